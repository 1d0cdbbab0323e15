package import SimulatedApp

/// Drafts what an app has to show for one test, by running the test again and again.
package struct TestDrafting {
  /// The most runs of one test.
  package static let runLimit = 600

  /// How many runs in a row may end as earlier ones of the test did, before it is given up.
  package static let barrenLimit = 150

  let play: (DraftScript, _ isLast: Bool) -> ScriptRun
  let stops: ((DraftScript) -> [ScriptRun])?
  let line: (TestFailure) -> String
  let texts: (ScriptRun) -> [String]
  private let runLimit: Int
  private let hopeless: Set<FailureIdentity>

  /// Makes a draft with a function that runs the test on the app of a script.
  ///
  /// A second function gives the source at a failure, empty if it cannot be read; a third one the
  /// texts of the suite's source, those near the failure of a run first. At failures that are
  /// hopeless little is tried. The test runs as often as the limit says.
  ///
  /// `stops` runs the test on a script so that it goes on after failures, and returns the run as it
  /// was at each of them; without it the test always ends at its first failure.
  package init(
    play: @escaping (DraftScript, _ isLast: Bool) -> ScriptRun,
    stops: ((DraftScript) -> [ScriptRun])? = nil,
    line: @escaping (TestFailure) -> String,
    texts: @escaping (ScriptRun) -> [String] = { _ in [] },
    hopeless: Set<FailureIdentity> = [], runLimit: Int = Self.runLimit
  ) {
    self.play = play
    self.stops = stops
    self.line = line
    self.texts = texts
    self.hopeless = hopeless
    self.runLimit = runLimit
  }

  /// Runs the test until it reaches its end, or until no change lets it get further; then shows
  /// elements that it waited for in vain, if it does more with them.
  ///
  /// Steps that it shares with the beginning of earlier tests are not explored again, and where one
  /// of them got stuck nothing is tried again.
  package func draft(_ name: String, after earlier: [DraftedTest] = []) -> DraftedTest {
    var work = Work(limit: runLimit)
    let runs = earlier.map { played($0.script, &work) }
    let stuck = zip(earlier, runs).first { $0.isStuck && $1.endsLike($0.run) }
    var best: Played =
      stuck.map { ($0.script, $1) } ?? repaired(beginning(like: earlier, runs, &work), &work)
    let vain = showWishes(&best, knownInVain: Set(earlier.flatMap(\.vain)), &work)
    let showing = best.script.showing(best.run.keptTexts)
    if best.run.hasPassed, showing != best.script {
      let run = played(showing, &work)
      if run.hasPassed { best = (showing, run) }
    }
    let last = play(best.script, true)
    let free = last.hasPassed ? freeSights(of: last, best.script, after: earlier, &work) : []
    let knowledge = DraftedTest.Knowledge(
      script: best.script, free: free, vain: vain, runs: work.runs + 1,
      end: last.hasPassed ? nil : work.end)
    return DraftedTest(name: name, knowledge, run: last)
  }

  /// Shows elements that a passing test waited for in vain, if it does more with them.
  ///
  /// Returns those with which it does not. What was in vain for an earlier test, in the same scene,
  /// is not tried again.
  private func showWishes(
    _ best: inout Played, knownInVain: Set<SightKey>, _ work: inout Work
  ) -> Set<SightKey> {
    var tried: Set<String> = []
    var vain: Set<SightKey> = []
    while best.run.hasPassed, tried.count < Self.wishLimit, !work.isDone,
      let look = best.run.looks.first(where: {
        $0.count == 0 && $0.isOfWait && !tried.contains($0.query.text)
      })
    {
      tried.insert(look.query.text)
      let better =
        knownInVain.contains(look.key) ? nil : showing(look, after: best, &work)
      if let better { best = better } else { vain.insert(look.key) }
    }
    return vain
  }

  /// The script with what a look asked for, if the test does more with it; nil if it does not.
  private func showing(_ look: ScriptLook, after best: Played, _ work: inout Work) -> Played? {
    for script in ScriptRepairs.conjuring(look, in: best.script) {
      let further = repaired(script, &work, limit: 60)
      if further.run.hasPassed, further.run.actions > best.run.actions { return further }
    }
    return nil
  }

  /// The script of the earlier test that the test follows for the longest time, up to the scene in
  /// which their ways part; an empty one if it follows none.
  ///
  /// The runs are those of the test on their scripts.
  private func beginning(
    like earlier: [DraftedTest], _ runs: [ScriptRun], _ work: inout Work
  ) -> DraftScript {
    var best: (script: DraftScript, progress: Int)?
    for (test, run) in zip(earlier, runs) {
      guard let scene = run.sceneOfParting(from: test.run) else { continue }
      let script = test.script.before(scene)
      let progress = played(script, &work).progress
      if progress > best?.progress ?? 0 { best = (script, progress) }
    }
    return best?.script ?? DraftScript()
  }

  /// Runs the test on a script.
  func played(_ script: DraftScript, _ work: inout Work) -> ScriptRun {
    work.runs += 1
    let run = play(script, false)
    work.note(run)
    return run
  }

  /// Runs a test once more that an earlier process has already drafted.
  package func draft(_ name: String, knowing knowledge: DraftedTest.Knowledge) -> DraftedTest {
    DraftedTest(name: name, knowledge, run: play(knowledge.script, true))
  }

  /// The most elements that are tried of those that a passing test waited for in vain.
  static let wishLimit = 30

  /// How often the test has run.
  struct Work {
    let limit: Int
    var runs = 0
    /// How many failures were mended.
    var steps = 0
    /// The ways in which runs have ended so far.
    private var ends: Set<RunEnd> = []
    /// How many runs in a row have ended as earlier ones did.
    private var barren = 0
    /// How many failures must be mended before the test may look ahead.
    var looksAheadAfter = 0
    /// How many more are mended one by one if a look ahead does not help.
    var patience = 1

    /// Whether so many runs brought nothing new that no more are made.
    var isBarren: Bool { barren >= TestDrafting.barrenLimit }
    var isDone: Bool { runs >= limit || isBarren }

    /// Why no more runs are made; nil if nothing is left to try.
    var end: DraftedTest.End? {
      isBarren ? .barren : runs >= limit ? .limit : nil
    }

    init(limit: Int) { self.limit = limit }

    /// Counts a run that ended as an earlier one did.
    mutating func note(_ run: ScriptRun) {
      barren = ends.insert(RunEnd(run)).inserted ? 0 : barren + 1
    }
  }

  /// A script with what a run of the test on it did.
  typealias Played = (script: DraftScript, run: ScriptRun)

  /// Mends one failure of a test after the other, as long as a change lets it get further.
  ///
  /// A detour takes no further ones, and ends where it leads back to the failure of the run that it
  /// leads around: there all changes were tried before.
  private func repaired(
    _ script: DraftScript, _ work: inout Work, limit: Int = .max, around other: ScriptRun? = nil
  ) -> Played {
    let begin = work.runs
    var script = script
    var run = played(script, &work)
    var seen = run.failure.map { [$0] } ?? []
    var needsNoEarlierApp = false
    while !run.hasPassed, !work.isDone, work.runs - begin < limit,
      !(other.map { run.leadsBack(to: $0) } ?? false)
    {
      if let told = script.taking(whatIsToldBy: run, withoutEarlierApp: needsNoEarlierApp) {
        let next = played(told, &work)
        // A test that queries no app, or prepares it before a launch, gets no further than that
        // launch.
        needsNoEarlierApp =
          told.isRunningAlready && !script.isRunningAlready && next.progress <= run.progress + 1
          && !next.hasPassed
        if !needsNoEarlierApp { (script, run) = (told, next) }
        continue
      }
      guard
        let (better, next) = step(
          from: (script, run), seen, &work, until: limit == .max ? .max : begin + limit,
          takesDetours: other == nil)
      else { break }
      if next.progress != run.progress { seen = [] }
      seen += next.failure.map { [$0] } ?? []
      (script, run) = (better, next)
    }
    return (script, run)
  }

  /// A script on which the test gets further; nil if no change helps.
  ///
  /// The test has failed before in the ways that are given, and may run until it has run so often.
  private func step(
    from start: Played, _ seen: [TestFailure], _ work: inout Work, until end: Int,
    takesDetours: Bool
  ) -> Played? {
    let (script, run) = start
    let isHopeless = run.failure.map { hopeless.contains($0.identity) } ?? false
    if !isHopeless, let further = lookingAhead(from: start, seen, &work) { return further }
    work.steps += 1
    var early: Played?
    var triesLeft = Self.triesAfterEarlyFailure
    var elsewhere: [Played] = []
    let tries = isHopeless ? Self.hopelessTries : .max
    for candidate in repairs(script, run).candidates().prefix(tries)
    where !work.isDone && work.runs < end {
      let next = played(candidate, &work)
      if next.goesFurther(than: run, seen: seen) {
        guard next.failsBefore(run) else { return (candidate, next) }
        early = early ?? (candidate, next)
      }
      if next.failsAnew(seen) { elsewhere.append((candidate, next)) }
      if early != nil { triesLeft -= 1 }
      if triesLeft == 0 { break }
    }
    if let early { return early }
    return takesDetours && !isHopeless ? detour(elsewhere, around: run, &work) : nil
  }

  /// The changes of a script that may let a run on it get further.
  func repairs(_ script: DraftScript, _ run: ScriptRun) -> ScriptRepairs {
    ScriptRepairs(
      script: script, run: run, line: run.failure.map(line) ?? "", texts: { texts(run) })
  }

  /// The first of some scripts that lead past a failure, although the test did less until its next
  /// one: a test that searched again and again finds the element at once.
  private func detour(_ scripts: [Played], around run: ScriptRun, _ work: inout Work) -> Played? {
    let ordered = scripts.enumerated().sorted { left, right in
      let (one, other) = (left.element.run, right.element.run)
      return (other.actions, other.progress, left.offset)
        < (one.actions, one.progress, right.offset)
    }
    for (_, start) in ordered.prefix(Self.detours) {
      let further = repaired(
        start.script, &work, limit: Self.detourRuns, around: run)
      if further.run.hasPassed || further.run.progress > run.progress + 1 { return further }
    }
    return nil
  }

  /// How many more changes are tried when one made the test fail at an earlier wait: what a test
  /// does not see at first, and then waits for, must not be there from the beginning.
  private static let triesAfterEarlyFailure = 40

  /// How many changes are tried at a failure where other tests got stuck for good.
  static let hopelessTries = 60

  /// How many tests must have got stuck at a failure before others try little there.
  private static let hopelessTests = 4

  /// The failures at which several tests got stuck, whatever was tried.
  package static func hopelessFailures(of tests: [DraftedTest]) -> Set<FailureIdentity> {
    let ends = tests.filter { !$0.run.hasPassed }.compactMap(\.run.failure?.identity)
    return Set(Dictionary(grouping: ends) { $0 }.filter { $1.count >= hopelessTests }.keys)
  }

  /// The most detours of a failure, and the most runs of each.
  private static let (detours, detourRuns) = (6, 40)
}

