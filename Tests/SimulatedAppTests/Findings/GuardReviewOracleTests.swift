import PredicateFormat
import SimulatedApp
import Testing

@testable import AppFiles
@testable import AppReview
@testable import AppRuntime

@Suite("Findings of guards, against every run of small charts")
struct GuardReviewOracleTests {
  @Test(arguments: 1...24)
  func `no transition that is ever taken is accused`(seed: UInt64) {
    var draws = SeededDraws(seed: seed)
    let screen = RandomChart.screen(&draws)
    let app = AppDefinition.tiny([screen])
    let accused = Set(GuardReview(app).drafts.map { Self.transition($0.place.path.text) })
    let taken = ChartRuns(app).taken
    let wrong = taken.filter { accused.contains(Self.path(of: $0)) }
    #expect(wrong.isEmpty, "seed \(seed): \(screen)")
  }

  @Test func `charts of a few values have their idle transitions found`() {
    var found = 0
    for seed in 1...24 {
      var draws = SeededDraws(seed: UInt64(seed))
      found += GuardReview(.tiny([RandomChart.screen(&draws)])).drafts.count
    }
    #expect(found > 20)
  }

  private static func path(of key: TransitionKey) -> String {
    guard case .event(let event) = key.trigger else { return "" }
    let place = key.state.isEmpty ? "" : "states.\(key.state)."
    return "\(place)on.\(event)[\(key.index)]"
  }

  private static func transition(_ path: String) -> String {
    path.hasSuffix(".guard") ? String(path.dropLast(6)) : path
  }
}

/// A screen of two states whose transitions have random guards and assignments over small values.
enum RandomChart {
  static let events = ["A", "B"]

  static func screen(_ draws: inout SeededDraws) -> ScreenDefinition {
    let states = ["s0", "s1"].map { name in
      StateDefinition(name: name, on: events.map { event(&draws, $0) })
    }
    return ScreenDefinition(
      name: "main", context: ["n": 0, "m": 1, "f": false, "t": "x", "u": .null], on: [],
      initial: "s0", states: states)
  }

  private static func event(_ draws: inout SeededDraws, _ name: String) -> EventDefinition {
    EventDefinition(
      name,
      (0..<(1 + draws.below(3))).map { _ in
        TransitionDefinition(
          to: draws.chance(50) ? draws.pick(["s0", "s1"]) : nil,
          guard: draws.chance(80) ? guardText(&draws, depth: 2) : nil,
          actions: draws.chance(70) ? [action(&draws)] : [])
      })
  }

  private static func action(_ draws: inout SeededDraws) -> ActionDefinition {
    let choices: [(String, [String])] = [
      ("n", ["0", "2", "n + 1", "m", "n - m", "u + 1"]), ("m", ["1", "3", "n"]),
      ("f", ["TRUE", "FALSE", "f"]), ("t", ["'y'", "'x'", "t + 'z'"]), ("u", ["n", "'x'", "NULL"]),
    ]
    let (key, texts) = draws.pick(choices)
    return .assign(key: key, expression: draws.pick(texts))
  }

  private static func guardText(_ draws: inout SeededDraws, depth: Int) -> String {
    guard depth > 0, draws.chance(50) else {
      let left = draws.pick(["n", "m", "f", "t", "u", "n + m", "state"])
      let right = draws.pick(["0", "1", "2", "3", "TRUE", "'x'", "'y'", "NULL", "m", "'s1'"])
      return "\(left) \(draws.pick(["==", "!=", "<", ">", "<=", ">="])) \(right)"
    }
    switch draws.below(3) {
    case 0: return "NOT (\(guardText(&draws, depth: depth - 1)))"
    case 1:
      return "(\(guardText(&draws, depth: depth - 1))) AND (\(guardText(&draws, depth: depth - 1)))"
    default:
      return "(\(guardText(&draws, depth: depth - 1))) OR (\(guardText(&draws, depth: depth - 1)))"
    }
  }
}

/// Every run of a chart, up to some events: each configuration is come to by real sessions.
private final class ChartRuns {
  private(set) var taken: Set<TransitionKey> = []
  private static let limit = 60

  init(_ definition: AppDefinition) {
    let app = CompiledApp(definition)
    var seen: Set<String> = []
    var open: [[String]] = [[]]
    while let way = open.popLast(), seen.count < Self.limit {
      let session = AppSession(app: app, configuration: SessionConfiguration(timing: .zero))
      session.device.onStep = { [unowned self] _, _, step in
        if case .took(let key) = step { taken.insert(key) }
      }
      _ = session.launch(arguments: [], environment: [:])
      guard let process = session.device.process, let screen = process.frontScreen else { return }
      for event in way { process.raise(event, on: screen, data: .null) }
      let values = screen.context.sorted { $0.key < $1.key }.map { "\($0.value)" }
      guard seen.insert(screen.statePath + values.joined(separator: ",")).inserted else { continue }
      for event in RandomChart.events { open.insert(way + [event], at: 0) }
    }
  }
}
