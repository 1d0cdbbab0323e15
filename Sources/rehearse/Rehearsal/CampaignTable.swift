import FlakeLab
import Trials

/// The results of a campaign as text.
struct CampaignTable {
  private let flows: [(result: FlowResult, lesson: String)]

  init(_ flows: [(result: FlowResult, lesson: String)]) { self.flows = flows }

  /// The table, one row for each flow.
  var lines: [String] {
    var table = TextTable([
      ("flow", .left), ("runs", .right), ("failed", .right), ("rate (95 % interval)", .left),
      ("verdict", .left), ("what it means", .left),
    ])
    for (result, lesson) in flows {
      table.add([
        result.name, String(result.rate.runs), String(result.rate.failures),
        result.rate.description, result.verdict.words, result.meaning(lesson: lesson),
      ])
    }
    return table.lines
  }
}

extension FlowResult {
  /// The meaning of the result for a reader.
  func meaning(lesson: String) -> String {
    switch verdict {
    case .steadyPass: "waits for what it needs"
    case .steadyFail, .flaky: lesson
    }
  }
}
