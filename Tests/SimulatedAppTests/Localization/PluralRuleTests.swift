import SimulatedApp
import Testing

@testable import AppModel

@Suite("Forms of plurals")
struct PluralRuleTests {
  /// The samples of Unicode's CLDR for each language, form by form.
  private static let samples: [(String, [PluralCategory: [Double]])] = [
    ("en", [.one: [1], .other: [0, 2, 5, 16, 100, 1_000_000, 0.5, 1.5]]),
    ("de-AT", [.one: [1], .other: [0, 2, 11, 21, 1.1]]),
    ("fr", [.one: [0, 1, 0.5, 1.5], .many: [1_000_000], .other: [2, 17, 100, 2.5]]),
    ("pt-BR", [.one: [0, 1, 1.5], .other: [2, 100]]), ("pt-PT", [.one: [1], .other: [0, 2]]),
    ("es", [.one: [1], .many: [1_000_000], .other: [0, 2, 100, 1.5]]),
    ("it", [.one: [1], .many: [2_000_000], .other: [0, 2, 1.5]]),
    (
      "pl",
      [
        .one: [1], .few: [2, 3, 4, 22, 24, 102], .many: [0, 5, 12, 14, 19, 21, 25, 112],
        .other: [0.5, 1.5],
      ]
    ),
    ("cs", [.one: [1], .few: [2, 3, 4], .many: [0.5, 1.5], .other: [0, 5, 22, 100]]),
    (
      "ru",
      [
        .one: [1, 21, 101, 1_001], .few: [2, 3, 4, 22, 102], .many: [0, 5, 11, 12, 14, 19, 111],
        .other: [0.5, 10.5],
      ]
    ),
    ("uk", [.one: [1, 31], .few: [2, 34], .many: [0, 11, 20], .other: [1.5]]),
    (
      "ar",
      [
        .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 1_010],
        .many: [11, 26, 99, 111], .other: [100, 102, 200, 0.5, 10.5],
      ]
    ),
    ("he", [.one: [1, 0.5], .two: [2], .other: [0, 3, 20, 100, 1.5]]),
    ("ja", [.other: [0, 1, 2, 1.5]]), ("zh-Hans", [.other: [1]]), ("ko", [.other: [1]]),
    ("tr", [.one: [1], .other: [0, 2]]), ("nl", [.one: [1], .other: [0, 2]]),
    ("sv", [.one: [1], .other: [0, 2, 1.5]]), ("da", [.one: [1, 0.5, 1.5], .other: [0, 2, 2.5]]),
    ("fa", [.one: [0, 1, 0.5], .other: [2, 1.5]]),
    ("ro", [.one: [1], .few: [0, 2, 16, 101, 1.5], .other: [20, 35, 100]]),
    ("lt", [.one: [1, 21], .few: [2, 9, 22], .many: [0.5], .other: [0, 10, 11, 19]]),
    ("lv", [.zero: [0, 10, 11, 19], .one: [1, 21], .other: [2, 22]]),
    ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 1.5], .other: [0, 5, 100]]),
    ("hr", [.one: [1, 21, 0.1], .few: [2, 22, 0.2], .other: [0, 5, 11, 1.5]]),
    ("is", [.one: [1, 21, 0.1], .other: [0, 2, 11]]),
    ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7]]),
    ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11]]),
    ("xx", [.one: [1], .other: [0, 2]]),
  ]

  @Test("are those of Unicode's rules", arguments: samples.map(\.0))
  func forms(language: String) throws {
    let forms = try #require(Self.samples.first { $0.0 == language }).1
    for (category, numbers) in forms {
      for number in numbers {
        let found = PluralCategory(of: number, in: language)
        #expect(found == category, "\(language) \(number)")
      }
    }
  }

  @Test("every rule has a language that goes by it")
  func rules() {
    let used = Set(Self.samples.map { PluralRule(for: $0.0) })
    #expect(used.subtracting(PluralRule.allCases).isEmpty && used.count >= 16)
  }

  @Test("any number has one, however odd it is")
  func oddNumbers() {
    for number in [Double.nan, .infinity, -.infinity, -1, 1e300, .leastNonzeroMagnitude] {
      for language in ["en", "ar", "lv"] { _ = PluralCategory(of: number, in: language) }
    }
    #expect(PluralCategory(of: -1, in: "en") == .one)
  }
}
