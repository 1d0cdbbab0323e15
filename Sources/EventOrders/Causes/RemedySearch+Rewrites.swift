import AccessibilityTree
import SimulatedApp
import Trials
import VirtualTime

/// Changes of the test's source that no session can try, because they take something away or are
/// about the test's own values. Whoever compiles them has to search all orders.
extension RemedySearch {
  func rewrites(for finding: CauseFinding) -> [SourceChange] {
    guard finding.blame == .test else { return [] }
    return switch finding.cause {
    case .unorderedCollections: placed([SourceChange(.sorted, "")], at: evidence.lastStep)
    case .time: laterStart
    case .randomness: decidedDraws
    case .platformIssue, .selectorIssue: keys + namesOfSystem + settings
    case .layoutDifference: tapsOfElements(finding) + scrolling + settings
    default: tapsOfElements(finding) + waitsForPause
    }
  }

  // MARK: - Steps

  /// Taps of the element that is at the point in the passing run.
  private func tapsOfElements(_ finding: CauseFinding) -> [SourceChange] {
    let steps = evidence.trace.happenings.filter { $0.actor == .test && !$0.isAfterTest }
    guard let touch = steps.last(where: { $0.origin == .touch }), evidence.isOfPoint(touch),
      let query = evidence.passing.elementTouched(by: touch.name)
    else { return [] }
    let tap = source(query, of: touch, app: SourceChange.app).element + ".tap()"
    let event = finding.order?.race.flatMap {
      evidence.passingHappening($0.event) ?? evidence.happening($0.event)
    }
    let waits = (event?.appearing ?? []).prefix(2).map { name in
      let shown = Query().descendants(.any).identified(by: name)
      return source(shown, of: touch, app: SourceChange.app)
        .line(waitingTo: .exists, timeout(for: event))
    }
    return placed(
      [SourceChange(.tap, tap)] + waits.map { SourceChange(.tap, "\($0)\n\(tap)") }, at: touch)
  }

  /// A wait instead of a pause, for something that is shown only for a while.
  private var waitsForPause: [SourceChange] {
    guard let look = evidence.lastStep, look.slept > .zero, look.sight?.count ?? 0 == 0,
      let query = look.query, !query.steps.isEmpty, query.canBeWritten
    else { return [] }
    let seconds = evidence.trace.happenings.map(timeout).max() ?? 5
    let line = source(query, of: look, app: SourceChange.app).line(waitingTo: .exists, seconds)
    return placed([SourceChange(.pause, line)], at: look)
  }

  private var scrolling: [SourceChange] {
    guard let look = evidence.lastStep, let query = look.query, !query.steps.isEmpty,
      query.canBeWritten
    else { return [] }
    let line = source(query, of: look, app: SourceChange.app).line(waitingTo: .scrolled, 0)
    return placed([SourceChange(.before, line)], at: look)
  }

  private var keys: [SourceChange] {
    evidence.has(.noKeyboard) ? placed([SourceChange(.keys, "")], at: evidence.lastStep) : []
  }

  // MARK: - Settings

  /// The language and the size of text that the test was written with.
  private var settings: [SourceChange] {
    var arguments: [[String]] = []
    if evidence.has(.language) {
      arguments.append(["-AppleLanguages", "(\(evidence.app.language))"])
    }
    if evidence.has(.textSize) {
      arguments.append(["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryL"])
    }
    return placed(arguments.map(launching), at: nil)
  }

  /// Stored values that make the app skip its random draw, each tried in a session.
  private var decidedDraws: [SourceChange] {
    guard let answer = evidence.schedule?.answers.first,
      !answer.question.hasPrefix(DeviceChance.testSource)
    else { return [] }
    let values = Set([answer.passing, 0, 1]).sorted { one, _ in one == answer.passing }
    let arguments = evidence.app.defaults.keys.sorted().prefix(Self.defaultsTried).flatMap { key in
      values.map { ["-\(key)", String($0)] }
    }
    let deciding = arguments.first { proof(of: .arguments($0)) != nil }
    return placed([deciding].compactMap(\.self).map(launching), at: nil)
  }

  /// The most stored values that are tried.
  private static let defaultsTried = 12

  private func launching(_ arguments: [String]) -> SourceChange {
    let list = arguments.map(SwiftLiteral.string).joined(separator: ", ")
    return SourceChange(.beforeLaunch, "\(SourceChange.app).launchArguments += [\(list)]")
  }

  /// The place of a button of the system, whose words follow the device's language.
  private var namesOfSystem: [SourceChange] {
    guard evidence.has(.language), let look = evidence.lastStep, look.origin.isOfSystem,
      let query = look.query, case .matching(.anyIdentifying, _)? = query.steps.last,
      let label = evidence.passingHappening(look.name)?.sight?.label
    else { return [] }
    let base = Query(Array(query.steps.dropLast()))
    let other = (0..<Self.buttonsTried).map(base.index).first { other in
      let trace = evidence.passingTrace(with: .query(query.text, other))
      return trace.happenings.first { $0.name == look.name }?.sight?.label == label
    }
    guard let other else { return [] }
    let text = { source($0, of: look, app: SourceChange.app).text }
    return placed([SourceChange(.query, text(other), replacing: text(query))], at: look)
  }

  /// The most buttons that an alert of the system has.
  private static let buttonsTried = 4

  /// A start after midnight, where the day changes during the test.
  private var laterStart: [SourceChange] {
    guard evidence.has(.clock) else { return [] }
    let length = evidence.failing.trial.duration.inSeconds
    let seconds = [60, 300, 900].first { Double($0) > length * 2 } ?? 3_600
    let line =
      "if !Calendar.current.isDate(Date(), inSameDayAs: Date(timeIntervalSinceNow: \(seconds))) "
      + "{ sleep(\(seconds)) }"
    return placed([SourceChange(.start, line)], at: evidence.lastStep)
  }
}

extension CauseEvidence {
  /// A passing run in detail, with a change.
  fileprivate func passingTrace(with remedy: Remedy) -> RunTrace {
    guard let schedule else {
      let seed = samples.first(where: \.isPass)?.seed ?? failing.seed
      return test.with(remedy).trace(seed: seed, isDetailed: true).trace
    }
    return test.with(remedy)
      .trace(seed: failing.seed, plan: schedule.passing.plan, isDetailed: true).trace
  }
}

extension RunTrace {
  /// The only element with the type and the name of what a touch of a point reached; nil if that
  /// has no name.
  fileprivate func elementTouched(by name: String) -> Query? {
    guard let place = place(of: name),
      case .point(let point)? = happenings[place].observations.first
    else { return nil }
    let app = happenings[place].aim
    let shown = happenings[..<place].reversed().lazy
      .compactMap { $0.views.first { $0.app == app }?.after }.first
    guard let shown, let touched = shown.tree.topmostElement(at: point) else { return nil }
    let elements = [touched] + shown.tree.ancestors(of: touched).reversed()
    return elements.lazy.flatMap { element in
      [shown.tree[element].identifier, shown.tree[element].label].filter { !$0.isEmpty }.map {
        Query().descendants(shown.tree.type(of: element)).identified(by: $0)
      }
    }.first { Resolver().count($0, in: shown.indexed) == 1 }
  }
}
