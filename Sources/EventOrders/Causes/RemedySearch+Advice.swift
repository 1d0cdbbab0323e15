import AccessibilityTree
import SimulatedApp
import Trials
import VirtualTime

/// The smallest change for each cause, and the result of trying it.
extension RemedySearch {
  /// A change that was tried and helps, or one that cannot be tried; nil if none of them helps.
  func advice(for finding: CauseFinding) -> Diagnosis.Advice? {
    let excluding = ExclusionAdvice(evidence: evidence)
    if let found = first(of: candidates(for: finding)) ?? excluding.advice(for: finding) {
      return found
    }
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
        + waitsBetweenTouches(for: finding) + longerTimeouts + repeatedTaps
        + (evidence.has(.alert) ? pins : [])
    case .animationTiming: return [stillness] + waits(for: finding)
    case .time: return waits(for: finding) + pins
    case .layoutDifference: return scrolls + pins
    case .platformIssue: return pins
    case .testOrder: return reset
    case .selectorIssue: return identifiers + identifiersAfterWaits(for: finding)
    case .unorderedCollections, .randomness: return []
    }
  }

  /// The query by the name of the element that the passing run found.
  private var identifiers: [RemedyCandidate] {
    guard let step = evidence.lastStep else { return [] }
    let looks = evidence.trace.happenings.filter { $0.query != nil && !$0.isAfterTest }
    return ([step] + looks.reversed()).flatMap { look in
      (evidence.passingSight(of: look)?.names ?? []).compactMap { name in
        guard let query = look.query, query.canBeWritten, !evidence.asserts(look, itsLabel: name),
          let other = query.identified(insteadBy: name)
        else { return nil }
        return candidate(other, insteadOf: query, at: look)
      }
    }
  }

  /// The same after a wait for what the racing event changes: it can also move an element between
  /// the look for it and the touch.
  private func identifiersAfterWaits(for finding: CauseFinding) -> [RemedyCandidate] {
    let event = finding.order?.race.flatMap { evidence.happening($0.event) }
    let seconds = timeout(for: event)
    return identifiers.flatMap { other -> [RemedyCandidate] in
      guard let look = other.step, let query = look.query else { return [] }
      let changes = event?.goals(for: query, in: look.aim) ?? []
      let shown = shown(by: finding).prefix(2)
        .map { (evidence.element($0), EasingPlan.Goal.exists) }
      return (shown + changes).compactMap { query, goal in
        guard let wait = candidate(before: look, query, goal, seconds) else { return nil }
        let line = { source(query, of: look, app: $0).line(waitingTo: goal, seconds) }
        return RemedyCandidate(
          remedy: .several([wait.remedy, other.remedy]),
          text: "\(other.text), after \(line("app"))", fix: .fixAPIAccess,
          changes: other.changes.map { $0.preceded(by: line(SourceChange.app)) }, step: look)
      }
    }
  }

  private func candidate(
    _ other: Query, insteadOf query: Query, at look: Happening
  ) -> RemedyCandidate {
    RemedyCandidate(
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
    let lacksFocus = evidence.lacksFocus
    let before =
      lacksFocus
      ? evidence.lastStep
      : evidence.trace.happenings.last { step in
        step.query != nil && typing.map { step.instant < $0.instant } ?? true
      }
    guard evidence.has(.lateKeyboard) || lacksFocus, let before else { return [] }
    let keyboard = Query().descendants(.keyboard).first()
    let field = before.query.flatMap { $0.steps.isEmpty ? nil : $0 }
    return [
      candidate(before: before, keyboard, .exists, 5),
      field.flatMap { candidate(before: before, $0, .hasFocus, 5) },
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
}

extension CauseEvidence {
  /// The first element whose label a touch changes in the passing run, and its new label.
  func change(by touch: Happening) -> (identifier: String, label: String)? {
    guard let place = passing.place(of: touch.name) else { return nil }
    return ([place] + passing.consequences(of: place)).lazy.compactMap { index in
      passing.happenings[index].relabelled.first
    }.first
  }

  /// Whether a look that leads to no input asks for the label of the element with a name.
  ///
  /// Another name in its place would make the test pass whatever the label is. Of two elements with
  /// the label, the name tells one.
  fileprivate func asserts(_ look: Happening, itsLabel name: String) -> Bool {
    guard let sight = passingHappening(look.name)?.sight,
      (happening(look.name)?.sight?.count ?? 0) < 2, !leadsToInput(look)
    else { return false }
    return sight.label != name && look.query?.lastName == sight.label
  }

  /// The first element that a tap makes appear in the passing run, at once or later.
  fileprivate func effect(of tap: Happening) -> Query? {
    guard let place = passing.place(of: tap.name) else { return nil }
    return passing.consequences(of: place).lazy.compactMap { index in
      passing.happenings[index].appearing.first
    }.first.map { Query().descendants(.any).identified(by: $0) }
  }
}

extension Query {
  /// The name in its last condition; nil if that is none.
  fileprivate var lastName: String? {
    switch steps.last {
    case .matching(.anyIdentifying(let name), _): name
    case .matchingType(_, let name): name
    default: nil
    }
  }

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
  /// The identifier of the first match, which others may share, and its label.
  fileprivate var names: [String] {
    let identifier = identifiers.first ?? ""
    return [identifier, label == identifier ? "" : label].filter { !$0.isEmpty }
  }
}
