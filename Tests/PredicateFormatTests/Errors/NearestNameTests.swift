import Testing

@testable import PredicateFormat

@Suite struct `Nearest name` {
  @Test(arguments: [
    ("lable", "label"), ("LABEL", "label"), ("valeu", "value"), ("identifer", "identifier"),
    ("idntifir", "identifier"), ("vlue", "value"), ("iden", "identifier"), ("", nil), ("x", nil),
    ("placeholder", nil), ("lbl", nil),
  ])
  func `is at most two edits away, or begins with the word`(_ word: String, _ name: String?) {
    #expect(NearestName.of(word, in: ["identifier", "label", "value"]) == name)
  }

  @Test func `is the earlier of two equally near`() {
    #expect(NearestName.of("bat", in: ["cat", "hat"]) == "cat")
  }

  /// Edits by plain recursion.
  private func edits(_ left: ArraySlice<Character>, _ right: ArraySlice<Character>) -> Int {
    guard let first = left.first, let other = right.first else { return left.count + right.count }
    let (restLeft, restRight) = (left.dropFirst(), right.dropFirst())
    var least = edits(restLeft, restRight) + (first == other ? 0 : 1)
    least = min(least, edits(restLeft, right) + 1, edits(left, restRight) + 1)
    if let second = restLeft.first, let last = restRight.first, first == last, second == other {
      least = min(least, edits(restLeft.dropFirst(), restRight.dropFirst()) + 1)
    }
    return least
  }

  @Test func `counts edits as a plain recursion does`() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      let left = (0..<random.below(6)).map { _ in random.pick(["a", "b", "c"] as [Character]) }
      let right = (0..<random.below(6)).map { _ in random.pick(["a", "b", "c"] as [Character]) }
      #expect(NearestName.distance(left, right) == edits(left[...], right[...]), "seed 31")
    }
  }
}
