import AppRuntime
package import VirtualTime

/// Follows a run from inside the device, and steers it: hand one to ``AppSession/trace(with:)``.
///
/// Names do not depend on the order of the run. A happening of the test is named by its number
/// among the test's, one of the app by its cause and by what it is, a draw by the happening that it
/// is made in and by its source.
package final class RunTracer {
  /// Something on the clock.
  struct Ticket {
    let handle: EventHandle
    let name: String
    let words: String
    var origin: HappeningOrigin
    let cause: Int?
    let draw: DrawnLatency?
    let offset: VirtualDuration
    let scheduled: VirtualInstant
    var deadline: VirtualInstant
  }

  /// What is decided beforehand.
  package let plan: SteeringPlan
  /// Decides further while the run goes on.
  package weak var scheduler: (any StepScheduling)?
  /// What has happened so far.
  package internal(set) var trace = RunTrace()

  unowned let device: SimulatedDevice
  /// Makes steps that are none of the test's own; nil in any usual run.
  let easing: RunEasing?
  /// What is on the clock, by the ticket numbers that its events carry.
  var tickets: [Int32: Ticket] = [:]
  var nextTicket: Int32 = 1
  /// The happening under way; nil between happenings of the app.
  var current: Int?
  /// The draw whose event is about to be scheduled.
  var pendingDraw: DrawnLatency?
  /// How often each name has been given.
  private var counts: [String: Int] = [:]
  private var variableNumbers: [String: Int] = [:]
  /// Set while the tracer itself looks at the app.
  var isPaused = false
  /// Looks of a wait that have not decided it yet.
  var heldLooks: [(words: String, observation: Observation, sight: Sight?)] = []
  var isHoldingLooks = false
  /// Set once the test is over.
  var isAfterTest = false
  /// Whether what looks find and the lines of the test are kept, which takes its time.
  package var isDetailed: Bool = false
  /// Whether the test waits for what it has looked for in vain.
  package internal(set) var isBlocked: Bool = false
  /// What is on its way to its place on a screen.
  var movements: [Movement] = []
  /// How many steps the test has made.
  var testSteps = 0
  /// How many steps and events are under way, one within the other.
  var depth = 0
  /// A step that no call has announced, until something else happens.
  var unannounced: UnannouncedStep?
  /// What was shown when something happened last.
  var lastViews: [String: ScreenSnapshot] = [:]
  /// How long the test has slept since its last step.
  package var slept: VirtualDuration = .zero
  /// How many steps were added to the test's own.
  var addedSteps = 0

  init(device: SimulatedDevice, easing: RunEasing?, plan: SteeringPlan) {
    self.device = device
    self.easing = easing
    self.plan = plan
  }

  /// The number of a variable.
  func variable(_ name: String) -> Int {
    if let number = variableNumbers[name] { return number }
    let number = trace.variables.count
    trace.variables.append(name)
    variableNumbers[name] = number
    return number
  }

  /// A name with its number among equal ones; the first goes without.
  func counted(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) #\(count)"
  }

  /// The name of what is under way.
  var currentName: String { current.map { trace.happenings[$0].name } ?? "start" }

  /// Adds a happening and makes it the one under way; nil beyond the limit.
  @discardableResult
  func append(_ happening: Happening) -> Int? {
    closeUnannounced()
    settle()
    return add(happening)
  }

  /// Adds a happening that nothing else has to be added before.
  func add(_ happening: Happening) -> Int? {
    guard trace.happenings.count < RunTrace.limit else {
      trace.isCut = true
      return nil
    }
    var happening = happening
    happening.isAfterTest = isAfterTest
    trace.happenings.append(happening)
    current = trace.happenings.count - 1
    return current
  }

  func read(_ name: @autoclosure () -> String) {
    guard let current, !isPaused else { return }
    trace.happenings[current].reads.insert(variable(name()))
  }

  func write(_ name: @autoclosure () -> String) {
    guard let current, !isPaused else { return }
    trace.happenings[current].writes.insert(variable(name()))
  }

  /// Notes an entry of a list that only grows: the order of entries counts only where it is read.
  func log(_ name: String) {
    guard !isPaused else { return }
    trace.logs.insert(variable(name))
    write(name)
  }
}

extension RunTracer: RunFollower {}

extension RunTracer: ChoiceSteering {
  package func latency(
    from source: ChanceSourceID, law: LatencyDistribution, choice: Int
  ) -> VirtualDuration? {
    let name = counted("\(currentName) > \(device.choices.name(of: source))")
    pendingDraw = DrawnLatency(name: name, choice: choice, law: law, value: .zero)
    return plan.latencies[name] ?? scheduler?.latency(of: name, law: law)
  }

  package func answer(to question: ChanceQuestion) -> UInt64? {
    guard question.kind != .tie else { return nil }
    let name = counted("\(currentName) > \(device.choices.name(of: question.source))")
    let asked = plan.answers[name]
    trace.answers.append(DrawnAnswer(name, to: question, asked: asked, in: current))
    return asked
  }
}
