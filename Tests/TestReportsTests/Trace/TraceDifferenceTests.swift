import SimulatedApp
import Testing

@testable import TestReports

@Suite("Two runs of one test")
struct TraceDifferenceTests {
  @Test func `that do the same differ in no step`() throws {
    var trace = TraceDocument(app: TracedLogin.app())
    let record = try #require(TracedLogin.journal(of: TracedLogin.app()))
    try trace.add(record, named: "one")
    try trace.add(record, named: "other")
    #expect(trace.firstDifference == nil)
  }

  @Test func `differ first where a loader ends otherwise`() throws {
    let flaky = TracedLogin.app(failing: 0.5)
    let runs = try (1...40).map { seed in
      try #require(TracedLogin.journal(of: flaky, seed: .init(UInt64(seed))))
    }
    let passing = try #require(runs.first { !$0.hasFailure })
    let failing = try #require(runs.first { $0.hasFailure })
    var trace = TraceDocument(app: flaky)
    try trace.add(failing, named: "failing")
    try trace.add(passing, named: "passing")
    let difference = try #require(trace.firstDifference)
    #expect(
      difference.words == "One run has “signIn fails” where the other has “signIn succeeds”.")
    let step = trace.runs[0].steps[difference.step - 1]
    #expect(step.text == "signIn fails")
    #expect(step.before == trace.runs[1].steps[difference.step - 1].before)
  }

  @Test func `are two at most`() throws {
    var trace = TraceDocument(app: TracedLogin.app())
    let record = try #require(TracedLogin.journal(of: TracedLogin.app()))
    for name in ["one", "other", "third"] { try trace.add(record, named: name) }
    #expect(trace.runs.map(\.name) == ["one", "other"])
  }

  @Test func `name the files of failures and show their sources`() throws {
    let failing = TracedLogin.app(failing: 1)
    var trace = try #require(try TracedLogin.trace(of: failing))
    #expect(trace.sourceFiles == ["LoginTests.swift"])
    let lines = (1...30).map { "line \($0)" }
    trace.add(source: lines.joined(separator: "\n"), of: "LoginTests.swift")
    #expect(
      trace.excerpts == [
        SourceExcerpt(file: "LoginTests.swift", firstLine: 1, lines: Array(lines[..<14]))
      ])
  }
}

extension JournalRecord {
  fileprivate var hasFailure: Bool {
    entries.contains { if case .failed = $0.fact { true } else { false } }
  }
}
