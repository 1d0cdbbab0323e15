import SimulatedApp

/// Mends many failures of a test at once, by letting it go on after each of them.
extension TestDrafting {
  /// The script with the elements that the test lacks if it goes on after each failure, up to where
  /// it then fails; nil if that does not help.
  ///
  /// If one of them stops the test earlier, half of them are tried, and so on.
  func lookingAhead(
    from start: Played, _ seen: [TestFailure], _ work: inout Work
  ) -> Played? {
    guard let stops, start.run.lacksElement, work.steps >= work.looksAheadAfter else { return nil }
    work.runs += 1
    let failures = stops(start.script)
    var count = mended(start.script, at: failures).shown.count
    for _ in 0..<Self.halvings where count > 1 {
      if let further = further(than: start, seen, &work, mending: count, of: failures) {
        work.patience = 1
        return further
      }
      count /= 2
    }
    // A run that goes on waits in vain for much, so it takes longer than others.
    work.looksAheadAfter = work.steps + work.patience
    work.patience = min(2 * work.patience, Self.mostPatience)
    return nil
  }

  /// What a script with the first elements that the test lacks lets it do, if it gets further.
  private func further(
    than start: Played, _ seen: [TestFailure], _ work: inout Work, mending count: Int,
    of stops: [ScriptRun]
  ) -> Played? {
    let (script, run) = start
    let (whole, shown) = mended(script, at: stops, atMost: count)
    var (best, next) = (whole, played(whole, &work))
    guard next.goesFurther(than: run, seen: seen), !next.failsBefore(run) else { return nil }
    // Another failure at the same place is one of what was shown too much or in the wrong way.
    guard next.hasPassed || next.progress > run.progress else { return nil }
    // After a failure a test may look for what it does not need when nothing fails.
    let needed = Set(next.looks.map(\.key))
    if !shown.isSubset(of: needed) {
      let (fewer, _) = mended(script, at: stops, atMost: count, where: needed.contains)
      let other = played(fewer, &work)
      if other.progress >= next.progress, other.hasPassed == next.hasPassed {
        (best, next) = (fewer, other)
      }
    }
    guard let end = next.failedAfter else { return (best, next) }
    return (best.taking(script, after: end), next)
  }

  /// A script with what the test lacked at some failures, up to one that is of another kind, and
  /// what it looked for there.
  private func mended(
    _ script: DraftScript, at stops: [ScriptRun], atMost limit: Int = .max,
    where isNeeded: (SightKey) -> Bool = { _ in true }
  ) -> (script: DraftScript, shown: Set<SightKey>) {
    var script = script
    var shown: Set<SightKey> = []
    for stop in stops where shown.count < limit {
      if stop.lacksFocus, !shown.isEmpty { continue }
      guard stop.lacksElement, let look = stop.failedLook else { break }
      // The test failed again since it still lacks what an earlier change shows.
      if script.tree(look.scene).indexed.count(of: look.query) > 0 { continue }
      guard isNeeded(look.key) else { continue }
      // When such an element comes is found out by trials.
      if stop.hasMissed(look) { break }
      guard let changed = repairs(script, stop).likeliest else { break }
      script = changed
      shown.insert(look.key)
    }
    return (script, shown)
  }

  /// How often fewer elements are tried if all of them stop the test earlier.
  private static let halvings = 2

  /// The most failures that are mended one by one after several looks ahead that did not help.
  private static let mostPatience = 16
}
