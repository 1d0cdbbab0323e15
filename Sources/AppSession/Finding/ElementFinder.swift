package import AccessibilityTree
import AppModel
package import AppRuntime
import RunJournal
import VirtualTime

/// Looks for elements in the target app.
struct ElementFinder: SessionPart {
  let session: AppSession

  /// Whether anything matches now; takes the time of one look and never fails.
  func exists(_ query: Query, below: Int = 0) -> Bool {
    stepLooking(for: query, below: below)
    advance(by: timing.find)
    return isPresent(query)
  }

  /// Records a look that only checks whether anything matches.
  func stepLooking(for query: Query, below: Int = 0) {
    step("Checking existence of `\(session.words(of: query))`", below: below)
  }

  /// Whether anything matches now, without taking the time of a look.
  func isPresent(_ query: Query) -> Bool {
    guard !session.isHalted, let snapshot = lookedAt(for: query) else { return false }
    session.looked("look for \(session.words(of: query))", at: .exists(query))
    let isThere = Resolver().exists(query, in: snapshot.indexed)
    session.looks.missed = isThere ? nil : (query, now)
    recordResult(of: query, matches: isThere ? 1 : 0)
    return isThere
  }

  /// How many elements match now; takes the time of one look.
  func count(_ query: Query) -> Int {
    step("Get number of matches for: \(lastStep(of: query))")
    advance(by: timing.find)
    guard let snapshot = lookedAt(for: query) else { return 0 }
    session.looked("count of \(session.words(of: query))", at: .count(query))
    let count = Resolver().count(query, in: snapshot.indexed)
    recordResult(of: query, matches: count)
    return count
  }

  /// All elements that match now, with the tree; takes the time of one look.
  func all(
    _ query: Query, title: () -> String?
  ) -> (snapshot: ScreenSnapshot, matches: ElementMatches)? {
    if device.isNarrating, let title = title() { step("\(title): \(lastStep(of: query))") }
    advance(by: timing.find)
    guard let snapshot = lookedAt(for: query) else { return nil }
    session.looked("look for all \(session.words(of: query))", at: .rows(query))
    let matches = Resolver().resolve(query, in: snapshot.indexed)
    recordResult(of: query, matches: matches.count)
    return (snapshot, matches)
  }

  /// The one element that matches; if it is missing, it is looked for again before this fails.
  func find(_ query: Query) throws(AutomationFailure) -> FoundElement {
    var look = 0
    while true {
      stepFinding(query, look: look)
      advance(by: timing.find)
      do {
        return try findNow(query)
      } catch {
        guard case .noMatch = error, look < timing.findRetries else { throw triaged(error) }
        look += 1
        for observer in session.observers { observer.testWillLookAgain() }
        advance(by: timing.retryDelay)
      }
    }
  }

  /// Whether anything matches a query that nothing matches now; it is looked for again, without a
  /// failure in the end (behaviour.md E8).
  func comes(_ query: Query) -> Bool {
    for look in 0...max(0, timing.findRetries) {
      if look > 0 {
        for observer in session.observers { observer.testWillLookAgain() }
        advance(by: timing.retryDelay)
      }
      stepFinding(query, look: look)
      advance(by: timing.find)
      if isPresent(query) { return true }
    }
    return false
  }

  /// The one element that matches at this instant.
  func findNow(_ query: Query) throws(AutomationFailure) -> FoundElement {
    guard session.waitForAnswer() else { throw .unanswered }
    session.willStep()
    if device.chance.strikes(.lostHelper) {
      throw .helperLost(process: device.process?.identifier ?? 0)
    }
    guard let snapshot = device.lookedAt else { throw session.absence }
    session.looks.keep(snapshot, at: now)
    session.looked("find \(session.words(of: query))", at: .rows(query))
    let matches = Resolver().resolve(query, in: snapshot.indexed)
    recordResult(of: query, matches: matches.count)
    guard let first = matches.first else { throw .noMatch(miss(query, in: snapshot, matches)) }
    guard matches.count == 1 else { throw .manyMatches(miss(query, in: snapshot, matches)) }
    return FoundElement(snapshot: snapshot, index: first)
  }

  /// Records a look for an element, with its number if it is a retry.
  func stepFinding(_ query: Query, look: Int) {
    step("Find the \(session.words(of: query))" + (look > 0 ? " (retry \(look))" : ""))
  }

