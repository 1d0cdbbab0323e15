import SimulatedApp

/// Finds out on which of the elements that were not there a passing test depends.
extension TestDrafting {
  /// The sights that the test does not depend on: it also passes with one more element.
  ///
  /// All are tried at once. Where the test then fails, each half is tried, down to a single one.
  /// Where a test counts the same elements before and after a step, one more each time would make
  /// no difference: these are tried alone.
  /// What an earlier test depended on, before the tests part, is not tried again.
  func freeSights(
    of run: ScriptRun, _ script: DraftScript, after earlier: [DraftedTest], _ work: inout Work
  ) -> Set<SightKey> {
    let bound = earlier.reduce(into: Set<SightKey>()) { bound, test in
      guard test.run.hasPassed, let scene = run.sceneOfParting(from: test.run) else { return }
      bound.formUnion(
        Self.absent(in: test.run).map(\.key).filter { $0.scene < scene && !test.free.contains($0) })
    }
    let looks = Self.absent(in: run)
    let counts = Dictionary(grouping: looks.filter { $0.kind == .count }) { $0.query.text }
      .mapValues { Set($0.map(\.count)) }
    let isCompared = { (look: ScriptLook) in (counts[look.query.text]?.count ?? 0) > 1 }
    let unbound = looks.filter { !bound.contains($0.key) }
    return unbound.filter(isCompared).reduce(
      into: freeSights(unbound.filter { !isCompared($0) }[...], script, &work)
    ) { $0.formUnion(freeSights([$1], script, &work)) }
  }

  /// The first looks of a run that found nothing, or counted, each once.
  private static func absent(in run: ScriptRun) -> [ScriptLook] {
    var known: Set<SightKey> = []
    let looks = run.looks.filter { look in
      (look.count == 0 || look.kind == .count) && known.insert(look.key).inserted
    }
    return Array(looks.prefix(freeLimit))
  }

  private func freeSights(
    _ looks: ArraySlice<ScriptLook>, _ script: DraftScript, _ work: inout Work
  ) -> Set<SightKey> {
    var more = script
    let added = looks.filter { look in
      let tree = QueryConjuring(look.query).trees(
        from: more.tree(look.scene), count: look.count + 1
      ).first
      if let tree { more.scenes[look.scene] = tree }
      return tree != nil
    }
    guard !added.isEmpty else { return [] }
    work.runs += 1
    if play(more, false).hasPassed { return Set(added.map(\.key)) }
    guard added.count > 1 else { return [] }
    let half = added.count / 2
    return freeSights(added[..<half], script, &work).union(
      freeSights(added[half...], script, &work))
  }

  /// The most sights of a test that are tried with one more element.
  static let freeLimit = 40
}
