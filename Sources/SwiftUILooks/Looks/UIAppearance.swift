public import AppleTypes
public import SwiftUIViews
import ViewGraph

// The appearance proxies of UIKit. They decide only how views look, so they have no effect.

/// An object that receives events.
open class UIResponder: NSObject {
  /// Dismisses the keyboard.
  @MainActor @preconcurrency
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// Asks for the keyboard, which only fields get.
  @MainActor @preconcurrency
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }
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

/// A view of UIKit, which is shown in a ``UIViewRepresentable``; of others apps can set the looks.
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
  open var isHidden = false { didSet { change() } }
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Its place, which SwiftUI decides.
  open var frame = CGRect.zero
  /// Its place in its own coordinates.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// Whether a person can touch it.
  open var isUserInteractionEnabled = true
  /// Whether it should have the keyboard, which only fields get.
  package final var wantsKeyboard = false { didSet { if wantsKeyboard != oldValue { change() } } }
  /// Whether it has the keyboard, or will have it once it is shown.
  open override var isFirstResponder: Bool { wantsKeyboard }
  /// Asks for the keyboard, which only fields get.
  @MainActor @preconcurrency
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    wantsKeyboard = self is any KeyboardField
    return wantsKeyboard
  }
  /// Dismisses the keyboard.
  @MainActor @preconcurrency
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    wantsKeyboard = false
    (self as? any KeyboardField)?.focus(false)
    return true
  }
  /// Whether it keeps its place without constraints, which there are none of here.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The views in it, the last one in front.
  public internal(set) final var subviews: [UIView] = []
  /// The view that it is in.
  public internal(set) final weak var superview: UIView?
  /// What tests and assistive technologies are told of it.
  final var assistance = ViewAssistance()
  /// How often it was changed; what shows it is drawn again after each change.
  package final private(set) var changes = 0
  /// Draws the views again that show it.
  final var redraw: (() -> Void)?

  /// Puts a view in front of the others in it.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Puts a view between the others in it.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    change()
  }
  /// Takes it out of the view that it is in.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview?.change()
    superview = nil
  }
  /// Makes it as large as it needs to be; SwiftUI decides that.
  open func sizeToFit() {}
  /// Has its subviews placed; SwiftUI places them.
  open func setNeedsLayout() {}
  /// Has it drawn again.
  open func setNeedsDisplay() { change() }
}

extension UIView {
  /// Makes a view; SwiftUI decides its place.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// Has what was changed shown.
  final func change() {
    changes += 1
    redraw?()
    superview?.change()
  }
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
