public import AppModel

extension AppDefinition {
  /// Returns the app with additional parts, such as screens that are Swift types.
  ///
  /// ```swift
  /// let app = sample.adding { CounterScreen() }
  /// ```
  ///
  /// A new screen replaces an existing screen with the same name. Variants get the parts as well.
  public func adding(@AppBuilder _ parts: () -> [AppPart]) -> AppDefinition { adding(parts()) }

  /// Returns the app with additional parts.
  package func adding(_ parts: [AppPart]) -> AppDefinition {
    var app = self
    for part in parts {
      let before = app.screens
      part.add(&app)
      let added = app.screens[before.count...]
      app.screens = before.filter { old in !added.contains { $0.name == old.name } } + added
    }
    for index in app.variants.indices {
      app.variants[index].app = app.variants[index].app.adding(parts)
    }
    return app
  }
}

extension AppBuilder {
  /// Adds a screen that is a Swift type.
  public static func buildExpression(_ screen: some SwiftScreen) -> [AppPart] {
    AppBuilder.buildExpression(ScreenDefinition(screen))
  }
}
