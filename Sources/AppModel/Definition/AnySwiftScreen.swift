/// A screen written in Swift, stored without its type.
package struct AnySwiftScreen: Sendable, Equatable {
  /// The name of its type.
  package let typeName: String
  /// The screen.
  package let screen: any Sendable

  /// Wraps a screen.
  package init(_ screen: some Sendable) {
    self.screen = screen
    typeName = String(describing: type(of: screen))
  }

  /// Whether two screens have the same type and, if it is `Equatable`, the same values.
  package static func == (left: AnySwiftScreen, right: AnySwiftScreen) -> Bool {
    guard type(of: left.screen) == type(of: right.screen) else { return false }
    guard let value = left.screen as? any Equatable else { return true }
    return isSame(value, right.screen)
  }

  private static func isSame<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    other as? Value == value
  }
}

extension AppDefinition {
  /// Whether any screen is written in Swift, so that only a run shows where it leads.
  package var hasSwiftScreens: Bool { screens.contains { $0.swift != nil } }
}
