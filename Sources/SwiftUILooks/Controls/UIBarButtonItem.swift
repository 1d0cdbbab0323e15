public import AppleTypes
public import Foundation

/// A button of a bar.
open class UIBarButtonItem: NSObject {
  /// The buttons that the system has.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }
  /// How a button looks.
  public enum Style: Int, Sendable { case plain, bordered, done, prominent }

  /// Its words.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// Whether a person can use it.
  open var isEnabled = true
  /// The colour of the button.
  open var tintColor: UIColor?
  /// By which tests find it.
  open var accessibilityIdentifier: String?
  /// What it is called, in place of its words.
  open var accessibilityLabel: String?
  /// The object whose method a tap calls.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector?
  /// The action that a tap performs.
  open var primaryAction: UIAction?
  /// Whether it is the space between others.
  package var isSpace = false

  /// The looks of all buttons of bars.
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// Sets the letters.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Makes a button of the system.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init()
    isSpace = item == .flexibleSpace || item == .fixedSpace
    title = "\(item)".prefix(1).uppercased() + "\(item)".dropFirst()
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  /// Makes a button with words.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.target, self.action) = (title, target.map { $0 as AnyObject }, action)
  }
  /// Makes a button with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.target, self.action) = (image, target.map { $0 as AnyObject }, action)
  }
  /// Makes a button of the system that performs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
  /// Makes a button that performs an action.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
  /// A space that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  /// A space.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }
}

extension UIBarButtonItem {
  /// Does what a tap does.
  @MainActor package func press() {
    if let action { action.perform(on: target, from: self) }
    if let primaryAction { primaryAction.handler(primaryAction) }
  }
}

/// The bar at the bottom of a screen, or above the keyboard.
open class UIToolbar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what is behind shows through.
  open var isTranslucent = true
  /// Its buttons.
  open var items: [UIBarButtonItem]? { didSet { change() } }
  /// Sets its buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
