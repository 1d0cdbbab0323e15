import Testing

@testable import TestReports

@Suite("The steps of two runs side by side")
struct TraceAlignmentTests {
  @Test func `stand opposite each other after a step that only one run has`() throws {
    let (short, long) = (try run(), try run(looks: 1))
    let rows = TraceAlignment(short, long).rows
    let extra = rows.filter { $0.one == nil }.compactMap(\.other).map { long.steps[$0].text }
    #expect(extra.count == 2)
    #expect(extra.first?.hasPrefix("Waiting 1.0s") == true)
    #expect(rows.allSatisfy { $0.other != nil })
    #expect(rows.last == .init(one: short.steps.count - 1, other: long.steps.count - 1))
  }

  @Test func `of one run are as many rows as it has steps`() throws {
    let run = try run()
    #expect(TraceAlignment(run, run).stretches == [[0, 0, run.steps.count]])
  }

  @Test func `stand opposite where they begin alike and nothing better does`() throws {
    let (failing, passing) = (try run(failing: 1), try run())
    let rows = TraceAlignment(failing, passing).rows
    let row = try #require(
      rows.first { $0.one.map { failing.steps[$0].text } == "signIn fails" })
    #expect(row.other.map { passing.steps[$0].text } == "signIn succeeds")
  }

  @Test func `are told in stretches that hold them all`() throws {
    let alignment = TraceAlignment(try run(failing: 1), try run(looks: 3))
    let told = alignment.stretches.flatMap { stretch in
      (0..<stretch[2]).map { place in
        TraceAlignment.Row(
          one: stretch[0] < 0 ? nil : stretch[0] + place,
          other: stretch[1] < 0 ? nil : stretch[1] + place)
      }
    }
    #expect(told == alignment.rows)
  }

  @Test func `begin to differ in the row of the first difference`() throws {
    var trace = TraceDocument(app: TracedLogin.app())
    for looks in [2, 0] {
      let record = try #require(TracedLogin.journal(of: TracedLogin.app(), looks: looks))
      try trace.add(record, named: "\(looks)")
    }
    let step = try #require(trace.difference?.step)
    let rows = TraceAlignment(trace.runs[0], trace.runs[1]).rows
    #expect(rows.firstIndex { $0.one == nil || $0.other == nil } == step)
  }

  private func run(failing rate: Double = 0, looks: Int = 0) throws -> TraceRun {
    let app = TracedLogin.app(failing: rate)
    let record = try #require(TracedLogin.journal(of: app, looks: looks))
    return TraceFollower(record, name: "run").run
  }
}
