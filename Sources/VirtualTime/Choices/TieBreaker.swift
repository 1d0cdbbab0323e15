/// The policy for which of several events due at one instant fires first.
///
/// Either policy can be scripted: each decision is a ``Choice``, which a ``ReplayToken`` may set.
package enum TieBreaker: Hashable, Sendable, CaseIterable {
  /// The one scheduled first.
  case bySequence
  /// Any of them, drawn from the seed.
  case shuffled
}
