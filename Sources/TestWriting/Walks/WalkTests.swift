import AccessibilityTree
package import SimulatedApp

/// A test class that walks through an app: it plans the walks, runs them and writes them.
///
/// ```swift
/// let tests = WalkTests(of: app, kind: .tour)
/// tests.source
/// ```
package struct WalkTests: Sendable, Equatable {
  /// The kind of walks.
  package enum Kind: String, Sendable, CaseIterable {
    /// The fewest launches and moves that take every transition.
    case tour
    /// A shortest way to every state of every screen.
    case states
  }

  /// A transition that no test takes.
  package struct Omission: Sendable, Equatable {
    /// The move in words, with the place where it begins.
    package let move: String
    /// Why it could not be written.
    package let reason: String
  }

  /// The kind of walks.
  package let kind: Kind
  /// The walks as steps.
  package let scripts: [WalkScript]
  /// The transitions that no test takes.
  package let omissions: [Omission]
  /// How long the planned tour is, in launches and moves; nil for other walks.
  package let plannedLength: Int?
  /// Whether the whole app was explored.
  package let isComplete: Bool
  /// The items of repeated elements that no test touches, in one sentence for each element.
  package let itemsLeftOut: [String]
  /// The screens that the exploration never had in front, and the states of the others that it
  /// never entered, each in words.
  package let placesNotReached: [String]
  /// The transitions of these that the exploration never took, in words.
  package let transitionsNotTaken: [String]
  private let appName: String
  private let coordinatorArgument: String
  /// Whether the app is SwiftUI source, which does not have loaders or coordinators.
  private let isOwnSource: Bool
  /// The folder of the app under test; nil for the usual one.
  private let folder: String?

  /// Explores at most a number of places of an app and walks the walks of a kind.
  ///
  /// A walk of a tour with more than `mostMoves` becomes several tests.
  package init(
    of app: CompiledApp, folder: String? = nil, kind: Kind, mostMoves: Int = WalkTests.usualMoves,
    places: Int = WalkMap.standardPlaces, progress: ExplorationProgress.Watcher? = nil
  ) {
    let map = WalkMap(app, places: places, progress: progress)
    let tour = kind == .tour ? map.tour() : nil
    var writer = WalkPlan(app: app, map: map)
    let walks = tour?.walks.flatMap { map.parts(of: $0, mostMoves: mostMoves) }
    for walk in walks ?? map.shortestWalks { writer.go(walk, mustTakeAll: kind == .tour) }
    if kind == .tour { writer.omitCrashes() }
    self.kind = kind
    scripts = writer.scripts
    omissions = writer.omissions
    plannedLength = tour?.length
    isComplete = map.isComplete
    itemsLeftOut = map.itemsLeftOut
    let reached = Set(map.places.map(\.screen))
    placesNotReached = app.definition.screens.flatMap { screen in
      guard reached.contains(screen.name) else { return ["the screen \(screen.name)"] }
      let entered = map.statesEntered[screen.name] ?? []
      return screen.statePaths.filter { !entered.contains($0) }
        .map { "the state \($0) of \(screen.name)" }
    }
    transitionsNotTaken = map.transitionsNotTaken
    appName = app.definition.name
    coordinatorArgument = app.definition.coordinatorArgument
    isOwnSource = app.isOwnSource
    self.folder = folder
  }

  /// How many moves a test may have to stay readable.
  package static let usualMoves = 12

  /// Launches and moves of all tests together.
  package var length: Int { scripts.reduce(0) { $0 + 1 + $1.moves.count } }

  /// The name of the test class.
  package var className: String {
    SwiftName.type(appName) + (kind == .tour ? "TourTests" : "StateTests")
  }

  /// The source file of the test class.
  package var source: String {
    var source = opening
    let names = SwiftName.unique(scripts.map(testName))
    for (name, script) in zip(names, scripts) {
      source += "\n" + script.function(named: name, isOwnSource)
    }
    return source + "}\n"
  }

  private var opening: String {
    let imports = (isOwnSource ? [] : ["AppTunnel"]) + ["SimulatedApp", "XCTest"]
    return """
      // Written by `rehearse walks`: run it again when the screens have changed.
      \(imports.map { "import " + $0 }.joined(separator: "\n"))

      /// \(summary)
      final class \(className): XCTestCase {
      \(appOverride)  override class var simulatedTiming: AutomationTiming? { .zero }

        private let app = XCUIApplication()

        override func setUp() {
          continueAfterFailure = false
      \(isOwnSource ? "" : "    app.tunnel.loaders.alwaysSucceed()\n")  }\(launch)

      """
  }

  private var launch: String {
    isOwnSource
      ? ""
      : """


        private func launch(_ coordinator: String) {
          app.launchArguments = [\(SwiftLiteral.string("-" + coordinatorArgument)), coordinator]
          app.launch()
        }
      """
  }

  private var appOverride: String {
    folder.map { "  override class var simulatedApp: String? { \(SwiftLiteral.string($0)) }\n" }
      ?? ""
  }

  private var summary: String {
    let count = scripts.reduce(0) { $0 + $1.moves.count }
    switch kind {
    case .tour:
      return "Takes every transition of \(appName): \(count) moves in \(scripts.count) tests."
    case .states: return "Goes to every state of \(appName) in the fewest moves."
    }
  }

  /// A name made from the screens in order, or from the state to which the walk leads.
  private func testName(_ script: WalkScript) -> String {
    var screens: [String] = []
    for screen in [script.firstScreen] + script.moves.map(\.screen) where !screens.contains(screen)
    {
      screens.append(screen)
    }
    let names = screens.map { SwiftName.type($0) }
    guard kind == .states, let last = script.moves.last else {
      return "test" + names.joined(separator: "And") + (script.moves.isEmpty ? "Opens" : "")
    }
    let end = SwiftName.type(last.screen + " " + last.state)
    return "test\(names[0])LeadsTo\(end)"
  }
}

extension WalkScript {
  fileprivate func function(named name: String, _ isOwnSource: Bool) -> String {
    var lines = ["@MainActor", "func \(name)() {"]
    let launch = isOwnSource ? "app.launch()" : "launch(\(SwiftLiteral.string(coordinator)))"
    lines += Self.body([launch] + opening.flatMap(\.swift))
    for move in moves {
      let place = move.state.isEmpty ? move.screen : "\(move.screen), \(move.state)"
      lines += [""] + SwiftLine.comment("\(move.words): \(place)", indent: 2)
      lines += Self.body(move.steps.flatMap(\.swift))
    }
    return (lines + ["}"]).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  private static func body(_ lines: [String]) -> [String] {
    lines.flatMap { SwiftLine.wrapped($0, indent: 2) }
  }
}
