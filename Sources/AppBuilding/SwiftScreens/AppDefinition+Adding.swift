public import AppModel

extension AppDefinition {
  /// The app with more parts, such as screens that are Swift types.
  ///
  /// ```swift
  /// let app = sample.adding { CounterScreen() }
  /// ```
  ///
  /// A screen with the name of one that is there takes its place. Variants get the parts as well.
  public func adding(@AppBuilder _ parts: () -> [AppPart]) -> AppDefinition { adding(parts()) }

  /// The app with more parts.
  package func adding(_ parts: [AppPart]) -> AppDefinition {
    var app = self
    for part in parts {
      if case .screen(let screen) = part { app.screens.removeAll { $0.name == screen.name } }
      app.add(part)
    }
    for index in app.variants.indices {
      app.variants[index].app = app.variants[index].app.adding(parts)
    }
    return app
  }
}

extension AppBuilder {
  /// Takes a screen that is a Swift type.
  public static func buildExpression(_ screen: some SwiftScreen) -> [AppPart] {
    [.screen(ScreenDefinition(screen))]
  }
}
