import AccessibilityTree
import SimulatedApp
import Trials
import VirtualTime

/// The smallest change for each cause, and the result of trying it.
extension RemedySearch {
  /// A change that was tried and helps, or one that cannot be tried; nil if none of them helps.
  func advice(for finding: CauseFinding) -> Diagnosis.Advice? {
    if let found = first(of: candidates(for: finding)) ?? exclusion(for: finding) { return found }
    return UntriedAdvice(self).advice(for: finding)
  }

  private func candidates(for finding: CauseFinding) -> [RemedyCandidate] {
    guard finding.blame == .test else {
      return finding.cause == .unorderedCollections ? sortedLists : []
    }
    switch finding.cause {
    case .networkResourceLoading: return stubs + longerTimeouts + waits(for: finding)
    case .resourceRendering, .loadOrder:
      return touchWaits + longerTimeouts + waits(for: finding) + comings(for: finding)
        + waitsBetweenTouches(for: finding) + repeatedTaps + identifiers
    case .runnerInteraction:
      return keyboardWaits + touchWaits + waits(for: finding) + comings(for: finding)
        + waitsBetweenTouches(for: finding) + repeatedTaps
        + (evidence.has(.alert) ? pins : [])
    case .animationTiming: return [stillness] + waits(for: finding)
    case .time: return waits(for: finding) + pins
    case .layoutDifference: return scrolls + pins
    case .platformIssue: return pins
    case .testOrder: return reset
    case .selectorIssue: return identifiers
    case .unorderedCollections, .randomness: return []
    }
  }

  /// The query by the name of the element that the passing run found.
  private var identifiers: [RemedyCandidate] {
    guard let step = evidence.lastStep else { return [] }
    let looks = evidence.trace.happenings.filter { $0.query != nil && !$0.isAfterTest }
    return ([step] + looks.reversed()).compactMap { look in
      guard let query = look.query, query.canBeWritten,
        let name = evidence.passingHappening(look.name)?.sight?.name,
        let other = query.identified(insteadBy: name)
      else { return nil }
      return RemedyCandidate(
        remedy: .query(query.text, other),
        text: "\(source(other, of: look).text)  // instead of \(source(query, of: look).text), at "
          + place(of: look),
        fix: .fixAPIAccess,
        changes: [
          SourceChange(
            .query, source(other, of: look, app: SourceChange.app).text,
            replacing: source(query, of: look, app: SourceChange.app).text)
        ], step: look)
    }
  }

  /// Scrolling until the element can be tapped, before the step or before the call that made it.
  private var scrolls: [RemedyCandidate] {
    guard let step = evidence.lastStep else { return [] }
    return [step, beginning(of: step)].compactMap { $0 }.compactMap(scroll)
  }

  private func scroll(before step: Happening) -> RemedyCandidate? {
    guard let query = step.query, !query.steps.isEmpty, let moment = moment(of: step) else {
      return nil
    }
    let wait = EasingPlan.Wait(before: moment, for: query, to: .scrolled, atMost: .seconds(5))
    let line = { source(query, of: step, app: $0).line(waitingTo: .scrolled, 5) }
    return RemedyCandidate(
      remedy: .wait(wait), text: "\(line("app"))  // before \(place(of: step))",
      fix: .refactorLogic, changes: [SourceChange(.before, line(SourceChange.app))], step: step)
  }

  /// Waiting until the last touch would reach its element.
  private var touchWaits: [RemedyCandidate] {
    guard evidence.has(.droppedFrames),
      let touch = evidence.trace.happenings.last(where: { $0.origin == .touch && !$0.isAfterTest }),
      let query = evidence.step(before: touch)?.query, !query.steps.isEmpty
    else { return [] }
    return [candidate(before: touch, query, .isHittable, 10)].compactMap { $0 }
  }

  /// Tapping until the tap has the effect that it has in the passing run.
  private var repeatedTaps: [RemedyCandidate] {
    let touches = evidence.trace.happenings.filter {
      $0.origin == .touch && !$0.isAfterTest && !$0.isAdded
    }
    return touches.indices.reversed().prefix(3).compactMap { place in
      let tap = touches[place]
      guard let effect = evidence.effect(of: tap) else { return nil }
      let taps = EasingPlan.Taps(touch: place + 1, until: effect, atMost: Self.advisedTaps)
      let query = evidence.step(before: tap)?.query
      let pause = Int(EasingPlan.Taps.pause.inSeconds)
      let line = { app in
        "for _ in 0..<\(Self.advisedTaps) where !\(QuerySource(effect, of: app).element)"
          + ".waitForExistence(timeout: \(pause)) { "
          + "\(query.map { source($0, of: tap, app: app).element } ?? app).tap() }"
      }
      // An app that needs a second tap where none is lost has a fault.
      return RemedyCandidate(
        remedy: .repeatedTaps(taps),
        text: "\(line("app"))  // after the tap at \(self.place(of: tap))", fix: .refactorLogic,
        changes: losesTaps ? [SourceChange(.after, line(SourceChange.app))] : [], step: tap)
    } + tapsThatChange(touches.last)
  }

  /// Tapping until the tap changes something, for taps that make nothing appear.
  private func tapsThatChange(_ tap: Happening?) -> [RemedyCandidate] {
    guard let tap, losesTaps else { return [] }
    return [
      RemedyCandidate(
        remedy: .repeatedTaps(EasingPlan.Taps(atMost: Self.advisedTaps)),
        text: "Tap until what the tap does can be seen.  // at \(place(of: tap))",
        fix: .refactorLogic)
    ]
  }

  /// Whether a tap can be lost on its way to the app.
  private var losesTaps: Bool { evidence.has(.swallowedTap) || evidence.has(.droppedFrames) }

  private static let advisedTaps = 15

