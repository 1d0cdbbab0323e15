/// Sets one choice of a run to another value than the seed gives.
package struct ChoiceOverride: Hashable, Sendable {
  /// Which choice of the run, counted from 0.
  package let index: Int
  /// The value it takes.
  package let value: UInt64

  /// Sets the choice with a number to a value.
  package init(index: Int, value: UInt64) {
    self.index = index
    self.value = value
  }
}
