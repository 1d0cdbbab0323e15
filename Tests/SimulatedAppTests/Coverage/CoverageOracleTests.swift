import SimulatedApp
import Testing
import VirtualTime

@testable import AppReview

@Suite("Coverage of random runs")
struct CoverageOracleTests {
  @Test(arguments: 1...8)
  func `is what a recorder inside them has noted`(seed: UInt64) throws {
    var draws = SeededDraws(seed: seed)
    let app = CompiledApp(.tiny([Self.screen(&draws)]))
    let session = AppSession(
      app: app, configuration: SessionConfiguration(seed: Seed(seed), isJournaling: true))
    let recorder = CoverageRecorder(app, ModelParts(app.definition))
    recorder.attach(to: session.device)
    _ = session.launch(arguments: [], environment: [:])
    for _ in 0..<12 {
      let button = Query().descendants(.button).identified(by: draws.pick(RandomChart.events))
      _ = session.perform(.tap, on: button, title: "Tap")
    }
    var coverage = Coverage(app)
    coverage.add(try JournalRecord(session.device.journal?.bytes ?? []), named: "run")
    #expect(coverage.runs[0].remark == nil, "seed \(seed)")
    #expect(coverage.counts == recorder.counts, "seed \(seed)")
    let known = Set(coverage.parts.entries.map(\.part))
    #expect(coverage.counts.keys.allSatisfy(known.contains), "seed \(seed)")
  }

  private static func screen(_ draws: inout SeededDraws) -> ScreenDefinition {
    var screen = RandomChart.screen(&draws)
    screen.view = RandomChart.events.map { event in
      ElementDefinition(
        .button, identifier: .literal(event), label: .literal(event),
        gestures: [GestureDefinition(.tap, raises: event)])
    }
    return screen
  }
}
