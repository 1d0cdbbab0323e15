import SeededCases
import Testing

@testable import TestReports

@Suite("Sequences side by side")
struct SequenceAlignmentTests {
  @Test(arguments: FuzzCount.times(600).map { $0 + 1 })
  func `have as much opposite as a table of all lengths says`(seed: UInt64) {
    var chance = SeededNumbers(seed: seed)
    let kinds = 1 + chance.next() % 5
    // A word of bits holds 64 elements.
    let most: UInt64 = seed % 4 == 0 ? 200 : 24
    let (one, other) = (draw(kinds, most, &chance), draw(kinds, most, &chance))
    let rows = SequenceAlignment(one, other).rows
    let pairs = rows.count { $0.one != nil && $0.other != nil }
    #expect(pairs == Self.longest(one, other), "seed \(seed): \(one) \(other)")
  }

  @Test(arguments: FuzzCount.times(200).map { $0 + 1 })
  func `have each element once, in order, and only alike ones opposite`(seed: UInt64) {
    var chance = SeededNumbers(seed: seed)
    let one = (0..<90).map { _ in Int(chance.next() % 40) }
    var other = one
    for _ in 0..<chance.next() % 20 {
      other.insert(
        Int(chance.next() % 60), at: Int(chance.next() % UInt64(other.count + 1)))
      other.remove(at: Int(chance.next() % UInt64(other.count)))
    }
    let rows = SequenceAlignment(one, other).rows
    #expect(rows.compactMap(\.one) == Array(one.indices), "seed \(seed)")
    #expect(rows.compactMap(\.other) == Array(other.indices), "seed \(seed)")
    let isAlike = rows.allSatisfy { row in
      guard let place = row.one, let against = row.other else { return true }
      return one[place] == other[against]
    }
    #expect(isAlike, "seed \(seed)")
  }

  @Test func `begin together as long as they are alike`() {
    let rows = SequenceAlignment([7, 1, 1, 9], [7, 1, 1, 1, 9]).rows
    #expect(rows.map(\.one) == [0, 1, 2, nil, 3])
    #expect(rows.map(\.other) == [0, 1, 2, 3, 4])
  }

  @Test func `that have nothing in common follow each other`() {
    let rows = SequenceAlignment([1, 2], [3]).rows
    #expect(rows.map(\.one) == [0, 1, nil])
    #expect(rows.map(\.other) == [nil, nil, 0])
  }

  @Test func `may be empty`() {
    #expect(SequenceAlignment([], []).rows.isEmpty)
    #expect(SequenceAlignment([], [1]).rows == [.init(one: nil, other: 0)])
  }

  private func draw(_ kinds: UInt64, _ most: UInt64, _ chance: inout SeededNumbers) -> [Int] {
    (0..<chance.next() % most).map { _ in Int(chance.next() % kinds) }
  }

  private static func longest(_ one: [Int], _ other: [Int]) -> Int {
    var row = [Int](repeating: 0, count: other.count + 1)
    for element in one {
      var next = row
      for place in other.indices {
        next[place + 1] =
          element == other[place] ? row[place] + 1 : max(row[place + 1], next[place])
      }
      row = next
    }
    return row[other.count]
  }
}
