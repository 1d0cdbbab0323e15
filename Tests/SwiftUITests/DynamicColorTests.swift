import SwiftUI
import XCTest

final class DynamicColorTests: XCTestCase {
  func testAColourThatDependsOnTheAppearanceIsThatOfTheLightOne() {
    let ground = UIColor { traits in
      switch traits.userInterfaceStyle {
      case .dark: UIColor(red: 0, green: 0, blue: 0.25, alpha: 1)
      default: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.75)
      }
    }
    XCTAssertEqual(ground, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.75))
  }
}
