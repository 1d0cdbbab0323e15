import AccessibilityTree
import SimulatedApp

/// Changes that no session can try, because they are about what a test compares, its plan or its
/// stubs.
struct UntriedAdvice {
  private let search: RemedySearch

  private var evidence: CauseEvidence { search.evidence }

  init(_ search: RemedySearch) { self.search = search }

  /// What to change; nil if nothing is known.
  func advice(for finding: CauseFinding) -> Diagnosis.Advice? {
    change(for: finding).map { Diagnosis.Advice(text: $0.text, fix: $0.fix, proof: .notTried) }
  }

  private func change(for finding: CauseFinding) -> (text: String, fix: FlakeFix)? {
    let step = evidence.lastStep
    let place = step.map { "  // at " + search.place(of: $0) } ?? ""
    if finding.cause == .loadOrder, let stub = finding.order.flatMap(evidence.stubInTurn) {
      return (
        "Let the stub \(stub) answer by request, or always the same: not in turn.\(place)",
        .refactorLogic
      )
    }
    if finding.harm == .givesUp { return (Self.moreTime + ".", .refactorLogic) }
    switch finding.cause {
    case .unorderedCollections where finding.blame == .test:
      return ("Sort what was read before comparing it.\(place)", .refactorLogic)
    case .loadOrder where finding.blame == .test && finding.order?.isWithinApp == true:
      return (
        "Answer whichever alert is in front: app.alerts.firstMatch.\(place)",
        .refactorLogic
      )
    case .loadOrder where step?.wait?.missesOrder == true:
      return ("Expect them in either order, enforceOrder: false.\(place)", .refactorLogic)
    case .time where finding.order != nil:
      return (
        "Allow for the moments on both sides, or let a launch argument stop the timer.\(place)",
        .refactorLogic
      )
    case .platformIssue where evidence.has(.noKeyboard):
      return (
        "Close the keyboard before touching what it covers; or connect the simulator's.\(place)",
        .refactorLogic
      )
    case .time: return ("Allow for the days, or moments, on both sides.\(place)", .refactorLogic)
    case .selectorIssue where finding.blame == .test:
      return finding.order?.race.flatMap { evidence.happening($0.step) }.flatMap(byName)
    case .testOrder:
      return ("Launch the app with the state that the test needs.", .resetConfiguration)
    case .layoutDifference:
      let touch = evidence.trace.happenings.last { $0.origin == .touch && !$0.isAfterTest }
      return touch.flatMap { ofElement($0, "  // at " + search.place(of: $0)) }
    case .networkResourceLoading, .resourceRendering, .loadOrder:
      return move(finding, place)
    default: return nil
    }
  }

  /// What an app has to change that gives up before an answer comes.
  static let moreTime = "In the app, allow more time for the answer, or let it come sooner in tests"

  /// A step at another place of the test, where waiting does not help.
  private func move(_ finding: CauseFinding, _ place: String) -> (text: String, fix: FlakeFix)? {
    guard let order = finding.order, let race = order.race,
      let step = evidence.happening(race.step)
    else { return nil }
    let event = evidence.happening(race.event) ?? evidence.passingHappening(race.event)
    if !race.isStepFirst {
      if let alert = event?.alertShown { return answer(alert, of: event, place) }
      if order.stepOrigin.isInput || evidence.isCovered, let cover = event?.cover(of: step) {
        return (
          "Wait for \(cover) and close it before: it covers what is touched.  // at "
            + search.place(of: step), .fixAwait
        )
      }
    }
    if order.stepOrigin.isInput {
      return until(step) ?? ofElement(step, place) ?? byName(step)
        ?? moved(step, by: order, isStepFirst: race.isStepFirst)
    }
    if !race.isStepFirst, event?.vanishing.isEmpty != false,
      let label = lastingLabel(at: step, place)
    {
      return label
    }
    if !race.isStepFirst, let event, evidence.takesWhatIsUsed(event, by: step) {
      return (
        "Do this sooner, or let a launch argument keep the app from taking it away in tests."
          + place, .refactorLogic
      )
    }
    if finding.expectsChange {
      return (
        "Wait until it differs from what was read before, with an expectation for label != that "
          + "text, and not for a fixed time.\(place)", .fixAwait
      )
    }
    if finding.isBrief { return ofLastingState(event, place) }
    guard !race.isStepFirst else { return nil }
    return (
      "Look for it earlier, right after the step that shows it: it is shown only briefly.\(place)",
      .fixAwait
    )
  }

