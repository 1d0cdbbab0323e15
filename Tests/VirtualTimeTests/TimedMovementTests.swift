import Foundation
import VirtualTime
import XCTest

/// How far something is that moves.
final class TimedMovementTests: XCTestCase {
  private let second = VirtualDuration.seconds(1)

  private func places(
    _ curve: MovementCourse.Curve, delay: VirtualDuration = .zero
  ) -> [Double] {
    let course = MovementCourse(.seconds(4), curve, delay: delay)
    return (0...4).map { course.progress(after: second * $0) }
  }

  func testAnEvenMovementIsAsFarAsItsTime() {
    let even = places(.cubic(x1: 0, y1: 0, x2: 1, y2: 1))
    for (place, expected) in zip(even, [0, 0.25, 0.5, 0.75, 1]) {
      XCTAssertEqual(place, expected, accuracy: 1e-9)
    }
  }

  func testCurvesAreSlowWhereTheirNamesSay() {
    let slowStart = places(.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1))
    let slowEnd = places(.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1))
    let both = places(.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    XCTAssertLessThan(slowStart[1], 0.15)
    XCTAssertGreaterThan(slowEnd[1], 0.3)
    XCTAssertEqual(slowStart[1], 1 - slowEnd[3], accuracy: 1e-9, "one is the other turned round")
    XCTAssertEqual(both[2], 0.5, accuracy: 1e-9)
    XCTAssertLessThan(both[1], 0.25)
  }

  func testASpringComesNearItsEndAndNeverPassesIt() {
    let spring = places(.spring(damping: 1))
    XCTAssertEqual(spring, spring.sorted())
    XCTAssertGreaterThan(spring[2], 0.8)
    XCTAssertEqual(spring.last, 1)
  }

  func testASpringThatIsLittleDampedSwingsOverItsEndAndRests() {
    let course = MovementCourse.spring(response: second, damping: 0.2)
    let places = (0...400).map { course.progress(after: .milliseconds($0 * 10)) }
    XCTAssertGreaterThan(places[50], 1.4)
    XCTAssertLessThan(places[100], 0.9)
    XCTAssertEqual(places[367], 1)
    XCTAssertEqual(course.total.nanoseconds, 3_664_677_724, accuracy: 1_000_000)
    XCTAssertEqual(course.looksOver.nanoseconds, 1_000_000_000, accuracy: 10)
    for place in places[300...] { XCTAssertEqual(place, 1, accuracy: 0.03) }
  }

  func testASpringIsDampedALittleAtLeast() {
    let undamped = MovementCourse.spring(response: second, damping: 0)
    XCTAssertEqual(undamped, MovementCourse.spring(response: second, damping: 0.05))
    XCTAssertEqual(MovementCourse.spring(response: second, damping: 7).total, second)
  }

  func testSinesAreThoseOfTheLibrary() {
    for step in -700...700 {
      let angle = Double(step) * 0.37
      let (cosine, sine) = PortableMaths.circle(angle)
      XCTAssertEqual(cosine, cos(angle), accuracy: 1e-13)
      XCTAssertEqual(sine, sin(angle), accuracy: 1e-13)
    }
  }

  func testAMovementWaitsForItsDelay() {
    let late = places(.cubic(x1: 0, y1: 0, x2: 1, y2: 1), delay: second * 2)
    XCTAssertEqual(late[2], 0)
    XCTAssertEqual(late[3], 0.25, accuracy: 1e-9)
  }

  func testSomethingMovesFromOnePlaceToTheOther() throws {
    let course = MovementCourse(second * 2, .cubic(x1: 0, y1: 0, x2: 1, y2: 1))
    let movement = TimedMovement(
      course, began: .start + second, from: .init(x: 10, height: 4), to: .init(y: 20))
    XCTAssertEqual(movement.end, .start + second * 3)
    let middle = try XCTUnwrap(movement.shift(at: .start + second * 2))
    XCTAssertEqual(middle.x, 5, accuracy: 1e-9)
    XCTAssertEqual(middle.y, 10, accuracy: 1e-9)
    XCTAssertEqual(middle.height, 2, accuracy: 1e-9)
    XCTAssertEqual(movement.shift(at: movement.end), .init(y: 20))
  }

  func testWhatLeavesIsGoneAtItsEnd() {
    let course = MovementCourse(second, .spring(damping: 1))
    let movement = TimedMovement(course, began: .start, from: .init(), isLeaving: true)
    XCTAssertNotNil(movement.shift(at: .start + .milliseconds(999)))
    XCTAssertNil(movement.shift(at: .start + second))
  }

  func testAMovementWithoutTimeIsAtItsEndAtOnce() {
    XCTAssertEqual(MovementCourse(.zero, .spring(damping: 1)).progress(after: .zero), 1)
  }
}
