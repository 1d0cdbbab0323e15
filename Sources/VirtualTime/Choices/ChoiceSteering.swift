/// Decides choices of a run by their sources instead of their numbers.
///
/// A ``ChoiceOverride`` names a choice by its place in the run, which changes if an earlier choice
/// differs. A search that reorders events names choices by their sources instead. The token of the
/// resulting run uses places again.
package protocol ChoiceSteering: AnyObject {
  /// The latency to use instead of the drawn one; nil keeps the drawn one.
  func latency(
    from source: ChanceSourceID, law: LatencyDistribution, choice: Int
  ) -> VirtualDuration?

  /// The answer to use instead of the drawn one; nil keeps the drawn one.
  func answer(to question: ChanceQuestion) -> UInt64?
}
