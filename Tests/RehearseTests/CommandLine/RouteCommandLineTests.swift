import Testing

import enum SimulatedApp.RouteGraphFormat

@testable import rehearse

@Suite("Arguments of routes and coverage")
struct RouteCommandLineTests {
  @Test func `say what to do`() throws {
    var coverage = CoverageOptions()
    coverage.folder = "X"
    coverage.journals = ["a", "b"]
    coverage.graph = .svg
    let cases: [([String], Command)] = [
      (["routes", "--strict"], .routes(folder: nil, options: RoutesOptions(isStrict: true))),
      (["routes", "--json"], .routes(folder: nil, options: RoutesOptions(isJSON: true))),
      (["routes", "--table", "t"], .routes(folder: nil, options: RoutesOptions(table: "t"))),
      (["routes", "--save=f"], .routes(folder: nil, options: RoutesOptions(save: "f"))),
      (["routes", "--graph", "svg"], .routes(folder: nil, graph: .svg)),
      (["routes", "diff", "a", "b"], .routesDiff(old: "a", new: "b")),
      (
        ["routes", "diff", "a", "b", "--markdown"],
        .routesDiff(old: "a", new: "b", format: .markdown)
      ),
      (["routes", "diff", "--json", "a", "b"], .routesDiff(old: "a", new: "b", format: .json)),
      (["routes", "diff", "--help"], .help(.routes)),
      (["coverage", "a", "b", "--app", "X", "--graph", "svg"], .coverage(coverage)),
      (["coverage", "-h"], .help(.coverage)),
    ]
    for (arguments, command) in cases {
      #expect(try Command(parsing: arguments) == command, "\(arguments)")
    }
  }

  @Test(
    arguments: [
      (["routes", "diff"], "Missing argument '<old>'"),
      (["routes", "diff", "a"], "Missing argument '<new>'"),
      (["routes", "diff", "a", "b", "c"], "Unexpected argument 'c'"),
      (["routes", "--stict"], "Unknown option '--stict'. Did you mean '--strict'?"),
      (["coverage"], "Missing argument '<journals>'"),
      (
        ["coverage", "a", "--graph", "text"],
        "Unknown format 'text' for '--graph'. The formats are: dot, mermaid, svg"
      ),
    ])
  func `are told where they are wrong`(arguments: [String], words: String) {
    #expect {
      try Command(parsing: arguments)
    } throws: {
      ($0 as? CommandLineError)?.message == words
    }
  }

  @Test(arguments: [
    (["gallery", "--devices", "toaster"], "gallery"), (["lesson", "15"], "lesson"),
    (["campaign", "--trials", "many"], "campaign"),
  ])
  func `that have a wrong value lead there too`(arguments: [String], command: String) {
    #expect {
      try Command(parsing: arguments)
    } throws: {
      ($0 as? CommandLineError)?.advice(on: arguments)
        == "See 'rehearse help \(command)' for more information."
    }
  }

  @Test func `that are missing lead to the command's own help`() {
    #expect {
      try Command(parsing: ["coverage"])
    } throws: {
      ($0 as? CommandLineError)?.advice
        == "See 'rehearse help coverage' for more information."
    }
  }
}
