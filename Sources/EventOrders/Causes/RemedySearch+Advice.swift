import AccessibilityTree
import SimulatedApp
import VirtualTime

/// The smallest change for each cause, and the result of trying it.
extension RemedySearch {
  func advice(for finding: CauseFinding) -> Diagnosis.Advice {
    if let found = first(of: candidates(for: finding)) { return found }
    if let found = exclusion(for: finding) { return found }
    let untried = untried(for: finding)
    return Diagnosis.Advice(text: untried.text, fix: untried.fix, proof: .notTried)
  }

  private func candidates(for finding: CauseFinding) -> [RemedyCandidate] {
    guard finding.blame == .test else {
      return finding.cause == .unorderedCollections ? sortedLists : []
    }
    switch finding.cause {
    case .networkResourceLoading: return stubs + longerTimeouts + waits(for: finding)
    case .resourceRendering, .loadOrder:
      return touchWaits + longerTimeouts + waits(for: finding) + repeatedTaps
    case .runnerInteraction: return keyboardWaits + waits(for: finding) + repeatedTaps
    case .animationTiming: return [stillness] + waits(for: finding)
    case .time: return waits(for: finding) + pins
    case .layoutDifference: return scrolls + pins
    case .platformIssue: return pins
    case .testOrder: return reset
    case .selectorIssue: return identifiers
    case .unorderedCollections, .randomness: return []
    }
  }

  /// The query by the identifier of the element that the passing run found.
  private var identifiers: [RemedyCandidate] {
    guard let step = evidence.lastStep else { return [] }
    let looks = evidence.trace.happenings.filter { $0.query != nil && !$0.isAfterTest }
    return ([step] + looks.reversed()).compactMap { look in
      guard let query = look.query,
        let name = evidence.passingHappening(look.name)?.sight?.identifiers.first, !name.isEmpty,
        let other = query.identified(insteadBy: name)
      else { return nil }
      return RemedyCandidate(
        remedy: .query(query.text, other),
        text: "\(QuerySource(other).text)  // instead of \(QuerySource(query).text), at "
          + place(of: look),
        fix: .fixAPIAccess)
    }
  }

  /// Scrolling until the element can be tapped.
  private var scrolls: [RemedyCandidate] {
    guard let step = evidence.lastStep, let query = step.query, !query.steps.isEmpty,
      let moment = moment(of: step)
    else { return [] }
    let wait = EasingPlan.Wait(before: moment, for: query, to: .scrolled, atMost: .seconds(5))
    return [
      RemedyCandidate(
        remedy: .wait(wait),
        text: "\(QuerySource(query).line(waitingTo: .scrolled, 5))  // before \(place(of: step))",
        fix: .refactorLogic)
    ]
  }

  /// Waiting until the last touch would reach its element.
  private var touchWaits: [RemedyCandidate] {
    guard evidence.has(.droppedFrames),
      let touch = evidence.trace.happenings.last(where: { $0.origin == .touch && !$0.isAfterTest }),
      let query = evidence.step(before: touch)?.query, !query.steps.isEmpty
    else { return [] }
    return [candidate(before: touch, query, .isHittable, 10)].compactMap { $0 }
  }

  /// Tapping until the tap changes something.
  private var repeatedTaps: [RemedyCandidate] {
    guard evidence.has(.swallowedTap) || evidence.has(.droppedFrames) else { return [] }
    let tap = evidence.trace.happenings.last { $0.origin == .touch && !$0.isAfterTest }
    return [
      RemedyCandidate(
        remedy: .repeatedTaps(12),
        text: "Tap until what the tap does can be seen.  // at \(tap.map(place) ?? "the tap")",
        fix: .refactorLogic)
    ]
  }

  /// A list that the app sorts always has the same order.
  private var sortedLists: [RemedyCandidate] {
    [
      RemedyCandidate(
        remedy: .pin(.collectionOrder), text: "Sort the list in the app before it is shown.",
        fix: .refactorLogic)
    ]
  }

