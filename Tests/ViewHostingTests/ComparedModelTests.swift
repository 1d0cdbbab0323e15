import SwiftData
import XCTest

/// A value that holds models of another file, as paths of navigation do.
private enum Destination: Hashable {
  case errand(Errand)
  case step(ErrandStep)
}

/// Models in values that are compared.
final class ComparedModelTests: XCTestCase {
  func testAValueWithAModelIsComparedByTheObject() {
    let tea = Errand(title: "Tea")
    let other = Errand(title: "Tea")
    XCTAssertEqual(Destination.errand(tea), .errand(tea))
    XCTAssertNotEqual(Destination.errand(tea), .errand(other))
    XCTAssertEqual(Set([tea, other, tea]).count, 2)
  }

  func testModelsOfTwoClassesAreDifferentDestinations() {
    let step = ErrandStep(name: "Boil")
    XCTAssertNotEqual(Destination.step(step), .errand(Errand(title: "Boil")))
  }
}
