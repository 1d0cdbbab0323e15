import SeededCases
import SwiftUIViews
import ViewGraph
import XCTest

/// Rows of a collection that changes at random, against the keys of all rows.
final class MadeRowsTests: XCTestCase {
  private struct Numbers {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private func rows(_ identities: [Int]) -> ForEachRows {
    ForEachRows(count: identities.count) { AnyHashable(identities[$0]) }
  }

  private func changed(_ identities: [Int], _ numbers: inout Numbers, fresh: Int) -> [Int] {
    var identities = identities
    let place = numbers.next(below: identities.count)
    switch numbers.next(below: 4) {
    case 0: identities.remove(at: place)
    case 1: identities.insert(fresh, at: place)
    case 2: identities.swapAt(place, numbers.next(below: identities.count))
    default: break
    }
    return identities
  }

  func testRowsHaveTheKeysOfTheWholeCollection() {
    for seed in FuzzCount.times(200).map({ $0 + 1 }) {
      var numbers = Numbers(state: seed)
      var identities = Array(0..<20)
      let made = MadeRows()
      var known: Set<NodeKey> = []
      for round in 0..<20 {
        let all = rows(identities).allKeys()
        made.follow(rows(identities))
        let standing = known.filter { made.isStanding($0) }
        XCTAssertEqual(standing, known.intersection(all), "seed \(seed), round \(round)")
        known = standing
        for _ in 0..<3 {
          let place = numbers.next(below: identities.count)
          let key = made.key(of: place, in: rows(identities))
          XCTAssertEqual(key, all[place], "seed \(seed), round \(round)")
          known.insert(key)
        }
        identities = changed(identities, &numbers, fresh: 100 + round)
      }
    }
  }

  func testRowsThatRepeatAnIdentityHaveKeysOfTheirOwn() {
    let same = rows([7, 7, 8, 7])
    let made = MadeRows()
    made.follow(same)
    XCTAssertEqual((0..<4).map { made.key(of: $0, in: same) }, same.allKeys())
    made.follow(same)
    XCTAssertEqual((0..<4).map { made.key(of: $0, in: same) }, same.allKeys())
  }

  func testRowsThatStayWhereTheyAreNeedNoLookAtOthers() {
    var looks = 0
    let rows = ForEachRows(count: 10_000) {
      looks += 1
      return AnyHashable($0)
    }
    let made = MadeRows()
    made.follow(rows)
    for place in 0..<15 { _ = made.key(of: place, in: rows) }
    made.follow(rows)
    XCTAssertLessThan(looks, 50)
  }
}
