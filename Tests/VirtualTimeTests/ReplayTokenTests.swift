import Testing
import VirtualTime

@Suite struct ReplayTokenTests {
  /// A token of random contents.
  private func token(_ number: Int) -> ReplayToken {
    var source = SeedSequence(seed: Seed(UInt64(number))).source(named: "token")
    let overrides = (0..<source.integer(below: 12)).map { _ in
      ChoiceOverride(
        index: Int(source.integer(below: 1 << source.integer(below: 40))),
        value: (source.bits() >> source.integer(below: 64)) << source.integer(below: 60))
    }
    return ReplayToken(
      seed: Seed(source.bits() >> source.integer(below: 64)),
      ties: number % 2 == 0 ? .bySequence : .shuffled, overrides: overrides)
  }

  @Test func `is read back from what it writes`() throws {
    for number in 0..<5_000 {
      let token = token(number)
      #expect(try ReplayToken(parsing: token.description) == token, "token \(number)")
    }
  }

  @Test func `any changed, lost or doubled character is noticed`() {
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz-.~ é")
    for number in 0..<2_000 {
      var source = SeedSequence(seed: Seed(UInt64(number))).source(named: "damage")
      var text = Array(token(number).description)
      let before = text
      let place = Int(source.integer(below: UInt64(text.count)))
      switch source.integer(below: 3) {
      case 0: text.remove(at: place)
      case 1: text.insert(text[place], at: place)
      default: text[place] = digits[Int(source.integer(below: UInt64(digits.count)))]
      }
      guard text != before else { continue }
      #expect(throws: ReplayTokenError.self, "token \(number)") {
        try ReplayToken(parsing: String(text))
      }
    }
  }

  @Test func `random texts never trap`() {
    let pieces = ["rt1-", "s", "x", "-", ".", "~", "0", "zzzzzzzzzzzzzz", "1", "é", "👩‍👩‍👧", "\0"]
    for number in 0..<5_000 {
      var source = SeedSequence(seed: Seed(UInt64(number))).source(named: "text")
      let text = (0..<source.integer(below: 20)).map { _ in
        pieces[Int(source.integer(below: UInt64(pieces.count)))]
      }.joined()
      do {
        _ = try ReplayToken(parsing: text)
      } catch {
        #expect(error.column <= text.count + 1)
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func `is short for ordinary runs`() {
    let fewLatencies = (1...10).map {
      ChoiceOverride(index: $0 * 40, value: Fraction.steps / 5 * UInt64($0 % 5))
    }
    let manyTies = (1...30).map { ChoiceOverride(index: $0 * 30, value: 1) }
    for overrides in [[], fewLatencies, manyTies] {
      let token = ReplayToken(seed: Seed(.max), ties: .shuffled, overrides: overrides)
      #expect(token.description.count <= 200)
    }
  }

  @Test func `is written in one way only`() {
    let overrides = [
      ChoiceOverride(index: 7, value: 1), ChoiceOverride(index: 3, value: 1 << 51),
      ChoiceOverride(index: 7, value: 2), ChoiceOverride(index: -1, value: 2),
    ]
    let token = ReplayToken(seed: 42, overrides: overrides)
    #expect(token.overrides.map(\.index) == [3, 7])
    #expect(token.overrides.map(\.value) == [1 << 51, 1])
    #expect(token.description == GoldenDraws.token)
    #expect(ReplayToken(seed: 0).description == GoldenDraws.plainToken)
  }
}
