/// Decides what happens after each change, and keeps the results of the tests.
package struct TestWatch {
  /// The last results of the tests.
  package private(set) var memory = TestMemory()
  private var listing: PackageListing
  private let page: WatchPage
  private let say: (String) -> Void
  /// The last failure of each test that fails now.
  private var failures: [String: TestOutcome] = [:]
  /// The changes that could not be tested yet, since something was broken.
  private var waiting: Set<PackageChange> = []

  /// Starts with the files as they are; what happens goes to the page, and in lines to a closure.
  package init(_ listing: PackageListing, page: WatchPage, say: @escaping (String) -> Void) {
    self.listing = listing
    self.page = page
    self.say = say
  }

  /// Builds and runs all tests.
  package mutating func begin(with tests: some WatchedTests) throws {
    listing.remark.map(say)
    try go([.code], "Started", tests)
  }

  /// Builds and runs what the changes since the last listing can affect; returns false if nothing
  /// has changed.
  @discardableResult
  package mutating func take(
    _ next: PackageListing, with tests: some WatchedTests
  ) throws -> Bool {
    let paths = next.changes(since: listing)
    let all = Set(listing.paths + next.paths)
    if next.remark != listing.remark { next.remark.map(say) }
    listing = next
    guard !paths.isEmpty else { return false }
    let changes = Set(paths.map { PackageChange($0, in: all) }).subtracting([.other])
    guard !changes.isEmpty else { return false }
    let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
    try go(changes, "Changed: \(paths[0])\(more)", tests)
    return true
  }

  private mutating func go(
    _ changes: Set<PackageChange>, _ cause: String, _ tests: some WatchedTests
  ) throws {
    say(cause)
    waiting.formUnion(changes)
    var names: [String: String] = [:]
    for case .app(let folder, _, _) in waiting {
      do throws(AppFaults) { names[folder] = try tests.appName(in: folder) } catch {
        return stop("\(folder) has faults", error.text)
      }
    }
    let plan = WatchPlan(Array(waiting), memory: memory, names: names)
    if plan.needsBuild {
      page.show(WatchPage.Report(phase: "Building", cause: cause, failures: sortedFailures))
      if let fault = tests.build() { return stop("The build failed", fault) }
    }
    forget(after: waiting)
    waiting = []
    guard !plan.rounds.isEmpty else {
      say("No test is affected.")
      return finish(cause, ran: 0)
    }
    var ran: Set<String> = []
    for round in plan.rounds {
      page.show(
        WatchPage.Report(
          phase: "Running \(round.words)", cause: cause, failures: sortedFailures))
      for outcome in try tests.run(round) {
        ran.insert(outcome.test)
        take(outcome)
      }
      if let first = sortedFailures.first, let trace = tests.trace(of: first) {
        page.showTrace(trace, of: first.test)
      }
    }
    finish(cause, ran: ran.count)
  }

  /// Forgets tests that no longer exist after a build.
  private mutating func forget(after changes: Set<PackageChange>) {
    for change in changes {
      switch change {
      case .code: memory.forget(target: nil)
      case .tests(let target): memory.forget(target: target)
      case .app, .other: continue
      }
    }
    failures = failures.filter { memory.tests[$0.key] != nil }
  }

  private mutating func take(_ outcome: TestOutcome) {
    memory.take(outcome.test, outcome.entry)
    failures[outcome.test] = outcome.entry.isFailure ? outcome : nil
  }

  private func stop(_ headline: String, _ text: String) {
    say("\(headline):\n\(text)")
    page.show(
      WatchPage.Report(
        phase: headline, cause: WatchPage.shown(text),
        failures: sortedFailures))
  }

  private func finish(_ cause: String, ran: Int) {
    if sortedFailures.isEmpty { page.showTrace(nil, of: "") }
    let count = failures.count
    let verdict = count == 0 ? "All pass" : count == 1 ? "1 test fails" : "\(count) tests fail"
    say("\(verdict); \(ran == 1 ? "1 test" : "\(ran) tests") ran.")
    page.show(WatchPage.Report(phase: verdict, cause: cause, failures: sortedFailures))
  }

  private var sortedFailures: [TestOutcome] { failures.values.sorted { $0.test < $1.test } }
}
