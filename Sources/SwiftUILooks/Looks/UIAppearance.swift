public import AppleTypes
public import SwiftUIViews
import ViewGraph

// The appearance proxies of UIKit. They decide only how views look, so they have no effect.

/// An object that receives events.
open class UIResponder: NSObject {
  /// Dismisses the keyboard.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}

extension UIResponder {
  /// The keyboard will appear; it is never posted here.
  public class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// The keyboard will move; it is never posted here.
  public class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// The keyboard has appeared; it is never posted here.
  public class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// The keyboard will disappear; it is never posted here.
  public class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// The keyboard has disappeared; it is never posted here.
  public class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// The key of the frame that the keyboard will have.
  public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the duration of the keyboard's movement.
  public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
}

/// A view of UIKit, whose looks apps can set here and nothing else.
open class UIView: UIResponder {
  /// The appearance of all views of this class.
  open class func appearance() -> Self { looks(of: self) }
  /// The appearance of those inside views of other classes.
  open class func appearance(whenContainedInInstancesOf containers: [AnyObject.Type]) -> Self {
    looks(of: self)
  }
  /// Makes a view.
  public required override init() {}
  /// Turns the animations of the app on or off; without them changes end at once.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    StateWatch.current?.isAnimated = enabled
  }
  /// Whether the app's changes are animated.
  open class var areAnimationsEnabled: Bool { StateWatch.current?.isAnimated ?? true }
  /// The colour of controls.
  open var tintColor: UIColor?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// Whether it is not shown.
  open var isHidden = false
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Its place in its own coordinates; empty, since what is shown is SwiftUI's.
  open var bounds: CGRect { .zero }
}

/// The appearance of a class has no effect, so it is not stored.
private func looks<Kind: UIView>(of kind: Kind.Type) -> Kind { kind.init() }

/// A window.
open class UIWindow: UIView {
  /// Whether it receives typed text.
  open var isKeyWindow: Bool { true }
  /// What bars and the system cover at its edges: nothing, since views are placed next to them.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Light, dark, or as the system; it has no effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What the window shows: SwiftUI's views of the window that a scene delegate keeps.
  open var rootViewController: UIViewController?
  convenience init(holding controller: UIViewController) {
    self.init()
    rootViewController = controller
  }
  /// Makes the window of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init() }
  /// Makes a window, which fills the screen.
  public convenience init(frame: CGRect) { self.init() }
  /// Shows the window; the one that a scene delegate keeps is shown as it is.
  open func makeKeyAndVisible() {}
}

/// A scene of an app.
open class UIScene: NSObject {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// Its state: in the foreground and active.
  open var activationState: ActivationState { .foregroundActive }
}

/// The windows that an app has on the screen.
open class UIWindowScene: UIScene {
  private let window = UIWindow(holding: UIViewController())
  /// The windows: one.
  open var windows: [UIWindow] { [window] }
  /// The window that receives typed text.
  open var keyWindow: UIWindow? { window }
}

/// The bar at the top of a screen.
open class UINavigationBar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shows through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The line below the bar.
  open var shadowImage: UIImage?
  /// The letters of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The letters of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The usual looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks above content that is not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

/// The looks of a bar.
open class UIBarAppearance: NSObject {
  /// Makes the usual looks.
  public override init() {}
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The colour of the line.
  open var shadowColor: UIColor?
  /// Takes the looks of the system.
  open func configureWithDefaultBackground() {}
  /// Covers what is behind.
  open func configureWithOpaqueBackground() {}
  /// Shows what is behind.
  open func configureWithTransparentBackground() {}
}

/// The looks of the bar at the top.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The letters of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The letters of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of the bar of tabs.
open class UITabBarAppearance: UIBarAppearance {}

/// The bar at the bottom of a screen.
open class UIToolbar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shows through.
  open var isTranslucent = true
}

/// The bar of tabs.
open class UITabBar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is behind shows through.
  open var isTranslucent = true
  /// The usual looks.
  open var standardAppearance = UITabBarAppearance()
  /// The looks above content that is not scrolled.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A view that scrolls.
open class UIScrollView: UIView {
  /// Whether it bounces at its ends.
  open var bounces = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
}

/// Rows.
open class UITableView: UIScrollView {
  /// The kind of line between rows.
  public enum SeparatorStyle: Sendable { case none, singleLine }
  /// The kind of line between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of lines between rows.
  open var separatorColor: UIColor?
  /// What is below the last row.
  open var tableFooterView: UIView?
}

/// A row.
open class UITableViewCell: UIView {}
/// Cells.
open class UICollectionView: UIScrollView {}
/// A text that is edited.
open class UITextView: UIScrollView {}
/// A line of text that is edited.
open class UITextField: UIView {
  /// When a part of a field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// When there is a button that empties the field.
  open var clearButtonMode = ViewMode.never
}
/// A text.
open class UILabel: UIView {
  /// Whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How much letters may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1
}
/// A switch.
open class UISwitch: UIView {
  /// The colour of a switch that is on.
  open var onTintColor: UIColor?
}
/// Dots that show the page.
open class UIPageControl: UIView {
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page.
  open var currentPageIndicatorTintColor: UIColor?
  /// The picture of the dots.
  open var preferredIndicatorImage: UIImage?
  /// The picture of the dot of the page.
  open var preferredCurrentPageIndicatorImage: UIImage?
}
/// A row of segments, one of which is selected.
open class UISegmentedControl: UIView {
  /// The colour of the choice.
  open var selectedSegmentTintColor: UIColor?
  /// Sets the letters.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A control.
open class UIControl: UIView {
  /// Its state.
  public struct State: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes a state from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, and neither touched nor selected.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }
}

/// A button of a bar.
open class UIBarButtonItem: NSObject {
  /// The looks of all buttons of bars.
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// The colour of the button.
  open var tintColor: UIColor?
  /// Sets the letters.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension NSAttributedString.Key {
  /// The font of letters.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of letters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The line below letters.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
