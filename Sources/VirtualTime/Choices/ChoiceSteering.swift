/// Decides choices of a run by what they are asked for, rather than by their numbers.
///
/// A ``ChoiceOverride`` names a choice by its place in the run, which moves once an earlier one
/// differs. A search that moves events about names them by their sources instead; the token of the
/// run that comes out speaks of places again.
package protocol ChoiceSteering: AnyObject {
  /// The latency to take instead of a drawn one; nil keeps what was drawn.
  func latency(
    from source: ChanceSourceID, law: LatencyDistribution, choice: Int
  ) -> VirtualDuration?

  /// The answer to take instead of a drawn one; nil keeps what was drawn.
  func answer(to question: ChanceQuestion) -> UInt64?
}
