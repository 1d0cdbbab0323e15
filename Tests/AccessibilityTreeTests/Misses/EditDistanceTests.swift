import AccessibilityTree
import SeededCases
import Testing

@Suite struct EditDistanceTests {
  /// The textbook recursion, without a limit.
  private func plain(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> Int {
    guard let first = left.first, let other = right.first else { return left.count + right.count }
    let replaced = plain(left.dropFirst(), right.dropFirst()) + (first == other ? 0 : 1)
    let dropped = plain(left.dropFirst(), right) + 1
    var least = min(replaced, dropped, plain(left, right.dropFirst()) + 1)
    if let second = left.dropFirst().first, first == right.dropFirst().first, second == other {
      least = min(least, plain(left.dropFirst(2), right.dropFirst(2)) + 1)
    }
    return least
  }

  @Test func `two characters in each other's place are one step`() {
    #expect(EditDistance.between(Array("mroe"), Array("more"), limit: 1) == 1)
  }

  @Test func `distances agree with the textbook, up to the limit`() {
    for seed in FuzzCount.times(1_000) {
      var numbers = SeededNumbers(state: seed)
      let left = (0..<numbers.below(7)).map { _ in numbers.below(3) }
      let right = (0..<numbers.below(7)).map { _ in numbers.below(3) }
      let limit = numbers.below(6)
      let expected = plain(left[...], right[...])
      let found = EditDistance.between(left, right, limit: limit)
      #expect(found == (expected <= limit ? expected : nil), "seed \(seed)")
    }
  }
}
