public import AppModel

extension ScreenDefinition {
  /// Makes a screen of an app from a Swift type: `ScreenDefinition(CounterScreen())`.
  ///
  /// The definition contains what is known before a run: the names of states, and the first view.
  public init(_ screen: some SwiftScreen) {
    let run = SwiftScreenRun(screen)
    let first = run.stateName
    let drawn = run.draw()
    var names = [first]
    for name in screen.stateNames where !names.contains(name) { names.append(name) }
    self.init(
      name: screen.name, title: screen.title, root: screen.root,
      context: Dictionary(
        screen.takes.map { ($0.key, $0.value) } + run.values.map { ($0.key, $0.value) },
        uniquingKeysWith: { given, _ in given }),
      barItems: drawn.barItems, leftBarItems: drawn.leftBarItems, isModal: screen.isModal,
      initial: first,
      states: names.map { StateDefinition(name: $0, view: $0 == first ? drawn.view : []) })
    swift = AnySwiftScreen(screen)
  }
}

extension ScreenDefinition {
  /// Whether the screen is a whole app of SwiftUI source, which runs as it is.
  package var isOwnSource: Bool { swift?.placesItself ?? false }
}

extension AppDefinition {
  /// Whether the app is its own source, which runs as it is.
  package var isOwnSource: Bool { screens.contains(where: \.isOwnSource) }
}

extension AnySwiftScreen {
  /// Whether it places its elements itself.
  fileprivate var placesItself: Bool {
    func places<Screen: SwiftScreen>(_ screen: Screen) -> Bool {
      Screen.State.self is any ScreenFollowing.Type
    }
    return (screen as? any SwiftScreen).map { places($0) } ?? false
  }

  /// Makes a run of the screen; nil for a value that is not a Swift screen.
  package func makeRun() -> (any RunningSwiftScreen)? {
    (screen as? any SwiftScreen).map { Self.run(of: $0) }
  }

  private static func run<Screen: SwiftScreen>(of screen: Screen) -> any RunningSwiftScreen {
    SwiftScreenRun(screen)
  }
}
