import AppBuilding
import AppRuntime
package import VirtualTime

/// Records what happens in a run and what it depends on, and steers the run by a plan; make it with
/// ``AppSession/trace(with:)``.
///
/// Names do not depend on the order of the run. A step of the test is named by its number, a
/// happening of the app by its cause and kind, a draw by its happening and its source.
package final class RunTracer {
  /// A scheduled event.
  struct Ticket {
    let handle: EventHandle
    let name: String
    let words: String
    var sourceWords: String?
    /// The sleep that it ends, as long as the lines of its task are not known.
    var sleep: AppTaskPart?
    var origin: HappeningOrigin
    var cause: Int?
    let draw: DrawnLatency?
    let offset: VirtualDuration
    let scheduled: VirtualInstant
    var deadline: VirtualInstant

    /// The ticket with the new place of its cause.
    func moved(_ moved: (Int) -> Int) -> Ticket {
      var ticket = self
      ticket.cause = cause.map(moved)
      return ticket
    }
  }

  /// What the test does between two steps.
  struct SinceStep {
    /// The first of the looks that found nothing, until the last one is known.
    var firstLook: VirtualInstant?
    var idleWaits: [IdleWait] = []
    /// How long it has slept.
    var slept: VirtualDuration = .zero
  }

  /// The decisions that were made before the run.
  package let plan: SteeringPlan
  /// Makes further decisions during the run.
  package weak var scheduler: (any StepScheduling)?
  /// What has happened so far.
  package internal(set) var trace = RunTrace()

  unowned let device: SimulatedDevice
  /// Adds steps to those of the test; nil in a usual run.
  let easing: RunEasing?
  /// The scheduled events, by their ticket numbers.
  var tickets: [Int32: Ticket] = [:]
  var nextTicket: Int32 = 1
  /// The index of the current happening; nil between happenings of the app.
  var current: Int?
  /// The latency drawn for the event that is about to be scheduled.
  var pendingDraw: DrawnLatency?
  /// The app's task whose code is running.
  var runningTask: UInt64?
  /// The names given so far.
  var names = TraceNames()
  /// Whether to ignore reads, because the tracer itself looks at the app.
  package var isPaused = false
  /// The looks of a wait that is not over yet.
  var waitLooks = WaitLooks()
  /// What the test has done since its last step.
  var sinceStep = SinceStep()
  /// What has happened since the test's end; nil while it runs.
  var rest: RestOfRun?
  /// Whether to keep what looks find and the lines of the test, which takes time.
  package var isDetailed: Bool = false
  /// Whether the test is waiting for something that it has not found yet.
  package internal(set) var isBlocked: Bool = false
  /// What the apps show, as far as it is compared.
  var shown = ShownViews()
  /// How many steps were made so far.
  var steps = (test: 0, added: 0)
  /// How many steps and events are under way, nested in each other.
  var depth = 0

  init(device: SimulatedDevice, easing: RunEasing?, plan: SteeringPlan) {
    self.device = device
    self.easing = easing
    self.plan = plan
  }

  /// A name with its number among equal names; the first has no number.
  func counted(_ name: String) -> String { names.counted(name) }

  /// The name and the words of the next part of a task of the app.
  func namePart(
    of task: UInt64, after maker: (name: String, words: String)
  ) -> (name: String, words: String) { names.part(of: task, after: maker, in: runningTask) }

  /// Notes the present happening as a part of a task of the app.
  func notePart(of task: UInt64) {
    names.note(task, at: current)
    if let current, let site = names.site(of: task) { trace.happenings[current].site = site }
  }

  /// Notes the line of the app that makes a task, whose first part has just got its name.
  func noteMaker(of task: UInt64) {
    if isDetailed { names.noteMaker(of: task, lineOfApp) }
  }

  /// Makes the ends of the tasks that one task created depend on each other: which one comes first
  /// decides how that task continues, although they need not share a value.
  func relateChildren() {
    for (family, place) in names.endsOfChildren where trace.happenings.indices.contains(place) {
      let order = variable("\(Self.orderOfChildren)\(family) end")
      trace.happenings[place].writes.insert(order)
    }
  }

  /// The variable of the element that has the keyboard focus.
  static let focus = "keyboard focus"
  /// The variable of dropped frames: touches are lost until the next frame comes.
  static let frames = "dropped frames"
  /// The beginning of a variable: how many requests a stub has answered, which answers in turn.
  package static let stubTurn = "turn of stub "
  /// The beginning of a variable: which child of a task group ends first.
  package static let orderOfChildren = "the order in which the children of "
  /// The name of the variable for the screens that are open.
  package static let openScreens = "open screens"

  func variable(_ name: String) -> Int { names.number(of: name, in: &trace) }

  /// The name of the current happening.
  var currentName: String { current.map { trace.happenings[$0].name } ?? "start" }

  /// Adds a happening and makes it the current one; returns nil beyond the limit.
  @discardableResult
  func append(_ happening: Happening) -> Int? {
    closeUnannounced()
    settle()
    return add(happening)
  }

  /// Adds a happening without closing what came before it.
  func add(_ happening: Happening) -> Int? {
    guard trace.happenings.count < RunTrace.limit else {
      trace.isCut = true
      return nil
    }
    var happening = happening
    happening.isAfterTest = rest != nil
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

  /// Notes an entry of a list that only grows; the order of entries matters only if it is read.
  func log(_ name: String) {
    guard !isPaused else { return }
    trace.logs.insert(variable(name))
    write(name)
  }
}

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
    let asked = plan.answers[name] ?? scheduler?.answer(to: question, named: name)
    trace.answers.append(DrawnAnswer(name, to: question, asked: asked, in: current))
    return asked
  }
}
