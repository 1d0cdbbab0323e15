package import AccessibilityTree
import PredicateFormat
import VirtualTime

/// The element a query found, in the tree it was found in.
package struct FoundElement {
  /// The tree.
  package let snapshot: ScreenSnapshot
  /// The element's number in it.
  package let index: Int

  /// The element's attributes.
  package var view: ElementView { snapshot.tree[index] }
}

extension AppSession {
  /// Whether anything matches now; costs one look and never fails.
  package func exists(_ query: Query) -> Bool {
    guard goesOn() else { return false }
    advance(by: timing.find)
    return isPresent(query)
  }

  /// Whether anything matches now, without a look's cost.
  package func isPresent(_ query: Query) -> Bool {
    guard !isHalted, let snapshot = device.snapshot else { return false }
    let isThere = Resolver().exists(query, in: snapshot.indexed)
    record(.resolved(query: query.text, matches: isThere ? 1 : 0))
    return isThere
  }

  /// How many elements match now; costs one look.
  package func count(_ query: Query) -> Int {
    guard goesOn() else { return 0 }
    advance(by: timing.find)
    guard let snapshot = device.snapshot else { return 0 }
    let count = Resolver().count(query, in: snapshot.indexed)
    record(.resolved(query: query.text, matches: count))
    return count
  }

  /// The numbers of all elements that match now, with the tree; costs one look.
  package func all(_ query: Query) -> (snapshot: ScreenSnapshot, matches: ElementMatches)? {
    guard goesOn() else { return nil }
    advance(by: timing.find)
    guard let snapshot = device.snapshot else { return nil }
    let matches = Resolver().resolve(query, in: snapshot.indexed)
    record(.resolved(query: query.text, matches: matches.count))
    return (snapshot, matches)
  }

  /// The one element that matches; a missing one is looked for again before that is a failure.
  package func find(_ query: Query) throws(AutomationFailure) -> FoundElement {
    var look = 0
    while true {
      advance(by: timing.find)
      do {
        return try findNow(query)
      } catch {
        guard case .noMatch = error, look < timing.findRetries else { throw error }
        look += 1
        advance(by: timing.retryDelay)
      }
    }
  }

  /// The one element that matches at this instant.
  package func findNow(_ query: Query) throws(AutomationFailure) -> FoundElement {
    guard let snapshot = device.snapshot else { throw absence }
    let matches = Resolver().resolve(query, in: snapshot.indexed)
    record(.resolved(query: query.text, matches: matches.count))
    guard let first = matches.first else { throw .noMatch(miss(query, in: snapshot, matches)) }
    guard matches.count == 1 else { throw .manyMatches(miss(query, in: snapshot, matches)) }
    return FoundElement(snapshot: snapshot, index: first)
  }

  /// Why there is no app to look into.
  var absence: AutomationFailure {
    if let crashFailure { return crashFailure }
    let bundle = app.definition.bundleIdentifier
    return runState == .background ? .inBackground(bundle: bundle) : .notRunning(bundle: bundle)
  }

  private func miss(
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