  private var stillness: RemedyCandidate {
    RemedyCandidate(
      remedy: .animationsOff,
      text: "app.launchArguments.append(\"-UIAnimationsDisabled\")  // before the launch",
      fix: .disableAnimations)
  }

  /// A test should not depend on a loader that fails by chance.
  private var stubs: [RemedyCandidate] {
    (evidence.schedule?.answers ?? []).compactMap { answer in
      guard answer.question.hasPrefix("loader."), answer.question.hasSuffix(".failure") else {
        return nil
      }
      let name = String(answer.question.dropFirst(7).dropLast(8))
      return RemedyCandidate(
        remedy: .stub(loader: name),
        text: "Stub the loader \(name) in this test, so that it always succeeds.",
        fix: .refactorLogic)
    }
  }

  /// The field has the focus once the keyboard is shown.
  private var keyboardWaits: [RemedyCandidate] {
    let typing = evidence.trace.happenings.first { $0.origin == .key }
    let before = evidence.trace.happenings.last { step in
      step.query != nil && typing.map { step.instant < $0.instant } ?? true
    }
    guard evidence.has(.lateKeyboard), let before, let query = before.query else { return [] }
    let keyboard = Query().descendants(.keyboard).first()
    let looks = evidence.trace.happenings.count {
      $0.actor == .test && $0.wait == nil && $0.query?.text == query.text
        && $0.instant <= before.instant
    }
    let wait = EasingPlan.Wait(
      before: .look(query.text, number: looks), for: keyboard, to: .exists, atMost: .seconds(5))
    return [
      RemedyCandidate(
        remedy: .wait(wait),
        text: QuerySource(keyboard).line(waitingTo: .exists, 5)
          + "  // before \(place(of: before))",
        fix: .fixAwait)
    ]
  }

  private var pins: [RemedyCandidate] {
    evidence.faults.map { fault in
      RemedyCandidate(remedy: .pin(fault.kind), text: Self.pin(fault.kind), fix: .changeVersion)
    }
  }

  private static func pin(_ kind: FaultKind) -> String {
    switch kind {
    case .device: "Pin the device in the test plan; or scroll until the element can be hit."
    case .language: "Pin the language in the test plan: -AppleLanguages (en)."
    case .textSize: "Pin the size of text: -UIPreferredContentSizeCategoryName."
    case .clock: "Give app and test one clock, set by the test: the date is no part of it."
    case .noKeyboard: "Disconnect the simulator's keyboard; or press keys with typeKey."
    case .slowDevice: "Do less between the steps, or run on devices that are not busy."
    default: "Keep \(kind.rawValue) out of the runs."
    }
  }

  /// Launch arguments that give each stored default its first value.
  private var reset: [RemedyCandidate] {
    let app = evidence.app
    let keys = Set(
      app.defaults.keys + app.onStart.compactMap(\.once)
    ).sorted()
    let pairs = keys.compactMap { key -> [String]? in
      guard case .bool(let flag)? = app.defaults[key] ?? .bool(false) else { return nil }
      return ["-\(key)", flag ? "YES" : "NO"]
    }
    return (pairs + [pairs.flatMap { $0 }]).filter { !$0.isEmpty }.map { arguments in
      let list = arguments.map(SwiftLiteral.string).joined(separator: ", ")
      return RemedyCandidate(
        remedy: .arguments(arguments),
        text: "app.launchArguments += [\(list)]  // before the launch", fix: .resetConfiguration)
    }
  }

