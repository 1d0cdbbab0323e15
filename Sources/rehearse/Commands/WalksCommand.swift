import SimulatedApp
import TestWriting

/// `rehearse walks`: prints a test class that walks through an app.
enum WalksCommand {
  /// Prints the class alone, so that the output can go into a file; what else there is to say goes
  /// to standard error.
  static func run(folder: String?, kind: WalkTests.Kind) -> ExitCode {
    guard let app = AppSource.load(folder, tell: Console.error) else { return .failure }
    let tests = WalkTests(of: CompiledApp(app.definition), folder: folder, kind: kind)
    Console.out(String(tests.source.dropLast()))
    Console.error(summary(of: tests))
    return .success
  }

  /// How many tests there are, and what is in none of them.
  static func summary(of tests: WalkTests) -> String {
    var lines = [
      "\(counted(tests.scripts.count, "test")), \(tests.length) launches and moves"
        + (tests.plannedLength.map { "; no tour has fewer than \($0)" } ?? "")
    ]
    if !tests.isComplete {
      lines.append("The app has more places than were explored; walks lead through those alone.")
    }
    lines += tests.omissions.map { "In no test: \($0.move): \($0.reason)" }
    return lines.joined(separator: "\n")
  }
}
