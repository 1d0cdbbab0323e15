import SeededCases
import Testing
import VirtualTime

@Suite struct ReplayTokenFuzzTests {
  private static let tokens = [
    ReplayToken(seed: 42).description,
    ReplayToken(
      seed: 7, overrides: [3, 9, 4_000].map { ChoiceOverride(index: $0, value: 2) }
    ).description,
    "rt2-0123456789abcdefgh-b9k4dw",
  ]

  @Test func `damaged tokens are read, or refused at a column`() {
    for seed in FuzzCount.times(2_000) {
      let whole = Self.tokens[Int(seed) % Self.tokens.count]
      let bytes = BrokenBytes.of(whole, pieces: ["rt1-", "rt2-", "-s", ".zz", "-1.1"], seed: seed)
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(ReplayTokenError) {
        let token = try ReplayToken(parsing: text)
        #expect(try ReplayToken(parsing: token.description) == token, "seed \(seed)")
      } catch {
        #expect((1...text.count + 1).contains(error.column), "seed \(seed): \(error)")
      }
    }
  }
}
