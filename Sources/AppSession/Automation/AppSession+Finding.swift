package import AccessibilityTree
import AppModel
package import AppRuntime
import PredicateFormat
import RunJournal
import VirtualTime

extension AppSession {
  /// Whether anything matches now; costs one look and never fails.
  package func exists(_ query: Query) -> Bool { exists(query, below: 0) }

  func exists(_ query: Query, below: Int) -> Bool {
    guard goesOn() else { return false }
    easing?.willLook(query, self)
    let query = easing?.query(for: query) ?? query
    step("Checking existence of `\(words(of: query))`", below: below)
    advance(by: timing.find)
    return isPresent(query)
  }

  /// Whether anything matches now, without a look's cost.
  package func isPresent(_ query: Query) -> Bool {
    guard !isHalted, let snapshot = answer() else { return false }
    tracer?.look("look for \(words(of: query))", .exists(query))
    let isThere = Resolver().exists(query, in: snapshot.indexed)
    vainLook = isThere ? nil : (query, now)
    trace(query, matches: isThere ? 1 : 0)
    return isThere
  }

  /// How many elements match now; costs one look.
  package func count(_ query: Query) -> Int {
    guard goesOn() else { return 0 }
    easing?.willLook(query, self)
    let query = easing?.query(for: query) ?? query
    step("Get number of matches for: \(lastStep(of: query))")
    advance(by: timing.find)
    guard let snapshot = answer() else { return 0 }
    tracer?.look("count of \(words(of: query))", .count(query))
    let count = Resolver().count(query, in: snapshot.indexed)
    trace(query, matches: count)
    return count
  }

  /// The numbers of all elements that match now, with the tree; costs one look.
  package func all(
    _ query: Query, title: @autoclosure () -> String? = nil
  ) -> (snapshot: ScreenSnapshot, matches: ElementMatches)? {
    guard goesOn() else { return nil }
    easing?.willLook(query, self)
    let query = easing?.query(for: query) ?? query
    if device.isNarrating, let title = title() { step("\(title): \(lastStep(of: query))") }
    advance(by: timing.find)
    guard let snapshot = answer() else { return nil }
    tracer?.look("look for all \(words(of: query))", .rows(query))
    let matches = Resolver().resolve(query, in: snapshot.indexed)
    trace(query, matches: matches.count)
    return (snapshot, matches)
  }

  /// The one element that matches; a missing one is looked for again before that is a failure.
  package func find(_ query: Query) throws(AutomationFailure) -> FoundElement {
    easing?.willLook(query, self)
    let query = easing?.query(for: query) ?? query
    var look = 0
    while true {
      stepFinding(query, look: look)
      advance(by: timing.find)
      do {
        return try findNow(query)
      } catch {
        guard case .noMatch = error, look < timing.findRetries else { throw triaged(error) }
        look += 1
        tracer?.lookAgain()
        advance(by: timing.retryDelay)
      }
    }
  }

  /// The one element that matches at this instant.
  package func findNow(_ query: Query) throws(AutomationFailure) -> FoundElement {
    guard waitForAnswer() else { throw .unanswered }
    tracer?.beforeStep()
    guard let snapshot = device.lookedAt else { throw absence }
    tracer?.look("find \(words(of: query))", .rows(query))
    let matches = Resolver().resolve(query, in: snapshot.indexed)
    trace(query, matches: matches.count)
    guard let first = matches.first else { throw .noMatch(miss(query, in: snapshot, matches)) }
    guard matches.count == 1 else { throw .manyMatches(miss(query, in: snapshot, matches)) }
    return FoundElement(snapshot: snapshot, index: first)
  }

  /// The tree, once the app answers; a failure to is kept for whoever asked.
  private func answer() -> ScreenSnapshot? {
    guard waitForAnswer() else {
      unreported = .unanswered
      return nil
    }
    tracer?.beforeStep()
    let snapshot = device.lookedAt
    if snapshot == nil { unreported = untoldEnd }
    return snapshot
  }

  /// Gives the failure of a look that is none of an element, once; that of an app's end not where a
  /// test has been told of it since.
  package func takeUnreported() -> AutomationFailure? {
    defer { unreported = nil }
    guard let unreported, unreported.isOfEnd else { return unreported }
    return untoldEnd
  }

  /// Notes that an element is looked for, again where it has been before.
  func stepFinding(_ query: Query, look: Int) {
    step("Find the \(words(of: query))" + (look > 0 ? " (retry \(look))" : ""))
  }

  /// A failure to find one element, after what Xcode gathers about it has been noted.
  func triaged(_ failure: AutomationFailure) -> AutomationFailure {
    switch failure {
    case .noMatch, .manyMatches: stepTriage()
    default: break
    }
    return failure
  }

  /// Adds what a query found to the journal.
  private func trace(_ query: Query, matches: Int) {
    guard device.isTracing else { return }
    device.record(.resolved(query: query.text, matches: matches))
  }

  private func lastStep(of query: Query) -> String { query.steps.last?.text ?? applicationWords }

  /// Why there is no app to look into.
  package var absence: AutomationFailure {
    if let crashFailure { return crashFailure }
    let bundle = device.aim
    return runState == .background ? .inBackground(bundle: bundle) : .notRunning(bundle: bundle)
  }

  func miss(
    _ query: Query, in snapshot: ScreenSnapshot, _ matches: ElementMatches
  ) -> QueryMiss {
    let outputs = Resolver().trace(query, in: snapshot.indexed)
    let empty = outputs.firstIndex { $0.isEmpty } ?? max(0, outputs.count - 1)
    let input = empty > 0 && matches.isEmpty ? outputs[empty - 1] : .empty
    var miss = QueryMiss(
      steps: query.steps.map(\.text), emptyStep: empty,
      input: input.prefix(QueryMiss.rowLimit).map { snapshot.tree.row(of: $0, withFrame: false) },
      inputCount: input.count,
      matches: matches.prefix(10).map { snapshot.tree.row(of: $0, withFrame: true) },
      nearest: matches.isEmpty ? snapshot.tree.nearestMisses(of: query) : [],
      process: device.process?.identifier ?? 0,
      address: Self.address(of: query))
    if timing.wording == .xcode13 {
      miss.sparseTree = TreeText(snapshot.tree).sparseTree(of: matches, hasArrows: true)
    }
    return miss
  }

  /// An address-like number made from the query's words, the same in every run.
  static func address(of query: Query) -> UInt64 {
    0x6000_0000_0000 | (stableHash(query.text.utf8) & 0xFFFF_FFF0)
  }
}
