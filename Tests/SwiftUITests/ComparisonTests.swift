import SwiftUI
import XCTest

@testable import ViewGraph

/// Which values count as the same.
final class ComparisonTests: XCTestCase {
  private final class Thing {}
  private struct Holder {
    weak var weak: Thing?
    var number = 0
  }
  private struct Owner {
    var thing: Thing
    var words = "a"
  }
  private struct Acting {
    var number = 0
    var act: () -> Void = {}
  }
  private struct Maybe {
    var act: (() -> Void)?
    var count: Int? = 1
  }
  private struct Wrapped { var inner: Any }
  private enum Choice {
    case none
    case number(Int)
    case owner(Owner)
  }
  private struct Pair { var both: (Int, String) }
  private struct Nothing {}

  private func isSame(_ first: Any?, _ second: Any?) -> Bool { FieldTable.isSame(first, second) }

  func testObjectsAreTheSameByIdentity() {
    let thing = Thing()
    XCTAssertTrue(isSame(Owner(thing: thing), Owner(thing: thing)))
    XCTAssertFalse(isSame(Owner(thing: thing), Owner(thing: Thing())))
    XCTAssertFalse(isSame(Owner(thing: thing), Owner(thing: thing, words: "b")))
    XCTAssertTrue(isSame(thing, thing))
  }

  func testClosuresAreNeverTheSame() {
    let acting = Acting()
    XCTAssertFalse(isSame(acting, acting))
    XCTAssertFalse(isSame([acting], [acting]))
  }

  func testMissingClosuresAreTheSame() {
    XCTAssertTrue(isSame(Maybe(), Maybe()))
    XCTAssertFalse(isSame(Maybe(), Maybe(count: 2)))
    XCTAssertFalse(isSame(Maybe(), Maybe(count: nil)))
    XCTAssertFalse(isSame(Maybe {}, Maybe {}))
  }

  func testWeakReferencesAreComparedWhileTheyLiveAndAfterwards() {
    var thing: Thing? = Thing()
    let (first, second) = (Holder(weak: thing), Holder(weak: thing))
    XCTAssertTrue(isSame(first, second))
    XCTAssertFalse(isSame(first, Holder(weak: thing, number: 1)))
    XCTAssertFalse(isSame(first, Holder(weak: nil)))
    thing = nil
    XCTAssertTrue(isSame(first, Holder(weak: nil)))
    _ = second
  }

  func testValuesOfAnyTypeAreComparedByTheirOwn() {
    XCTAssertTrue(isSame(Wrapped(inner: 1), Wrapped(inner: 1)))
    XCTAssertFalse(isSame(Wrapped(inner: 1), Wrapped(inner: 2)))
    XCTAssertFalse(isSame(Wrapped(inner: 1), Wrapped(inner: "1")))
    XCTAssertFalse(isSame(Wrapped(inner: Acting()), Wrapped(inner: Acting())))
  }

  func testCasesAreComparedWithWhatIsAttached() {
    let thing = Thing()
    XCTAssertTrue(isSame(Choice.none, Choice.none))
    XCTAssertFalse(isSame(Choice.none, Choice.number(1)))
    XCTAssertTrue(isSame(Choice.number(1), Choice.number(1)))
    XCTAssertFalse(isSame(Choice.number(1), Choice.number(2)))
    XCTAssertTrue(isSame(Choice.owner(Owner(thing: thing)), Choice.owner(Owner(thing: thing))))
  }

  func testValuesAreComparedSoDeepInsideOfOthersAndNoDeeper() {
    let limit = FieldTable.depthLimit
    // Each structure adds a level, and so does the number inside.
    let nested = { (levels: Int) in
      (1..<levels).reduce(1 as Any) { value, _ in Wrapped(inner: value) }
    }
    XCTAssertTrue(isSame(nested(limit), nested(limit)))
    XCTAssertFalse(isSame(nested(limit + 1), nested(limit + 1)))
  }

  func testTuplesAndEmptyStructuresAreComparedByTheirParts() {
    XCTAssertTrue(isSame(Pair(both: (1, "a")), Pair(both: (1, "a"))))
    XCTAssertFalse(isSame(Pair(both: (1, "a")), Pair(both: (1, "b"))))
    XCTAssertTrue(isSame(Nothing(), Nothing()))
    XCTAssertFalse(isSame(Nothing(), nil))
    XCTAssertTrue(isSame(nil, nil))
  }

  func testViewsAreTheSameIfTheirPropertiesAre() {
    XCTAssertTrue(isSame(Text("Tea").bold(), Text("Tea").bold()))
    XCTAssertFalse(isSame(Text("Tea").bold(), Text("Milk").bold()))
    XCTAssertTrue(isSame(HStack { Text("Tea") }, HStack { Text("Tea") }))
  }
}
