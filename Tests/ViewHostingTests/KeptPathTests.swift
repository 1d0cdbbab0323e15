import SwiftUI
import XCTest

/// A value on a path; types that are private to a file have no name to find them by.
struct KeptTea: Codable, Hashable { var name = "green" }

/// Paths of navigation stacks can be kept and read again, if their values can.
final class KeptPathTests: XCTestCase {
  private struct Secret: Hashable {}

  func testAPathIsReadAsItWasKept() throws {
    var path = NavigationPath([1, 2])
    path.append(KeptTea(name: "mint"))
    let data = try JSONEncoder().encode(try XCTUnwrap(path.codable))
    let kept = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    XCTAssertEqual(NavigationPath(kept), path)
  }

  func testAPathWithAValueThatCannotBeKeptCannot() {
    var path = NavigationPath(["tea"])
    XCTAssertNotNil(path.codable)
    path.append(Secret())
    XCTAssertNil(path.codable)
  }

  func testATypeThatIsNotThereIsAnError() {
    let data = Data(#"["no type", "1"]"#.utf8)
    XCTAssertThrowsError(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    ) { XCTAssertTrue("\($0)".contains("there is no type no type"), "\($0)") }
  }
}
