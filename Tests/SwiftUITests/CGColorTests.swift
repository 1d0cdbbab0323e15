import SwiftUI
import XCTest

/// Apps read the parts of a colour through Core Graphics, to keep it as a text.
final class CGColorTests: XCTestCase {
  func testAColorOfComponentsHasThemAgain() {
    let color = Color(red: 1, green: 0.5, blue: 0.25)
    XCTAssertEqual(UIColor(color).cgColor.components, [1, 0.5, 0.25, 1])
    XCTAssertEqual(color.cgColor, UIColor(color).cgColor)
    XCTAssertNil(Color.primary.cgColor)
  }

  func testAColorIsMadeOfOneForCoreGraphics() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    XCTAssertEqual(UIColor(cgColor: color).cgColor, color)
    XCTAssertEqual(Color(cgColor: color).cgColor, color)
    XCTAssertEqual(CGColor(gray: 0.5, alpha: 1).components, [0.5, 0.5, 0.5, 1])
    XCTAssertEqual(color.alpha, 0.4)
    XCTAssertEqual(color.numberOfComponents, 4)
  }
}