  /// A list that the app sorts always has the same order.
  private var sortedLists: [RemedyCandidate] {
    [
      RemedyCandidate(
        remedy: .pin(.collectionOrder), text: "Sort the list in the app before it is shown.",
        fix: .refactorLogic)
    ]
  }

  private var stillness: RemedyCandidate {
    let line = { $0 + ".launchArguments.append(\"-\(evidence.app.animationsOff)\")" }
    return RemedyCandidate(
      remedy: .animationsOff, text: "\(line("app"))  // before the launch",
      fix: .disableAnimations,
      changes: [SourceChange(.beforeLaunch, line(SourceChange.app))])
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

  /// The field has the focus once the keyboard is shown; a second field only when it has it.
  private var keyboardWaits: [RemedyCandidate] {
    let typing = evidence.trace.happenings.first { $0.origin == .key }
    let lacksFocus = evidence.failing.failure?.reason.kind == .noKeyboardFocus
    let before =
      lacksFocus
      ? evidence.lastStep
      : evidence.trace.happenings.last { step in
        step.query != nil && typing.map { step.instant < $0.instant } ?? true
      }
    guard evidence.has(.lateKeyboard), let before, let query = before.query, !query.steps.isEmpty
    else { return [] }
    let keyboard = Query().descendants(.keyboard).first()
    return [
      candidate(before: before, keyboard, .exists, 5),
      candidate(before: before, query, .hasFocus, 5),
    ].compactMap(\.self)
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
    case .clock: "Let the test set one clock for app and test, so that the date does not matter."
    case .noKeyboard: "Disconnect the simulator's keyboard; or press keys with typeKey."
    case .alert: "Grant or deny the permission before the launch, so that no alert appears."
    case .slowDevice: "Do less between the steps, or run on devices without other load."
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
      let line = { $0 + ".launchArguments += [\(list)]" }
      return RemedyCandidate(
        remedy: .arguments(arguments), text: "\(line("app"))  // before the launch",
        fix: .resetConfiguration,
        changes: [SourceChange(.beforeLaunch, line(SourceChange.app))])
    }
  }

  /// Changes of the app or of its random choices, tried by ignoring the runs that they rule out.
  private func exclusion(for finding: CauseFinding) -> Diagnosis.Advice? {
    if finding.cause == .randomness, let answer = evidence.schedule?.answers.first {
      let proof = proofOfExclusion { run in
        run.order.answers.contains { $0.text == answer.name && $0.value == answer.failing }
      }
      return Diagnosis.Advice(
        text: randomChange(finding, answer), fix: .refactorLogic, proof: proof ?? .notTried)
    }
    guard finding.blame == .app, let order = finding.order,
      let proof = proofOfExclusion({ $0.order.has(order) })
    else { return nil }
    return Diagnosis.Advice(text: appChange(finding, order), fix: .refactorLogic, proof: proof)
  }

  private func randomChange(
    _ finding: CauseFinding, _ answer: SmallestSchedule.Answer
  ) -> String {
    if answer.question.hasPrefix(DeviceChance.testSource) {
      return "Use a fixed value in the test instead of the random one, or a seeded generator."
    }
    if finding.blame == .app {
      return "Exclude the old value from what \(answer.question) can give."
    }
    return answer.question.hasPrefix(DeviceChance.appSource)
      ? "Let a launch argument seed the app's random numbers in tests."
      : "Let a launch argument decide \(answer.question) in tests."
  }

  private func appChange(_ finding: CauseFinding, _ order: SmallestSchedule.Order) -> String {
    if finding.cause == .selectorIssue {
      return "Give what \(order.second) and \(order.first) show identifiers of their own."
    }
    let late = order.origins.second.place ?? order.origins.first.place
    let place = late.map { " (\($0))" } ?? ""
    if order.isWithinApp, finding.harm == .replaces {
      if late == nil, let lines = finding.pair?.lines, !lines.isEmpty {
        return "In the app, cancel work that is out of date when other work begins, or ignore the "
          + "one that comes late: \(lines.joined(separator: " and "))."
      }
      if order.origins.first.isLoader, let loader = order.startedTwice?.without(" ends") {
        return "In the app\(place), cancel \(loader) when it is started again, or ignore the "
          + "answer to the earlier start."
      }
      return "In the app\(place), start what \(order.first.without(" ends")) loads after "
        + "\(order.second), or ignore the one that comes late."
    }
    switch finding.harm {
    case .replaces:
      return "In the app\(place), do not let \(order.second) replace what the user has done since."
    case .closes:
      return "In the app\(place), do not let \(order.second) close what the user has opened since."
    case .startsAgain:
      return "In the app\(place), disable what was touched until \(order.second), "
        + "or ignore the second touch."
    case .answersTwice:
      return "In the app\(place), do not ask again before \(order.second), "
        + "or ignore one of the two answers."
    }
  }
}

extension CauseEvidence {
  /// The first element whose label a touch changes in the passing run, and its new label.
  func change(by touch: Happening) -> (identifier: String, label: String)? {
    guard let place = passing.place(of: touch.name) else { return nil }
    return ([place] + passing.consequences(of: place)).lazy.compactMap { index in
      passing.happenings[index].relabelled.first
    }.first
  }

  /// The first element that a tap makes appear in the passing run, at once or later.
  fileprivate func effect(of tap: Happening) -> Query? {
    guard let place = passing.place(of: tap.name) else { return nil }
    return passing.consequences(of: place).lazy.compactMap { index in
      passing.happenings[index].appearing.first
    }.first.map { Query().descendants(.any).identified(by: $0) }
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

extension Sight {
  /// The identifier of the first match, or its label; nil if it has neither.
  fileprivate var name: String? { [identifiers.first ?? "", label].first { !$0.isEmpty } }
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
