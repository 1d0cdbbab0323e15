/// The identifiers of one screen as the cases of an enum, shared by the app and its tests.
///
/// ```swift
/// enum HomeAIP: AIP {
///   static let mainIdentifier = "home"
///   enum Element: String { case mainView, tableView }
/// }
///
/// HomeAIP.elementIdentifier(for: .tableView)  // home_tableView
/// ```
public protocol AccessibilityIdentifierProvider {
  /// The elements; the raw value is the last part of an identifier.
  associatedtype Element: RawRepresentable where Element.RawValue == String
  /// The first part of every identifier of the screen.
  static var mainIdentifier: String { get }
}

/// Short for ``AccessibilityIdentifierProvider``.
public typealias AIP = AccessibilityIdentifierProvider

extension AccessibilityIdentifierProvider {
  /// The whole identifier of an element, which the app sets and the tests look for.
  public static func elementIdentifier(for element: Element) -> String {
    "\(mainIdentifier)_\(element.rawValue)"
  }
}
