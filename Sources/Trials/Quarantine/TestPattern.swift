import VirtualTime

/// The name of a test, with `*` for any characters: `ShopTests.Cart*/test*`.
package struct TestPattern: Sendable, Equatable {
  /// The text of the pattern.
  package let text: String

  /// A pattern.
  package init(_ text: String) { self.text = text }

  /// Whether it matches a test; a device configuration after the name is ignored.
  package func matches(_ test: String) -> Bool {
    Self.matches(Array(text.utf8), Array(test.utf8))
      || Self.matches(Array(text.utf8), Array(TestFilter.plainName(of: test).utf8))
  }

  /// Compares both at once and backtracks to the last star, in at most quadratic time.
  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    let star = UInt8(ascii: "*")
    var (place, end) = (0, 0)
    var last: (pattern: Int, name: Int)?
    while end < name.count {
      if place < pattern.count, pattern[place] == star {
        last = (place, end)
        place += 1
      } else if place < pattern.count, pattern[place] == name[end] {
        place += 1
        end += 1
      } else if let star = last {
        last = (star.pattern, star.name + 1)
        (place, end) = (star.pattern + 1, star.name + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == star }
  }
}
