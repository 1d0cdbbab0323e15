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

  /// The app with the content of another app's first screen added below that of its own.
  package func compiled(showing other: AppDefinition) -> CompiledApp {
    var definition = definition
    if let more = other.screens.first, !definition.screens.isEmpty {
      definition.screens[0].view += more.view
      definition.screens[0].context.merge(more.context) { own, _ in own }
    }
    return CompiledApp(definition)
  }

  private var definition: AppDefinition {
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
