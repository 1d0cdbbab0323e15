import SimulatedApp
import TestWriting
import Trials

/// What the tool was asked to do.
enum Command: Equatable {
  case rehearse(RehearseOptions)
  case routes(
    folder: String?, graph: RouteGraphFormat? = nil, variant: String? = nil,
    options: RoutesOptions = RoutesOptions())
  case routesDiff(old: String, new: String, format: DifferenceFormat = .text)
  case coverage(CoverageOptions)
  case trace(TraceOptions)
  case gallery(GalleryOptions)
  case walks(folder: String?, kind: WalkTests.Kind)
  case generate(folder: String?, output: String, isCheck: Bool = false)
  case open(OpenOptions)
  case check(folder: String?, isAudit: Bool = false, variant: String? = nil)
  case languages(folder: String?, variant: String? = nil)
  case checkPages(PageCheckOptions)
  case schemas(folder: String?)
  case start(folder: String, package: String?)
  case shim
  case importing(ImportOptions)
  case verify(VerifyOptions)
  case recorder
  case campaign(TestCampaignOptions)
  case test(TestRunOptions)
  case results(ResultsOptions)
  case resultSchema(ResultSchema)
  case latencies(LatenciesOptions)
  case waits(WaitsOptions)
  case lesson(LessonOptions)
  case help(CommandName?)
  case version
}

/// The commands as they are typed.
enum CommandName: String, CaseIterable {
  case routes, coverage, trace, gallery, walks, generate, open, check
  case start = "init"
  case importing = "import"
  case verify, recorder, shim, test, results, campaign, latencies, waits, lesson, help
}

/// What a check of routes can be told.
struct RoutesOptions: Equatable {
  /// Whether advice fails the check too.
  var isStrict = false
  /// Whether the report is printed as JSON.
  var isJSON = false
  /// The table of routes to run instead of a check.
  var table: String?
  /// Where to save the routes instead of a check.
  var save: String?
}

/// What `rehearse check pages` can be told.
struct PageCheckOptions: Equatable {
  /// The folders and files to look at; none for `Tests`.
  var sources: [String] = []
  /// The folder of the app; nil looks for `Screens`, and goes without where there is none.
  var app: String?
  /// The variant of the app; nil for the app by itself.
  var variant: String?
}

/// A form in which differences are printed.
enum DifferenceFormat: Equatable {
  case text, markdown, json
}

/// What `rehearse coverage` can be told.
struct CoverageOptions: Equatable {
  /// The folder of the app; nil looks for `Screens`.
  var folder: String?
  /// Journals, and folders of journals.
  var journals: [String] = []
  /// The coloured graph to print instead; nil prints the coverage itself.
  var graph: RouteGraphFormat?
  /// Whether it is printed as JSON.
  var isJSON = false
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

/// What the interactive app can be told.
struct OpenOptions: Equatable {
  /// The folder of the app; nil looks for `Screens`.
  var folder: String?
  /// The coordinator to launch; nil takes the app's own.
  var coordinator: String?
  /// Decides what is left to chance.
  var seed = 1
  /// The device's name; nil takes the app's own.
  var device: String?
  /// The file that the recorded test goes to; nil records none.
  var record: String?
  /// The file that the picture of the screen goes to at the end; nil draws none.
  var picture: String?
}
