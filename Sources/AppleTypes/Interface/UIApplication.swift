public import Foundation

/// The constants of the class that represents an app; apps have an instance, tests do not.
open class UIApplication: NSObject {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// It is in front and receives touches.
    case active = 0
    /// It is in front and receives no touches.
    case inactive = 1
    /// It is in the background.
    case background = 2
  }

  /// The link that opens the page of an app in Settings.
  public class var openSettingsURLString: String { "app-settings:" }

  /// Posted when the app has come to the front.
  public class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the app is about to lose the front.
  public class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the app has gone behind others.
  public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the app is about to come to the front.
  public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the app has been launched.
  public class var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the app is about to end.
  public class var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
  /// Posted when memory is short.
  public class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// Posted when the user has taken a screenshot.
  public class var userDidTakeScreenshotNotification: Notification.Name {
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// Posted at midnight, and when the clock of the device was set; never here.
  public class var significantTimeChangeNotification: Notification.Name {
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// The number on the app's icon; nothing shows it.
  @MainActor @preconcurrency
  public var applicationIconBadgeNumber = 0
  /// Whether the screen stays on; here it always does.
  @MainActor @preconcurrency
  public var isIdleTimerDisabled = false

  package override init() {}
}
