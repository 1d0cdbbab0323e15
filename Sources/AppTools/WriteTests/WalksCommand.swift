import CommandLineTool
import SimulatedApp
import TestWriting

/// `rehearse walks`: prints a test class that walks through an app.
struct WalksCommand: ToolCommand {
  static let name = "walks"
  static let summary = "Prints tests that take every transition of an app."
  static let discussion = "Every step has been tried on the app before it is printed."
  static let examples = ["rehearse walks > Tests/AppUITests/TourTests.swift"]

  var app = CodeAppOptions()

  @Flag("--states", "Prints shortest paths to every state of every screen instead.")
  var visitsStates

  @Option("--places", .number("N", in: 1...1_000_000), "The most places to explore.")
  var places = WalkMap.standardPlaces

  /// Prints only the class to standard output, for redirecting it to a file; the summary goes to
  /// standard error.
  func run() -> ExitCode {
    guard let source = app.load(printingFaults: Console.error) else { return .failure }
    let line = ProgressLine()
    let tests = WalkTests(
      of: CompiledApp(source.definition), folder: source.files.flatMap { _ in app.folder },
      kind: visitsStates ? .states : .tour, places: places
    ) { line.show("\($0)") }
    line.finish()
    Console.out(String(tests.source.dropLast()))
    Console.error(Self.summary(of: tests))
    return .success
  }

  /// The number of tests, and the moves that no test contains.
  static func summary(of tests: WalkTests) -> String {
    var lines = [
      "\(counted(tests.scripts.count, "test")), \(tests.length) launches and moves"
        + (tests.plannedLength.map { "; no tour has fewer than \($0)" } ?? "")
    ]
    if !tests.isComplete {
      lines.append(
        "The app has more places than were explored (--places); walks cover only those explored.")
    }
    // If the exploration was cut short, `routes` explores more and may well reach the place.
    let hint = tests.isComplete ? "; rehearse routes says why" : ""
    lines += tests.placesNotReached.map { "In no test: \($0), which was not reached\(hint)" }
    lines += tests.transitionsNotTaken.map { "In no test: \($0), which was not taken" }
    lines += tests.itemsLeftOut.map { "In no test: \($0)" }
    // Places that differ only in their values have the same words.
    var told: Set<String> = []
    lines += tests.omissions.map { "In no test: \($0.move): \($0.reason)" }
      .filter { told.insert($0).inserted }
    return lines.joined(separator: "\n")
  }
}
