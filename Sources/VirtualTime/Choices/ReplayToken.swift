/// Everything needed to repeat a run: the seed, the tie policy, and the choices set otherwise.
///
/// ```swift
/// let token = ReplayToken(seed: 42, overrides: [ChoiceOverride(index: 3, value: 1)])
/// print(token)  // rt1-s1a-3.1-CHECK
/// let again = try ReplayToken(parsing: token.description)
/// ```
///
/// A token speaks of choices by number, so it fits the build and the app it was made with.
package struct ReplayToken: Hashable, Sendable {
  /// The seed of the run.
  package let seed: Seed
  /// How ties are broken unless overridden.
  package let ties: TieBreaker
  /// The choices that differ from what the seed gives, by rising number, each number once.
  package let overrides: [ChoiceOverride]

  /// Makes a token.
  ///
  /// Overrides may come in any order. Of two for the same choice the first counts; those with a
  /// negative number are left out.
  package init(
    seed: Seed, ties: TieBreaker = .bySequence, overrides: [ChoiceOverride] = []
  ) {
    self.seed = seed
    self.ties = ties
    var ordered: [ChoiceOverride] = []
    // `sorted` keeps equal elements in their order.
    for override in overrides.sorted(by: { $0.index < $1.index })
    where override.index >= 0 && override.index != ordered.last?.index {
      ordered.append(override)
    }
    self.overrides = ordered
  }
}
