import SimulatedApp
import Testing
import VirtualTime

/// A small run in which one kind of fault shows, and what is then seen in it.
struct FaultSample: Sendable, CustomTestStringConvertible {
  let fault: Fault
  /// What is seen in every run without the fault.
  let usual: String
  /// Whether what is seen is the fault's doing.
  let isFaulty: @Sendable (String) -> Bool
  private let timing: AutomationTiming
  private let app: AppDefinition
  private let act: @Sendable (TinyApp) -> String

  init(
    _ fault: Fault, _ app: AppDefinition, usual: String,
    timing: AutomationTiming = .zero, isFaulty: @escaping @Sendable (String) -> Bool,
    act: @escaping @Sendable (TinyApp) -> String
  ) {
    self.fault = fault
    self.app = app
    self.usual = usual
    self.timing = timing
    self.isFaulty = isFaulty
    self.act = act
  }

  init(
    _ fault: Fault, _ app: AppDefinition, usual: String,
    timing: AutomationTiming = .zero, faulty: String,
    act: @escaping @Sendable (TinyApp) -> String
  ) {
    self.init(
      fault, app, usual: usual, timing: timing, isFaulty: { $0 == faulty }, act: act)
  }

  var testDescription: String { fault.description }

  /// The result of a run: what is seen, and its journal except for the first line.
  struct Outcome: Equatable {
    let seen: String
    let journal: String
    let token: String
  }

  func run(seed: UInt64, plan: FaultPlan, replay: String? = nil) -> Outcome {
    var configuration = SessionConfiguration(
      seed: Seed(seed), timing: timing, isJournaling: true, replay: replay)
    configuration.faults = plan
    let app = TinyApp(app, configuration: configuration)
    let seen = act(app)
    let text = String(decoding: app.session.device.journal?.bytes ?? [], as: UTF8.self)
    return Outcome(
      seen: seen, journal: String(text.drop { $0 != "\n" }), token: app.session.replayToken)
  }
}

extension TinyApp {
  /// Lets time pass until the front screen is in a state, and says how long that took.
  func time(until state: String) -> String {
    let start = session.now
    while self.state != state, let next = session.nextEvent { session.device.advance(to: next) }
    return "\((session.now - start).inSeconds)"
  }

  /// The labels of the texts that are shown, in order.
  var labels: String {
    guard let tree else { return "" }
    return (0..<tree.count).map { tree[$0] }.filter { $0.type == .staticText }.map(\.label).joined()
  }
}
