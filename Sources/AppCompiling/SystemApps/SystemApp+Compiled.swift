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

  private static let readySpringBoard = CompiledApp(springBoardDefinition)
  private static let readySettings = CompiledApp(settingsDefinition)
  private static let readySafari = CompiledApp(safariDefinition)
}
