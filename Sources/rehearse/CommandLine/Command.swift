import SimulatedApp
import TestWriting

/// What the tool was asked to do.
enum Command: Equatable {
  case rehearse(RehearseOptions)
  case routes(folder: String?, graph: RouteGraphFormat? = nil, variant: String? = nil)
  case walks(folder: String?, kind: WalkTests.Kind)
  case check(folder: String?, isAudit: Bool = false, variant: String? = nil)
  case start(folder: String, package: String?)
  case shim
  case bench(arguments: [String])
  case help(CommandName?)
  case version
}

/// The commands as they are typed.
enum CommandName: String, CaseIterable {
  case routes, walks, check
  case start = "init"
  case shim, bench, help
}

/// What the main job can be told.
struct RehearseOptions: Equatable {
  /// The folder of the app; nil looks for `Screens`.
  var folder: String?
  /// The variant of the app; nil takes that of the environment, or the app by itself.
  var variant: String?
  /// How many times each flow is run.
  var seeds = 1_000
  /// The seed of the first run; the others follow it.
  var firstSeed = 1
  /// The one flow to run; nil runs all.
  var flow: String?
  /// How many threads share the work; nil takes one a core.
  var threads: Int?
  /// Where the report goes.
  var output = ".rehearsal"

  /// The most runs of one flow.
  static let seedLimit = 1_000_000
  /// The most threads.
  static let threadLimit = 256
}
