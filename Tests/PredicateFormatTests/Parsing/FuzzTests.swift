import PredicateFormat
import SeededCases
import Testing

@Suite struct `Arbitrary formats` {
  static let corpus = [
    "label CONTAINS[cd] 'x' AND NOT (a.b[0] BETWEEN {1, 2.5e3})",
    "SUBQUERY(items, $x, $x.a == 1).@count > 0 OR TERNARY(a == nil, 1, 'y') IN {'y', $z}",
    "ANY items.@avg.price >= CAST(12.5, \"NSDate\") || NONE b MATCHES '[a-z]+'",
    "FUNCTION('abc', 'hasPrefix:', \"a\\u00e9\\n\") = YES && %K LIKE %@",
    "($y := -1 ** 2) + modulus:by:(7, 3) - ~0x1F << 2 != sum({1, 2}) UNION {3}",
    "#size == first[LAST] AND SELF.größe <> '😀' AND now() > nil AND x[SIZE] <= 0b11",
  ]
  static let pieces = [
    "(", ")", "{", "}", "[", "]", ",", ".", "'", "\"", "\\", "%@", "%K", "%", "$", "#", "@", ":",
    ":=", "==", "=", "!", "&&", "||", "~", "-", "**", "<<", "AND", "OR", "NOT", "ANY", "IN", "nil",
    "SELF", "0x", "1e", "9999999999999999999", "\\u12", "\u{301}", "👨‍👩‍👧", "\u{0}", "\u{FEFF}",
    "SUBQUERY(", "TERNARY(", "CAST(", "FUNCTION(", "sum(", "a", "1", " ", "LIKE", "MATCHES", "*",
  ]

  private func mutated(_ format: String, _ random: inout SeededGenerator) -> String {
    var characters = Array(format.unicodeScalars)
    for _ in 0..<(1 + random.below(4)) {
      let place = random.below(characters.count + 1)
      switch random.below(4) {
      case 0 where place < characters.count: characters.remove(at: place)
      case 1: characters.insert(contentsOf: random.pick(Self.pieces).unicodeScalars, at: place)
      case 2 where place < characters.count:
        characters[place] = Unicode.Scalar(UInt8(random.below(128)))
      default: characters = Array(characters[..<place]) + Array(characters.dropFirst(place / 2))
      }
    }
    return String(String.UnicodeScalarView(characters))
  }

  private func random(_ random: inout SeededGenerator) -> String {
    (0..<random.below(12)).map { _ in random.pick(Self.pieces) }
      .joined(separator: random.chance(50) ? " " : "")
  }

  /// Parses, prints and evaluates, and returns whether the format was one.
  private func exercise(_ format: String) -> Bool {
    let arguments: [FormatArgument] = [.value("label"), .value("name")]
    do throws(FormatError) {
      let predicate = try FormatPredicate(format, arguments: arguments)
      let subject: FormatValue = ["a": ["b": [1, 2]], "label": "xé", "items": [["a": 1]]]
      _ = try? predicate.evaluate(with: subject, variables: ["z": 3, "now": 4])
      let again = try? FormatPredicate(predicate.format)
      #expect(again?.format == predicate.format, "\(format)")
      return true
    } catch {
      #expect(error.column >= 1 && error.column <= format.count + 1, "\(format)")
      return false
    }
  }

  @Test(arguments: [11, 12])
  func `never trap`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for round in FuzzCount.times(5_000) {
      let format =
        round.isMultiple(of: 2)
        ? mutated(generator.pick(Self.corpus), &generator) : random(&generator)
      if exercise(format) { accepted += 1 }
    }
    #expect(accepted > FuzzCount.least(200), "seed \(seed)")
  }
}
