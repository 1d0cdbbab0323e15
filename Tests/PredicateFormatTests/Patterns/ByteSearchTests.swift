import Testing

@testable import PredicateFormat

@Suite struct `Searches in texts` {
  private func word(_ random: inout SeededGenerator, upTo length: Int) -> String {
    (0..<random.below(length + 1)).map { _ in random.pick(["a", "b", "é"]) }.joined()
  }

  @Test func `find a part where a plain search does`() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<3_000 {
      let (whole, part) = (word(&random, upTo: 12), word(&random, upTo: 4))
      let plain = (0...whole.count).contains { whole.dropFirst($0).hasPrefix(part) }
      let pattern = TextPattern.bytes(Array(part.utf8))
      #expect(pattern.isPart(of: whole, []) == plain, "seed 41: \(part) in \(whole)")
      #expect(pattern.isStart(of: whole, []) == whole.hasPrefix(part), "seed 41")
      #expect(pattern.isEnd(of: whole, []) == whole.hasSuffix(part), "seed 41")
    }
  }

  /// Wildcards by plain recursion.
  private func fits(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let sign = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if sign == "*" {
      return fits(text, rest) || (!text.isEmpty && fits(text.dropFirst(), pattern))
    }
    guard let first = text.first, sign == "?" || sign == first else { return false }
    return fits(text.dropFirst(), rest)
  }

  @Test func `fit wildcards where a plain recursion does`() throws {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<3_000 {
      let text = word(&random, upTo: 8)
      let pattern = (0..<random.below(7)).map { _ in random.pick(["a", "b", "é", "*", "?"]) }
        .joined()
      let predicate = try FormatPredicate("SELF LIKE %@", arguments: [.value(.string(pattern))])
      #expect(
        try predicate.evaluate(with: .string(text)) == fits(text[...], pattern[...]),
        "seed 42: \(text) LIKE \(pattern)")
    }
  }
}