  /// Records what Xcode gathers about a search that failed, and returns the failure.
  func triaged(_ failure: AutomationFailure) -> AutomationFailure {
    switch failure {
    case .noMatch, .manyMatches: session.stepTriage()
    default: break
    }
    return failure
  }

  /// The details of a query that did not match exactly one element, for a failure.
  func miss(_ query: Query, in snapshot: ScreenSnapshot, _ matches: ElementMatches) -> QueryMiss {
    let outputs = Resolver().trace(query, in: snapshot.indexed)
    let empty = outputs.firstIndex { $0.isEmpty } ?? max(0, outputs.count - 1)
    let input = empty > 0 && matches.isEmpty ? outputs[empty - 1] : .empty
    var miss = QueryMiss(
      steps: query.steps.map(\.text), emptyStep: empty,
      input: input.prefix(QueryMiss.rowLimit).map { snapshot.tree.row(of: $0, withFrame: false) },
      inputCount: input.count,
      matches: matches.prefix(10).map { snapshot.tree.row(of: $0, withFrame: true) },
      nearest: matches.isEmpty ? snapshot.tree.nearestMisses(of: query) : [],
      lastSight: matches.isEmpty ? LastSight(session: session).words(of: query) : nil,
      process: device.process?.identifier ?? 0,
      address: Self.address(of: query))
    if timing.wording.isBefore16 {
      miss.sparseTree = TreeText(snapshot.tree).sparseTree(of: matches, hasArrows: true)
    }
    return miss
  }

  /// The tree, once the app responds; if it does not, the failure is kept until it is reported.
  private func lookedAt(for query: Query) -> ScreenSnapshot? {
    guard session.waitForAnswer() else {
      session.looks.unreported = .unanswered
      return nil
    }
    session.willStep()
    let snapshot = device.lookedAt
    if let snapshot {
      session.looks.keep(snapshot, at: now)
    } else {
      session.looks.unreported = session.unreportedEnd
      for observer in session.observers { observer.testLookedAtNoApp(for: query) }
    }
    return snapshot
  }

  private func recordResult(of query: Query, matches: Int) {
    guard device.isTracing else { return }
    device.record(.resolved(query: query.text, matches: matches))
  }

  private func lastStep(of query: Query) -> String {
    query.steps.last?.text ?? session.applicationWords
  }

  /// A number like an address, computed from the text of a query: the same in every run.
  private static func address(of query: Query) -> UInt64 {
    0x6000_0000_0000 | (stableHash(query.text.utf8) & 0xFFFF_FFF0)
  }
}

extension AppSession {
  /// The part that looks for elements in the target app.
  var finder: ElementFinder { ElementFinder(session: self) }

  /// Whether anything matches now, without taking the time of a look.
  package func isPresent(_ query: Query) -> Bool { finder.isPresent(query) }

  /// Whether anything matches that is not there now; it is looked for again as before a failure.
  package func comes(_ query: Query) -> Bool { goesOn() && finder.comes(eased(query)) }

  /// The one element that matches at this instant.
  package func findNow(_ query: Query) throws(AutomationFailure) -> FoundElement {
    try finder.findNow(query)
  }

  /// Whether a touch on an element would reach it.
  package func isHittable(_ element: FoundElement) -> Bool {
    for observer in observers { observer.testAskedForFrames() }
    if let process = device.process, process.dropsFrames { return false }
    return element.snapshot.tree.hitPoint(of: element.index) != nil
  }

  /// Takes the failure of a look that could not throw; an app's end only if not reported since.
  package func takeUnreported() -> AutomationFailure? {
    defer { looks.unreported = nil }
    guard let failure = looks.unreported, failure.isOfEnd else { return looks.unreported }
    return unreportedEnd
  }
}

extension AutomationFailure {
  /// Why a query does not find exactly one element of a session now; nil if it does.
  ///
  /// It takes no time and is not recorded.
  package init?(of query: Query, now session: AppSession) {
    guard let snapshot = session.device.snapshot else {
      self = session.absence
      return
    }
    let matches = Resolver().resolve(query, in: snapshot.indexed)
    guard matches.count != 1 else { return nil }
    let miss = session.finder.miss(query, in: snapshot, matches)
    self = matches.isEmpty ? .noMatch(miss) : .manyMatches(miss)
  }
}
