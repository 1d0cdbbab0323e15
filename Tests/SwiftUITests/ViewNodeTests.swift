import ViewGraph
import XCTest

/// The places of views: which children stay, and what a place follows.
final class ViewNodeTests: XCTestCase {
  private let graph = ViewGraph()

  /// Draws children of the root, and returns the numbers of their places.
  @discardableResult
  private func draw(_ keys: some Sequence<Int>) -> [Int] {
    graph.root.beginDrawing()
    defer { graph.root.endDrawing() }
    return keys.map { graph.root.child(.place($0), of: Int.self).number }
  }

  private struct Pair<Value> {}

  func testAViewOfSeveralTypesIsShownOnce() {
    graph.noteShown(Pair<Int>.self)
    graph.noteShown(Pair<String>.self)
    XCTAssertEqual(graph.shownViews, ["Pair"])
  }

  func testChildrenKeepTheirPlacesInAnyOrder() {
    let first = draw(0..<20)
    XCTAssertEqual(draw((0..<20).reversed()), first.reversed())
  }

  func testAChildThatIsNotDrawnLosesItsPlace() {
    let first = draw(0..<20)
    draw((0..<20).filter { $0 != 5 })
    let last = draw(0..<20)
    XCTAssertEqual(last.indices.filter { last[$0] != first[$0] }, [5])
  }

  func testAChildOfAnotherTypeGetsANewPlace() {
    let first = draw(0..<3)
    graph.root.beginDrawing()
    XCTAssertNotEqual(graph.root.child(.place(1), of: String.self).number, first[1])
  }

  func testAPlaceThatOutlivesItsGraphIsToldOfNoChange() {
    let place: ViewNode = {
      let graph = ViewGraph()
      defer { graph.close() }
      return graph.root.child(.place(0), of: Int.self)
    }()
    place.change()
    XCTAssertFalse(place.isStanding)
  }

  func testAValueThatIsFollowedIsReadAgainAndNothingIsDrawn() {
    let value = StateSlot(1, in: graph)
    var read: [Int] = []
    graph.root.beginDrawing()
    graph.root.follow { read.append(value.value) }
    value.value = 2
    XCTAssertFalse(graph.root.needsDrawing)
    graph.takeWork().forEach { $0() }
    XCTAssertEqual(read, [1, 2])
  }

  func testAPlaceFollowsWhatItHasReadLast() {
    let (isOther, other) = (StateSlot(false, in: graph), StateSlot(1, in: graph))
    var read: [Int] = []
    graph.root.follow { read.append(isOther.value ? other.value : 0) }
    isOther.value = true
    graph.takeWork().forEach { $0() }
    other.value = 2
    graph.takeWork().forEach { $0() }
    XCTAssertEqual(read, [0, 1, 2])
  }

  func testAPlaceThatIsGoneFollowsNothing() {
    let value = StateSlot(1, in: graph)
    var count = 0
    graph.root.beginDrawing()
    graph.root.child(.place(0), of: Int.self).follow {
      _ = value.value
      count += 1
    }
    draw([])
    value.value = 2
    graph.takeWork().forEach { $0() }
    XCTAssertEqual(count, 1)
  }

  func testWhatAPlaceFollowsTakesNoNumber() {
    let numbers = draw([0])
    graph.root.follow {}
    XCTAssertEqual(draw([0, 1]).last, (numbers.last ?? 0) + 1)
  }
}
