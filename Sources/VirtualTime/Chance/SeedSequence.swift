/// Makes the random streams of one run: one for each named source.
///
/// ```swift
/// let sequence = SeedSequence(seed: 42)
/// var loader = sequence.source(named: "loader simple")
/// let die = loader.integer(below: 6)
/// ```
///
/// A stream's key mixes the seed with a hash (FNV-1a) of the source's name, so adding a source,
/// removing one or drawing from it more often never changes another source's draws.
package struct SeedSequence: Hashable, Sendable {
  /// The seed of the run.
  package let seed: Seed

  /// Makes the streams of a seed.
  package init(seed: Seed) {
    self.seed = seed
  }

  /// The stream of a source, from its beginning.
  package func source(named name: String) -> ChanceSource {
    let key = mixed(mixed(seed.value &+ goldenGamma) ^ stableHash(name.utf8))
    return ChanceSource(name: name, generator: Xoshiro256(key: key))
  }
}
