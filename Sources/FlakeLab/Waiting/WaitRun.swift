import EventOrders
import SimulatedApp
import TestHost
import VirtualTime

/// Runs a scenario with one seed, either with a strategy or to learn when its condition is true.
struct WaitRunner: Sendable {
  /// The outcome of one run.
  struct Outcome: Sendable, Equatable {
    let isPassed: Bool
    /// From the end of the action to the end of the wait.
    let waited: VirtualDuration
  }

  /// The course of a run that the test does not observe.
  struct Course: Sendable, Equatable {
    /// From the end of the action until the condition stays true; nil if it does not.
    let wait: VirtualDuration?
    /// The number of changes of the screen by then.
    let changes: Int
    /// Whether more events came than are followed, so that the condition may have changed later.
    let isCut: Bool
  }

  let scenario: WaitScenario
  private let compiled: CompiledApp
  private let timing: AutomationTiming
  /// Whether to leave out looks that cannot have a new result.
  var skipsLooks = true

  /// How long a run is observed after the action.
  private static let horizon = VirtualDuration.seconds(300)
  /// The most events after the action that are followed.
  static let eventLimit = 10_000
  private let eventLimit: Int

  init(_ scenario: WaitScenario, timing: AutomationTiming, eventLimit: Int = Self.eventLimit) {
    self.scenario = scenario
    self.timing = timing
    self.eventLimit = eventLimit
    compiled = CompiledApp(scenario.app)
  }

  /// Observes a run from event to event, with looks that take no time.
  func course(seed: Seed) -> Course {
    let session = session(seed)
    var course = Course(wait: nil, changes: 0, isCut: false)
    play(in: session) {
      try scenario.setUp()
      let watch = ScreenWatch(session)
      try scenario.action()
      course = follow(session, watch)
    }
    return course
  }

  /// Runs the scenario; `oracle` is how long the perfect wait lasts.
  func run(_ strategy: WaitStrategy, seed: Seed, oracle: VirtualDuration?) -> Outcome {
    let session = session(seed)
    var (began, ended) = (VirtualInstant.start, VirtualInstant.start)
    let isLeft = play(in: session) {
      try scenario.setUp()
      let watch = ScreenWatch(session)
      try scenario.action()
      began = session.now
      wait(strategy, in: session, watch, oracle: oracle)
      ended = session.now
      try scenario.followUp()
    }
    return Outcome(isPassed: isLeft && session.failures.isEmpty, waited: ended - began)
  }

  /// The distributions of all latencies that are drawn in a run.
  func laws(seed: Seed) -> [LatencyDistribution] {
    let flow = Flow(scenario.name, expecting: .mayFlake) {
      try scenario.setUp()
      try scenario.action()
      if let session = SessionContext.current as? AppSession {
        _ = follow(session, ScreenWatch(session))
      }
    }
    let runner = TrialRunner(app: compiled, timing: timing)
    return FlowTest(flow, runner: runner).trace(seed: seed).trace.happenings
      .compactMap { $0.draw?.law }
  }

  private func session(_ seed: Seed) -> AppSession {
    AppSession(app: compiled, configuration: SessionConfiguration(seed: seed, timing: timing))
  }

  /// Runs a body; false if it throws.
  @discardableResult
  private func play(in session: AppSession, _ body: @escaping () throws -> Void) -> Bool {
    if case .threw = HostedBody.run(in: session, body) { return false }
    return true
  }

  private func follow(_ session: AppSession, _ watch: ScreenWatch) -> Course {
    let began = session.now
    let end = began + Self.horizon
    watch.look()
    var holds = looks(session)
    var (since, changes) = (began, watch.count)
    var count = 0
    while let next = session.nextEvent, next <= end, count < eventLimit {
      count += 1
      session.advance(by: max(.zero, next - session.now))
      watch.look()
      let isHolding = looks(session)
      if isHolding, !holds { (since, changes) = (session.now, watch.count) }
      holds = isHolding
    }
    return Course(
      wait: holds ? since - began : nil, changes: changes,
      isCut: session.nextEvent.map { $0 <= end } ?? false)
  }

  /// Whether the condition is true at this instant.
  private func looks(_ session: AppSession) -> Bool {
    var free = timing
    (free.find, free.idle, free.retryDelay, free.triage) = (.zero, .zero, .zero, .zero)
    session.timingForNow = free
    defer { session.timingForNow = nil }
    return scenario.condition()
  }

  private func wait(
    _ strategy: WaitStrategy, in session: AppSession, _ watch: ScreenWatch,
    oracle: VirtualDuration?
  ) {
    switch strategy {
    case .none: return
    case .sleep(let time): session.advance(by: time)
    case .existence(let timeout): _ = session.waiter.poll(timeout: timeout, until: scenario.isThere)
    case .hittable(let timeout):
      _ = session.waiter.poll(timeout: timeout, until: scenario.isHittable)
    case .expectation(let timeout):
      _ = session.waiter.poll(timeout: timeout, until: scenario.condition)
    case .polling(let interval, let timeout): poll(session, every: interval, timeout)
    case .idle: session.waitForIdle()
    case .effect(let changes, let timeout): watch.wait(for: changes, timeout)
    case .oracle: session.advance(by: oracle ?? .zero)
    }
  }

  private func poll(
    _ session: AppSession, every interval: VirtualDuration, _ timeout: VirtualDuration
  ) {
    let deadline = session.now + timeout
    let rest = max(interval, .milliseconds(1))
    var last: VirtualDuration?
    while !session.isHalted {
      let began = session.now
      guard !scenario.condition(), session.now < deadline else { return }
      let look = session.now - began
      if skipsLooks, look == last { skipLooks(of: look + rest, until: deadline, in: session) }
      last = look
      session.advance(by: min(rest, deadline - session.now))
    }
  }

  /// Skips looks that end before the next event, because each would have the same result as the
  /// last.
  private func skipLooks(
    of round: VirtualDuration, until deadline: VirtualInstant, in session: AppSession
  ) {
    let end = min(session.nextEvent ?? deadline, deadline)
    let rounds = Int(saturating: ((end - session.now) / round).rounded(.up)) - 1
    if rounds > 0 { session.advance(by: round * rounds) }
  }
}

/// Counts how often the screen of a session has changed.
private final class ScreenWatch {
  private let session: AppSession
  private var last: AnyObject?
  private(set) var count = 0

  /// Begins to count.
  init(_ session: AppSession) {
    self.session = session
    last = session.device.snapshot
  }

  /// Counts a change since the last look.
  func look() {
    let shown: AnyObject? = session.device.snapshot
    guard shown !== last else { return }
    last = shown
    count += 1
  }

  /// Advances from event to event until the screen has changed a number of times.
  func wait(for changes: Int, _ timeout: VirtualDuration) {
    let deadline = session.now + timeout
    look()
    while count < changes, let next = session.nextEvent, next <= deadline {
      session.advance(by: max(.zero, next - session.now))
      look()
    }
    if count < changes { session.advance(by: max(.zero, deadline - session.now)) }
  }
}