  /// Changes of the app or of its random choices, tried by ignoring the runs that they rule out.
  private func exclusion(for finding: CauseFinding) -> Diagnosis.Advice? {
    if finding.cause == .randomness, let answer = evidence.schedule?.answers.first {
      let proof = proofOfExclusion { run in
        run.order.answers.contains { $0.text == answer.name && $0.value == answer.failing }
      }
      let text =
        finding.blame == .app
        ? "Leave the old value out of what \(answer.question) can give."
        : "Let a launch argument decide \(answer.question) in tests."
      return Diagnosis.Advice(text: text, fix: .refactorLogic, proof: proof)
    }
    guard finding.blame == .app, let order = finding.order else { return nil }
    let proof = proofOfExclusion { $0.order.has(order) }
    return Diagnosis.Advice(text: appChange(finding, order), fix: .refactorLogic, proof: proof)
  }

  private func appChange(_ finding: CauseFinding, _ order: SmallestSchedule.Order) -> String {
    if finding.cause == .selectorIssue {
      return "Give what \(order.second) and \(order.first) show identifiers of their own."
    }
    let late = order.origins.second.place ?? order.origins.first.place
    let place = late.map { " (\($0))" } ?? ""
    return order.isWithinApp
      ? "In the app\(place), start what \(order.first.without(" ends")) loads after "
        + "\(order.second), or ignore the one that comes late."
      : "In the app\(place), do not let \(order.second) replace what the user has done since."
  }

  private func untried(for finding: CauseFinding) -> (text: String, fix: FlakeFix) {
    let step = evidence.lastStep
    let place = step.map { "  // at " + self.place(of: $0) } ?? ""
    switch finding.cause {
    case .selectorIssue:
      let passing = step.flatMap { evidence.passingHappening($0.name)?.sight?.identifiers.first }
      let name = passing.flatMap { $0.isEmpty ? nil : SwiftLiteral.string($0) } ?? "its identifier"
      return ("Ask for the element by \(name).\(place)", .fixAPIAccess)
    case .unorderedCollections:
      return finding.blame == .app
        ? ("Sort the list in the app before it is shown.", .refactorLogic)
        : ("Sort what was read before it is compared.\(place)", .refactorLogic)
    case .runnerInteraction:
      return ("Tap until what the tap does can be seen.\(place)", .refactorLogic)
    case .animationTiming:
      return ("Launch without animations, or wait until nothing moves.\(place)", .disableAnimations)
    case .time: return ("Allow for the days, or moments, on both sides.\(place)", .refactorLogic)
    case .testOrder:
      return ("Launch the app with the state that the test needs.", .resetConfiguration)
    case .networkResourceLoading, .resourceRendering, .loadOrder:
      return finding.order?.stepOrigin.isInput == true
        ? (
          "Wait until nothing comes any more, and tap the element, not a point.\(place)", .fixAwait
        )
        : (
          "Look right after the step before, again and again, or do not ask for what is there "
            + "for a while only.\(place)", .fixAwait
        )
    case .platformIssue, .layoutDifference, .randomness:
      return ("Write the test so that it holds on each device.\(place)", .refactorLogic)
    }
  }
}

extension String {
  fileprivate func without(_ ending: String) -> String {
    hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}

extension Query {
  /// The query with its last name or index replaced by a name; nil if it has neither.
  fileprivate func identified(insteadBy name: String) -> Query? {
    let last = steps.lastIndex { step in
      switch step {
      case .matching(.anyIdentifying, _), .matchingType, .index, .first: true
      default: false
      }
    }
    guard let last else { return nil }
    let other = Query(Array(steps[..<last])).identified(by: name)
    return other.text == text ? nil : other
  }
}

extension RunOrder {
  /// Whether a run has the failing order.
  ///
  /// If the first event is an input, any input of that kind counts; a cancelled event comes after
  /// the one that cancels it.
  fileprivate func has(_ order: SmallestSchedule.Order) -> Bool {
    let isInput = order.origins.first.isInput
    let one = events.firstIndex { event in
      !event.isCancelled
        && (isInput ? event.origin == order.origins.first : event.text == order.names.first)
    }
    let two = events.firstIndex { $0.text == order.names.second }
    guard let one, let two else { return false }
    return one < two
  }
}
