public import AppModel
import PredicateFormat
package import TextInput

/// An app made ready to run: make one from a definition and start as many sessions on it as you
/// like, on any thread.
public final class CompiledApp: Sendable {
  /// What it was made from.
  public let definition: AppDefinition
  /// What cannot run, one sentence each: an expression that does not parse is null, such a guard
  /// never holds, and a loader that is not there never ends.
  public let errors: [String]

  /// Whether any element ever moves.
  package let hasAnimations: Bool
  /// The keyboards its sessions have shown.
  package let keyboards = KeyboardShelf()
  /// The screens by name.
  package let screens: [String: CompiledScreen]
  /// The coordinators by name.
  package let coordinators: [String: CoordinatorDefinition]
  /// What each coordinator sets at launch, by its name.
  package let coordinatorBindings: [String: [CompiledBinding]]
  /// The badges of a coordinator's tabs, in their order.
  package let tabBadges: [String: [CompiledText?]]
  /// What the app settles at its launch; nil where that is nothing.
  package let launchState: CompiledLaunchState?

  /// What it shows on its start.
  package let onStart: [CompiledStartItem]
  /// The forms that a launch argument chooses from, by name.
  let variants: [String: CompiledApp]

  /// Makes an app ready; check the definition first to learn of faults with their places.
  public init(_ definition: AppDefinition) {
    self.definition = definition
    var compiler = DefinitionCompiler(
      loaders: Dictionary(definition.loaders.map { ($0.name, $0) }) { first, _ in first })
    var screens: [String: CompiledScreen] = [:]
    for screen in definition.screens where screens[screen.name] == nil {
      screens[screen.name] = CompiledScreen(screen, compiler: &compiler)
    }
    self.screens = screens
    var coordinators: [String: CoordinatorDefinition] = [:]
    var bindings: [String: [CompiledBinding]] = [:]
    var badges: [String: [CompiledText?]] = [:]
    for coordinator in definition.coordinators where coordinators[coordinator.name] == nil {
      coordinators[coordinator.name] = coordinator
      compiler.screenName = coordinator.name
      bindings[coordinator.name] = compiler.bindings(coordinator.with)
      guard case .tabs(let tabs) = coordinator.container else { continue }
      badges[coordinator.name] = tabs.map { tab in tab.badge.map { compiler.text($0) } }
    }
    self.coordinators = coordinators
    coordinatorBindings = bindings
    tabBadges = badges
    compiler.screenName = definition.name
    onStart = definition.onStart.map { compiler.startItem($0) }
    variants = Dictionary(
      definition.variants.map { ($0.name, CompiledApp($0.app)) },
      uniquingKeysWith: { first, _ in first })
    launchState = CompiledLaunchState(definition, compiler: &compiler)
    errors = compiler.errors
    // What a Swift screen will show is known only when it stands.
    hasAnimations = compiler.hasAnimations || definition.hasSwiftScreens
  }

  /// The words under a key in a language, else in the app's own, and the language they are in; nil
  /// where neither has any.
  package func phrase(_ key: String, in language: String) -> (phrase: Phrase, language: String)? {
    for language in [language, definition.language] {
      if let phrase = definition.phrase(key, in: language) { return (phrase, language) }
    }
    return nil
  }
}
