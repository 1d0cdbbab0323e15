import AccessibilityTree
import VirtualTime

extension RunTracer {
  /// Notes a look of the test; inside a wait only the last one counts.
  func look(_ words: @autoclosure () -> String, _ observation: Observation) {
    guard !isPaused else { return }
    if isHoldingLooks {
      heldLooks.append((words(), observation))
    } else {
      stepped(words(), [observation])
    }
  }

  /// Forgets a look that is made again.
  func lookAgain() {
    guard !isHoldingLooks, trace.happenings.last?.actor == .test,
      trace.happenings.last?.observations.isEmpty == false
    else { return }
    isBlocked = true
    trace.happenings.removeLast()
    testSteps -= 1
    current = lastTestStep
  }

  /// Notes something that the test does.
  func act(_ words: String, _ step: () -> Void) {
    guard !isPaused else { return step() }
    stepped(words, [])
    watchingView(step)
  }

  /// Notes a touch, which hangs on what is at the point, and on the element found before it: an
  /// event that moves that one counts, even where the run had another layout by then.
  func touch(_ words: String, at point: ElementPoint, _ step: () -> Void) {
    guard !isPaused else { return step() }
    let found = lastTestStep.map { trace.happenings[$0].observations } ?? []
    stepped(words, [.point(point)] + found)
    // An alert of the system takes every touch.
    read("alerts")
    watchingView(step)
  }

  /// Runs a wait, of which only the last round of looks is kept; one that is not polled looks at
  /// each thing that happens.
  func waiting(
    atMost limit: VirtualDuration, isPolled: Bool = true, _ wait: () -> Bool
  ) -> Bool {
    guard !isHoldingLooks else { return wait() }
    let began = device.now
    isHoldingLooks = true
    heldLooks = []
    let isMet = wait()
    isHoldingLooks = false
    for look in heldLooks {
      stepped(look.words, [look.observation])
      guard let current else { continue }
      trace.happenings[current].wait = WaitSpan(
        began: began, limit: limit, isMet: isMet, isPolled: isPolled)
    }
    heldLooks = []
    return isMet
  }

  /// Begins a further round of looks of a wait.
  func nextRound() {
    if !heldLooks.isEmpty { isBlocked = true }
    heldLooks = []
  }

  /// Lets whoever schedules the run decide what happens before the test goes on.
  func beforeStep() {
    guard !isPaused, let scheduler else { return }
    scheduler.willStep(self)
    device.run(to: device.now)
  }

  func stepped(_ words: String, _ observations: [Observation]) {
    testSteps += 1
    isBlocked = false
    append(
      Happening(
        name: "step \(testSteps)", words: words, actor: .test, instant: device.now, cause: nil,
        draw: nil, offset: .zero))
    guard let current else { return }
    trace.happenings[current].observations = observations
    trace.happenings[current].aim = device.aim
    for case .variable(let name) in observations { read(name) }
  }

  private var lastTestStep: Int? { trace.happenings.lastIndex { $0.actor == .test } }
}