/// How a run has ended: with which failure, and how far the test had got.
private struct RunEnd: Hashable {
  let failure: FailureIdentity?
  let progress: Int

  init(_ run: ScriptRun) { (failure, progress) = (run.failure?.identity, run.progress) }
}

extension DraftedTest {
  /// Whether no attempt let the test get further.
  fileprivate var isStuck: Bool { !run.hasPassed && runs < TestDrafting.runLimit }
}

extension DraftScript {
  /// The script with the app's name and the links that a run has used; nil if none is new.
  fileprivate func taking(
    whatIsToldBy run: ScriptRun, withoutEarlierApp: Bool
  ) -> DraftScript? {
    var script = self
    if let bundle = run.bundle, script.bundle == nil { script.bundle = bundle }
    if run.usesEarlierApp, !withoutEarlierApp { script.isRunningAlready = true }
    if let link = run.link, script.links.count < Self.linkLimit { script.links.insert(link) }
    return script == self ? nil : script
  }
}

extension ScriptRun {
  /// Whether the run fails where another one does, in the same way.
  fileprivate func endsLike(_ other: ScriptRun) -> Bool {
    guard let failure, let otherFailure = other.failure else { return false }
    return failure.identity == otherFailure.identity && progress == other.progress
  }

  /// Whether the run fails as another one that it was to lead around, and no later.
  fileprivate func leadsBack(to other: ScriptRun) -> Bool {
    failure?.identity == other.failure?.identity && progress <= other.progress + 1
  }

