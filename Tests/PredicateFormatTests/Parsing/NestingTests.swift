import Foundation
import PredicateFormat
import Testing

/// A way to nest a format in itself.
struct Nest: Sendable, CustomStringConvertible {
  let before: String
  let innermost: String
  let after: String

  init(_ before: String, _ innermost: String, _ after: String) {
    self.before = before
    self.innermost = innermost
    self.after = after
  }

  var description: String { before + innermost + after }

  func format(levels: Int) -> String {
    String(repeating: before, count: levels) + innermost + String(repeating: after, count: levels)
  }
}

@Suite struct `Nesting` {
  static let nests = [
    Nest("(", "a == 1", ")"),
    Nest("NOT ", "a == 1", ""),
    Nest("!(", "a == 1", ")"),
    Nest("a == 1 AND (", "a == 1", " OR b == 2)"),
    Nest("a == 1 AND NOT (", "a == 1", ")"),
    Nest("{", "1", "} == 1"),
    Nest("{", "a", ", b} == 1"),
    Nest("-", "a", " == 1"),
    Nest("abs(", "a", ") == 1"),
    Nest("a[", "0", "] == 1"),
    Nest("", "a", "[0] == 1"),
    Nest("", "a", " + 1 == 1"),
    Nest("1 + (", "a", ") == 1"),
    Nest("", "a", ".b == 1"),
    Nest("$x := ", "a", " == 1"),
    Nest("CAST(", "a", ", 'NSNumber') == 1"),
    Nest("FUNCTION(", "a", ", 'self') == 1"),
    Nest("TERNARY(", "a", " == 1, 2, 3)"),
    Nest("TERNARY(a == 1, 2, ", "a", ") == 1"),
    Nest("SUBQUERY(items, $x, ", "a == 1", ").@count == 1"),
    Nest("a == 1 AND SUBQUERY(", "items", ", $x, $x == 1)"),
    Nest("ANY ", "a == 1", ""),
  ]

  /// Runs a body on a thread with a small stack and hands over what it returns.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      finished.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    finished.wait()
  }

  @Test(arguments: nests)
  func `ends in an answer or an error on a small stack`(_ nest: Nest) {
    onSmallStack {
      for levels in [1, 30, 31, 32, 33, 61, 62, 63, 64, 65, 126, 127, 128, 129, 5_000] {
        guard let predicate = try? FormatPredicate(nest.format(levels: levels)) else { continue }
        _ = try? predicate.evaluate(with: ["a": 1, "items": [1, 2]])
        let printed = predicate.format
        #expect((try? FormatPredicate(printed).format) == printed)
        #expect(predicate == predicate.substituting(["y": 1]))
      }
    }
  }
}
