public import AppleTypes
public import SwiftUIViews
import ViewGraph

/// The name of a method; `rehearse overlay` writes it in place of `#selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  /// Names a method.
  public init(_ name: String) { self.name = name }
  /// Names a method.
  public init(stringLiteral value: String) { name = value }

  fileprivate static let resign: Selector = "resignFirstResponder"
}

extension UIApplication {
  private static let running = UIApplication()

  /// The app.
  @MainActor @preconcurrency
  public class var shared: UIApplication { running }

  /// Calls a method of what has the keyboard: only giving it back is known.
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

  /// What the app has on the screen: one scene with one window, of which looks can be set.
  @MainActor @preconcurrency
  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }
  /// The windows: one, of which looks can be set.
  @MainActor @preconcurrency
  public var windows: [UIWindow] { UIWindowScene().windows }

  /// The name of the icon in place of the app's own: there is none.
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

  /// Whether another app would open an address: there is none.
  @MainActor @preconcurrency
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens an address in another app, which leads nowhere here, and says so.
  @MainActor @preconcurrency
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an app, and not in a browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinks")
  }
}

extension UIView {
  /// Gives the keyboard back, whatever has it.
  ///
  /// - Returns: whether it is given back.
  @MainActor @preconcurrency
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    UIApplication.shared.sendAction(.resign, to: nil, from: nil, for: nil)
  }
}

/// Something that a person does; the app gets none.
open class UIEvent: NSObject {}