  /// Whether the run got further than another one: its failure comes later, or it is another one at
  /// the same place.
  func goesFurther(than other: ScriptRun, seen: [TestFailure]) -> Bool {
    if hasPassed { return true }
    // An endless loop makes many steps, and gets nowhere.
    if isEndless && !other.isEndless { return false }
    // A test that skips itself later has found more of what it needs.
    if skipReason != nil { return progress > other.progress }
    guard failedAt != nil, other.failedAt != nil else { return other.skipReason != nil }
    let (mine, theirs) = (progress, other.progress)
    return mine > theirs || mine == theirs && !takesAway(from: other) && failsAnew(seen)
  }

  /// Whether it lacks what the test asked for and another run had found, which leads back although
  /// the failure may be new.
  private func takesAway(from other: ScriptRun) -> Bool {
    lacksElement && other.failedLook.map { $0.count > 0 } ?? false
  }

  /// Whether it fails without a wait that another run made before its failure.
  func failsBefore(_ other: ScriptRun) -> Bool {
    guard let mine = failedAfter, let theirs = other.failedAfter else { return false }
    guard progress == other.progress else { return false }
    // A wait that ends early has fewer looks, each of which may count as a wait.
    return mine.action < theirs.action
      || mine.action == theirs.action && mine.wait == 0 && theirs.wait > 0
  }

  /// Whether its failure is not one of some known ones; one about too many elements never counts.
  ///
  /// A line whose message contains what the app shows could fail in new ways for ever.
  fileprivate func failsAnew(_ seen: [TestFailure]) -> Bool {
    guard let failure, failure.reason.kind != .manyMatches else { return false }
    return !seen.contains { $0.identity == failure.identity }
      && seen.count { $0.file == failure.file && $0.line == failure.line } < Self.failuresOfLine
  }

  /// The most failures of one line in a row that count as new.
  private static let failuresOfLine = 4
}
