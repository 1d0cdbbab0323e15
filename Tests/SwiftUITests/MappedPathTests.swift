import SwiftUI
import XCTest

/// Paths that maps have changed, and defaults that are set as other objects are.
final class MappedPathTests: XCTestCase {
  func testAPartOfACircleGoesWhereItsMapTakesIt() {
    let path = Path {
      $0.addArc(
        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(90),
        clockwise: true, transform: CGAffineTransform(translationX: 5, y: 0))
    }
    XCTAssertEqual(path.boundingRect, CGRect(x: 5, y: 0, width: 20, height: 20))
  }

  func testShapesGoWhereTheirMapsTakeThem() {
    var path = Path()
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10), transform: twice)
    path.addPath(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), transform: twice)
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  func testDefaultsAreSetByTheNamesOfOtherObjects() {
    let defaults = UserDefaults.standard
    defer { defaults.removeObject(forKey: "MappedPathTests") }
    defaults.setValue(true, forKey: "MappedPathTests")
    XCTAssertEqual(defaults.value(forKey: "MappedPathTests") as? Bool, true)
  }
}
