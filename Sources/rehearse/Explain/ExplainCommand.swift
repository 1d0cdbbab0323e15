import EventOrders
import FlakeLab

/// Tells why a flaky test of the lab fails, or how well causes are named as a whole.
enum ExplainCommand {
  static func run(_ options: ExplainOptions) -> ExitCode {
    guard let name = options.scenario else {
      let report = CauseReport(of: FlakyScenario.all)
      Console.out(options.isJSON ? ExplainJSON.text(of: report) : report.text)
      return .success
    }
    guard let scenario = FlakyScenario.named(name) else { return .failure }
    let diagnosis = CauseReport.diagnosis(of: scenario.variant(options.form))
    Console.out(options.isJSON ? ExplainJSON.text(of: diagnosis) : diagnosis.description)
    return .success
  }
}

/// What `rehearse explain` can be told.
struct ExplainOptions: Equatable {
  /// The scenario; nil takes all.
  var scenario: String?
  /// Which of its variants.
  var form = FlakyScenario.Form.flaky
  /// Whether it is printed as JSON.
  var isJSON = false
}