  /// A wait for an alert of the app, unless it may come long after what the test does.
  private func answer(
    _ alert: String, of event: Happening?, _ place: String
  ) -> (text: String, fix: FlakeFix) {
    guard search.timeout(for: event) <= Self.longestWait else {
      return (
        "The alert \(SwiftLiteral.string(alert)) may come at any time: let a launch argument keep "
          + "it away in tests, or answer it in addUIInterruptionMonitor.\(place)", .refactorLogic
      )
    }
    return (
      "Wait for app.alerts[\(SwiftLiteral.string(alert))], and tap one of its buttons before this."
        + place, .fixAwait
    )
  }

  /// The longest wait, in seconds, that is advised for an alert.
  private static let longestWait = 10

  /// A condition in place of a number of touches of the screen; nil if there are not several.
  private func until(_ step: Happening) -> (text: String, fix: FlakeFix)? {
    let same = evidence.trace.happenings.filter {
      $0.origin == .touch && !$0.isAfterTest && $0.words == step.words
    }
    guard same.count > 1, evidence.isOfPoint(step) else { return nil }
    return (
      "Do this until what is looked for is there, with a wait each time, and not a fixed number "
        + "of times.  // at \(search.place(of: step))", .fixAwait
    )
  }

  /// A touch of an element in place of a point; nil if the step is none.
  private func ofElement(_ step: Happening, _ place: String) -> (text: String, fix: FlakeFix)? {
    guard step.origin == .touch, evidence.isOfPoint(step) else { return nil }
    return ("Touch the element itself, not a point or the app as a whole.\(place)", .fixAPIAccess)
  }

  /// A touch at another time, where nothing on the screen tells the right one.
  private func moved(
    _ step: Happening, by order: SmallestSchedule.Order, isStepFirst: Bool
  ) -> (text: String, fix: FlakeFix) {
    let place = "  // at \(search.place(of: step))"
    return isStepFirst
      ? (
        "Nothing on the screen shows when this may be done: let the app show it, or disable what "
          + "is touched, until \(order.second). Then wait for that.\(place)", .fixAwait
      )
      : (
        "Do this sooner, or let a launch argument keep \(order.first) from coming first in tests."
          + place, .refactorLogic
      )
  }

  /// A name in place of a position; nil if nothing is found by its position.
  private func byName(_ step: Happening) -> (text: String, fix: FlakeFix)? {
    let look = step.origin.isInput ? evidence.step(before: step) : step
    guard look?.query?.takesPlace == true else { return nil }
    return (
      "Find this by a name of its own, and wait for it: what is at its position changes.  // at "
        + search.place(of: step), .fixAPIAccess
    )
  }

  /// Something that stays in place of what is shown only briefly.
  private func ofLastingState(
    _ event: Happening?, _ place: String
  ) -> (text: String, fix: FlakeFix) {
    let lasting = event?.appearing.first ?? event?.relabelled.first?.label
    let example = lasting.map { ", such as " + SwiftLiteral.string($0) } ?? ""
    return (
      "Wait for what stays\(example): what is looked for here is shown only briefly, and a look "
        + "can miss it." + place, .fixAwait
    )
  }

  /// A wait for the label that replaces a label shown only for a short while.
  private func lastingLabel(at step: Happening, _ place: String) -> (text: String, fix: FlakeFix)? {
    guard let last = step.sight?.label, !last.isEmpty, step.wait?.hasTimedOut == true,
      let brief = evidence.passingHappening(step.name)?.sight?.label, brief != last
    else { return nil }
    let words = [last, brief].map(SwiftLiteral.string)
    return (
      "Wait for what stays, toEqual: \(words[0]); \(words[1]) is shown only briefly.\(place)",
      .fixAwait
    )
  }
}
