import TestReports
import Testing
import VirtualTime

@Suite("The lines by which texts differ")
struct LineDifferenceTests {
  private func lines(_ old: String, _ new: String) -> [String] {
    LineDifference(Array(old.utf8), Array(new.utf8)).lines
  }

  @Test func `are those that one text lacks`() {
    #expect(lines("a\nb\nc\n", "a\nB\nc\nd\n") == ["- b", "+ B", "+ d"])
    #expect(lines("a\n", "a\n").isEmpty)
    #expect(lines("", "a\n") == ["+ a"])
  }

  @Test func `make the second text of the first, in few lines`() {
    for seed in 1...200 {
      var chance = SeedSequence(seed: Seed(UInt64(seed))).source(named: "test")
      func text() -> [String] {
        (0..<Int(chance.integer(below: 8))).map { _ in
          ["a", "b", "c"][Int(chance.integer(below: 3))]
        }
      }
      let (old, new) = (text(), text())
      let found = lines(old.joined(separator: "\n"), new.joined(separator: "\n"))
      let gone = found.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
      let come = found.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) }
      let olds = old.isEmpty ? [""] : old
      let news = new.isEmpty ? [""] : new
      let common = Self.longestCommon(olds, news)
      #expect(gone.count == olds.count - common, "seed \(seed)")
      #expect(come.count == news.count - common, "seed \(seed)")
      #expect((olds + come).sorted() == (news + gone).sorted(), "seed \(seed)")
    }
  }

  /// The length of the longest sequence of lines that two texts have in common.
  private static func longestCommon(_ one: [String], _ other: [String]) -> Int {
    guard let first = one.first, !other.isEmpty else { return 0 }
    let rest = Array(one.dropFirst())
    let without = longestCommon(rest, other)
    guard let place = other.firstIndex(of: first) else { return without }
    return max(without, 1 + longestCommon(rest, Array(other[(place + 1)...])))
  }

  @Test func `beyond a limit are not looked at`() {
    let long = String(repeating: "a\n", count: LineDifference.limit)
    #expect(lines(long + "b\n", long + "c\n").isEmpty)
    #expect(lines(String(long.dropLast(2)) + "b\n", long).count == 2)
  }
}
