import SeededCases
import Testing

@testable import TestReports

@Suite("Splices between rows of numbers")
struct TraceSplicesTests {
  @Test(arguments: FuzzCount.times(400).map { $0 + 1 })
  func `make the new row of the old one`(seed: UInt64) {
    var chance = SeededNumbers(seed: seed)
    let old = (0..<Int(chance.next() % 40)).map { _ in Int32(chance.next() % 30) }
    var new = old
    for _ in 0..<(chance.next() % 6) {
      let place = Int(chance.next() % UInt64(new.count + 1))
      switch chance.next() % 3 {
      case 0: new.insert(Int32(chance.next() % 30), at: place)
      case 1 where place < new.count: new.remove(at: place)
      default: if place < new.count { new[place] = Int32(chance.next() % 60) }
      }
    }
    let splices = TraceSplices.between(old, new)
    #expect(TraceSplices.applied(splices, to: old) == new, "seed \(seed)")
  }

  @Test func `of equal rows are none`() {
    #expect(TraceSplices.between([1, 2, 3], [1, 2, 3]).isEmpty)
  }

  @Test func `of two changes far apart cost no more than these`() {
    let old = (0..<10_000).map(Int32.init)
    var new = old
    new[3] = -1
    new[9_990] = -2
    #expect(TraceSplices.between(old, new) == [3, 1, 1, -1, 9_990, 1, 1, -2])
  }

  @Test func `of rows that moved up cost one piece`() {
    #expect(TraceSplices.between([1, 2, 3, 4, 5], [3, 4, 5]) == [0, 2, 0])
  }

  @Test func `that do not fit are told`() {
    #expect(TraceSplices.applied([0, 9, 0], to: [1]) == nil)
    #expect(TraceSplices.applied([0, 0, 5, 1], to: [1]) == nil)
    #expect(TraceSplices.applied([1], to: [1]) == nil)
  }
}

extension TraceSplices {
  /// Applies edits to an array; nil where they do not fit.
  fileprivate static func applied(_ splices: [Int32], to old: [Int32]) -> [Int32]? {
    var new: [Int32] = []
    var at = 0
    var rest = splices[...]
    while rest.count >= 3 {
      let start = Int(rest.removeFirst())
      let gone = Int(rest.removeFirst())
      let come = rest.removeFirst()
      guard start >= at, gone >= 0, start + gone <= old.count, come >= 0, come <= rest.count else {
        return nil
      }
      new += old[at..<start] + rest.prefix(Int(come))
      rest = rest.dropFirst(Int(come))
      at = start + gone
    }
    return rest.isEmpty ? new + old[at...] : nil
  }
}
