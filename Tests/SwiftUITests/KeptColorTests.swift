import SwiftUI
import XCTest

/// Colours that an app keeps as data, which is how many put them into `@AppStorage`.
final class KeptColorTests: XCTestCase {
  func testAColourComesBackFromAnArchive() throws {
    let color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    XCTAssertEqual(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data), color)
  }
}
