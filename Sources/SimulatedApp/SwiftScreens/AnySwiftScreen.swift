/// A Swift screen in a definition, without its types.
package struct AnySwiftScreen: Sendable, Equatable {
  /// The name of its type.
  package let typeName: String
  private let screen: any SwiftScreen

  /// Wraps a screen.
  init(_ screen: some SwiftScreen) {
    self.screen = screen
    typeName = String(describing: type(of: screen))
  }

  /// A screen that comes to stand.
  func stand() -> any StandingSwiftScreen { Self.stand(screen) }

  private static func stand<Screen: SwiftScreen>(_ screen: Screen) -> any StandingSwiftScreen {
    SwiftScreenRun(screen)
  }

  /// Tells whether two screens have one type and, where that says when, the same values.
  package static func == (left: AnySwiftScreen, right: AnySwiftScreen) -> Bool {
    guard type(of: left.screen) == type(of: right.screen) else { return false }
    guard let value = left.screen as? any Equatable else { return true }
    return isSame(value, right.screen)
  }

  private static func isSame<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    other as? Value == value
  }
}

extension ScreenDefinition {
  /// Makes a screen of an app from a Swift type: `ScreenDefinition(CounterScreen())`.
  ///
  /// The definition says what is known before a run: the names of states, and what is shown first.
  public init(_ screen: some SwiftScreen) {
    let made = AnySwiftScreen(screen)
    let run = made.stand()
    let first = run.stateName
    let drawn = run.draw()
    var names = [first]
    for name in screen.stateNames where !names.contains(name) { names.append(name) }
    self.init(
      name: screen.name, title: screen.title, root: screen.root,
      context: Dictionary(
        screen.takes.map { ($0.key, $0.value) } + run.values.map { ($0.key, $0.value) },
        uniquingKeysWith: { given, _ in given }),
      barItems: drawn.barItems, isModal: screen.isModal, initial: first,
      states: names.map { StateDefinition(name: $0, view: $0 == first ? drawn.view : []) })
    swift = made
  }
}

extension AppDefinition {
  /// Whether any screen is a Swift type, of which only a run shows where it leads.
  var hasSwiftScreens: Bool { screens.contains { $0.swift != nil } }
}
