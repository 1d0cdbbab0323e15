import AccessibilityTree
import ScreenPictures
import SimulatedApp

/// A picture of the current screen of a session's device.
struct ScreenCapture {
  private let session: AppSession

  /// Captures the screen of a session.
  init(of session: AppSession) { self.session = session }

  /// The whole screen: the app in front or the home screen, and system windows on top.
  var picture: ScreenPicture {
    ScreenPicture(
      of: session.device.seen?.tree ?? homeScreen, covers: session.device.systemCovers,
      style: style)
  }

  /// The area of an element with all that covers it; nil if the element is not on the screen.
  func picture(of element: FoundElement) -> ScreenPicture? {
    picture.cropped(to: element.view.frame)
  }

  /// The parts of a picture that come from the device, not from an app.
  private var style: PictureStyle {
    let profile = session.device.profile
    return PictureStyle(
      isDark: session.device.appearance == .dark, statusBarHeight: Int(profile.topInset),
      hasHomeIndicator: profile.bottomInset > 0)
  }

  /// The home screen before the first query for it: only the icon of the app under test.
  private var homeScreen: ElementSnapshot {
    let profile = session.device.profile
    var builder = SnapshotBuilder()
    builder.begin(
      ElementAttributes(
        type: .application, label: "Home screen",
        frame: ElementFrame(x: 0, y: 0, width: profile.width, height: profile.height)))
    builder.add(
      ElementAttributes(
        type: .icon, label: session.app.definition.name,
        frame: ElementFrame(x: 26, y: profile.topInset + 18, width: 76, height: 82)))
    return builder.finish()
  }
}

extension Automation {
  /// Captures the screen; nil after a failure, which only a fault plan can bring about.
  static func capture(in session: AppSession) -> ScreenCapture? {
    guard session.device.chance.strikes(.screenshot) else { return ScreenCapture(of: session) }
    report(.noScreenshot, .reading, in: session)
    return nil
  }
}
