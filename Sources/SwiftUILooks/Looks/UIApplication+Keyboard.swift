public import AppleTypes
public import SwiftUIViews
import ViewGraph

/// A method by its name; `rehearse overlay` writes one that can be called in place of `#selector`.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  private let name: String
  private let call: @MainActor (AnyObject?, Any) -> Void

  /// Names a method, which cannot be called.
  public init(_ name: String) { (self.name, call) = (name, { _, _ in }) }
  /// Names a method, which cannot be called.
  public init(stringLiteral value: String) { self.init(value) }
  /// Names a method of a class.
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    (self.name, call) = (name, { target, _ in _ = (target as? Target).map { method($0)() } })
  }
  /// Names a method of a class that is told who calls it.
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.name = name
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      _ = method(target)(sender)
    }
  }
  /// Names a method of an object.
  public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
    (self.name, call) = (name, { _, _ in _ = method() })
  }
  /// Names a method of an object that is told who calls it.
  @_disfavoredOverload
  public init<Sender, Result>(_ name: String, _ method: @escaping @MainActor (Sender) -> Result) {
    (self.name, call) = (name, { _, sender in _ = (sender as? Sender).map(method) })
  }

  /// Whether both name the same method.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method of an object, which may be told who calls it.
  @MainActor func perform(on target: AnyObject?, from sender: Any) { call(target, sender) }

  fileprivate static let resign: Selector = "resignFirstResponder"
}

extension UIApplication {
  private static let running = UIApplication()

  /// The app.
  @MainActor @preconcurrency
  public class var shared: UIApplication { running }

  /// Calls a method of the first responder: only dismissing the keyboard is known.
  ///
  /// - Returns: whether something was called.
  @MainActor @preconcurrency
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action == .resign, target == nil, let watch = StateWatch.current else { return false }
    watch.dropKeyboard()
    return true
  }

  /// The app's scenes: one with one window, whose looks can be set.
  @MainActor @preconcurrency
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
  /// The windows: one, whose looks can be set.
  @MainActor @preconcurrency
  public var windows: [UIWindow] { UIWindowScene().windows }

  /// The name of the icon that replaces the app's own: there is none.
  @MainActor @preconcurrency
  public var alternateIconName: String? { nil }
  /// Whether the app can have another icon: there is no home screen that shows it.
  @MainActor @preconcurrency
  public var supportsAlternateIcons: Bool { false }
  /// Asks for another icon, which fails as it does where the system has none.
  @MainActor @preconcurrency
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Asks for another icon, which fails as it does where the system has none.
  @MainActor @preconcurrency
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }

  /// Whether another app would open a URL: there is none.
  @MainActor @preconcurrency
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens a URL in another app: here this fails, which the completion handler reports.
  @MainActor @preconcurrency
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an app, and not in a browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinks")
  }
}

extension UIView {
  /// Dismisses the keyboard, whichever field has it.
  ///
  /// - Returns: whether it is dismissed.
  @MainActor @preconcurrency
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    UIApplication.shared.sendAction(.resign, to: nil, from: nil, for: nil)
  }
}

/// An event of the user; the app receives none.
open class UIEvent: NSObject {}
