/// Everything needed to repeat a run: the seed, the tie policy, and the overridden choices.
///
/// ```swift
/// let token = ReplayToken(seed: 42, overrides: [ChoiceOverride(index: 3, value: 1)])
/// print(token)  // rt1-s1a-3.1-CHECK
/// let again = try ReplayToken(parsing: token.description)
/// ```
///
/// A token identifies choices by number, so it is valid only for the build and the app of its run.
/// A token with a ``context`` names the app, test, faults, latencies and device of its run.
package struct ReplayToken: Hashable, Sendable {
  /// The seed of the run.
  package let seed: Seed
  /// How ties are broken unless overridden.
  package let ties: TieBreaker
  /// The choices that differ from the seed's, by ascending number, each number once.
  package let overrides: [ChoiceOverride]
  /// The other things that the run depends on; nil if the token does not name them.
  package private(set) var context: ReplayContext?

  /// Makes a token.
  ///
  /// Overrides may come in any order. Of two overrides for the same choice the first counts;
  /// negative numbers are left out.
  package init(
    seed: Seed, ties: TieBreaker = .bySequence, overrides: [ChoiceOverride] = [],
    context: ReplayContext? = nil
  ) {
    self.seed = seed
    self.context = context
    self.ties = ties
    var ordered: [ChoiceOverride] = []
    // `sorted` keeps equal elements in their order.
    for override in overrides.sorted(by: { $0.index < $1.index })
    where override.index >= 0 && override.index != ordered.last?.index {
      ordered.append(override)
    }
    self.overrides = ordered
  }
  /// The same token for runs in a context.
  package func with(_ context: ReplayContext) -> ReplayToken {
    var token = self
    token.context = context
    return token
  }
}
