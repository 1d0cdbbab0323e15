import AppBuilding
package import AppFiles
public import AppModel
import NetworkStubs
import Synchronization
package import TextInput
package import VirtualTime

/// An app that is compiled and can run: make one from a definition, then start any number of
/// sessions with it, on any thread.
public final class CompiledApp: Sendable {
  /// The definition it was made from.
  public let definition: AppDefinition
  /// The variant of the app that the definition is for; nil for the app itself, or if unknown.
  package let variant: String?
  /// How the latencies of the app's files were changed for ``definition``.
  package let latencies: LatencyPlan
  /// The device on which the app runs if nothing else is asked for.
  package let device: DeviceProfile
  /// The parts that cannot run, one sentence each.
  ///
  /// An expression that does not parse gives null, a guard that does not parse never holds, and an
  /// invocation of an unknown loader never finishes.
  public let errors: [String]

  /// Whether any element can move.
  package let hasAnimations: Bool
  /// Whether any screen is a Swift type.
  package let hasSwiftScreens: Bool
  /// Whether the app is its own source, which runs as it is.
  package let isOwnSource: Bool
  /// The app's fingerprint, once it was computed.
  private let knownFingerprint = Mutex<AppFingerprint?>(nil)
  /// The sets of stubs that its sessions have used, by name.
  private let stubSets = Mutex<[String: CompiledStubSet]>([:])
  /// The app with other latencies, by the plan that changes them.
  private let planned = Mutex<[LatencyPlan: CompiledApp]>([:])
  /// The keyboards that its sessions have shown.
  package let keyboards = KeyboardShelf()
  /// The screens by name.
  package let screens: [String: CompiledScreen]
  /// The coordinators by name.
  package let coordinators: [String: CoordinatorDefinition]
  /// The context values that each coordinator sets at launch, by the coordinator's name.
  package let coordinatorBindings: [String: [CompiledBinding]]
  /// The badges of each coordinator's tabs, in order.
  package let tabBadges: [String: [CompiledText?]]
  /// Accounts, toggles, experiments and commands, compiled; nil if the app has none of them.
  package let launchState: CompiledLaunchState?

  /// The screens and alerts that the app shows at its start.
  package let onStart: [CompiledStartItem]
  /// The variants that a launch argument chooses from, by name.
  let variants: [String: CompiledApp]

  /// Compiles an app; check the definition first to get its faults with their places.
  public convenience init(_ definition: AppDefinition) {
    self.init(definition, variant: nil)
  }

  /// Compiles a form of an app: the variant with a name, with latencies that a plan changes.
  ///
  /// - Parameters:
  ///   - definition: the definition of the variant, with the latencies of its files.
  ///   - variant: its name; nil for the app itself.
  ///   - latencies: how its latencies are changed.
  package init(
    _ definition: AppDefinition, variant: String?, latencies: LatencyPlan = .asWritten
  ) {
    let definition = latencies.applied(to: definition)
    self.definition = definition
    self.variant = variant
    self.latencies = latencies
    device = DeviceProfile.named(definition.device) ?? .standard
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
      definition.variants.map { ($0.name, CompiledApp($0.app, variant: $0.name)) },
      uniquingKeysWith: { first, _ in first })
    launchState = CompiledLaunchState(definition, compiler: &compiler)
    errors = compiler.errors
    // A Swift screen's elements are known only at run time.
    hasSwiftScreens = definition.hasSwiftScreens
    hasAnimations = compiler.hasAnimations || hasSwiftScreens
    isOwnSource = definition.isOwnSource
  }

  /// Identifies the version of the app; computed on first use.
  package var fingerprint: AppFingerprint {
    knownFingerprint.withLock { known in
      let fingerprint = known ?? AppFingerprint(of: definition)
      known = fingerprint
      return fingerprint
    }
  }

  /// Adopts a fingerprint, for an app that is made for one run and whose token nobody sees.
  package func take(_ fingerprint: AppFingerprint) {
    knownFingerprint.withLock { $0 = fingerprint }
  }

  /// The set of stubs with a name, compiled once for all sessions; nil if the app has no such set.
  package func stubSet(named name: String) -> CompiledStubSet? {
    stubSets.withLock { known in
      if let set = known[name] { return set }
      let set = definition.stubs.sets.first { $0.name == name }
      let made = set.map { CompiledStubSet($0, loaders: definition.loaders) }
      known[name] = made
      return made
    }
  }

  /// The app with its latencies changed by a plan, compiled once for all runs.
  package func planned(_ plan: LatencyPlan) -> CompiledApp {
    if plan == .asWritten { return self }
    return planned.withLock { known in
      let made = known[plan] ?? CompiledApp(definition, variant: variant, latencies: plan)
      known[plan] = made
      return made
    }
  }

  /// The phrase for a key in a language, otherwise in the app's own language, and that language;
  /// nil if neither has the key.
  package func phrase(_ key: String, in language: String) -> (phrase: Phrase, language: String)? {
    for language in [language, definition.language] {
      if let phrase = definition.phrase(key, in: language) { return (phrase, language) }
    }
    return nil
  }
}
