package import AppModel

extension SystemApp {
  /// The compiled app, made when it is first needed.
  package var compiled: CompiledApp {
    switch self {
    case .springBoard: Self.readySpringBoard
    case .settings: Self.readySettings
    case .safari: Self.readySafari
    }
  }

  /// The definition of the app.
  var definition: AppDefinition {
    switch self {
    case .springBoard: Self.springBoardDefinition
    case .settings: Self.settingsDefinition
    case .safari: Self.safariDefinition
    }
  }

  private static let readySpringBoard = CompiledApp(springBoardDefinition)
  private static let readySettings = CompiledApp(settingsDefinition)
  private static let readySafari = CompiledApp(safariDefinition)
}
