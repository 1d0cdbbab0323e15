import AccessibilityTree
import SwiftUI
import ViewLayout
import XCTest

/// The space between the groups of a form, against the heights of grouped lists on iOS.
final class SectionSpaceTests: XCTestCase {
  private func tops(_ form: some View) -> [String: CGFloat] {
    let cells = ShownView(form).elements.filter { $0.type == .cell }
    let found = cells.compactMap { cell in cell.words.first.map { ($0, cell.frame.minY) } }
    return Dictionary(found) { first, _ in first }
  }

  func testGroupsWithoutHeadersAreThirtyFivePointsApart() {
    let tops = tops(
      Form {
        Section { Text("one") }
        Section { Text("two") }
      })
    XCTAssertEqual(tops["two", default: 0] - tops["one", default: 0], 44 + 35)
  }

  func testAHeaderIsThirtyEightPointsHigh() {
    let tops = tops(
      Form {
        Section("First") { Text("one") }
        Section("Second") { Text("two") }
      })
    XCTAssertEqual(tops["one", default: 0] - tops["First", default: 0], 38, accuracy: 0.5)
    XCTAssertEqual(tops["Second", default: 0] - tops["one", default: 0], 44 + 17.5)
  }

  func testAFooterTakesThePlaceOfTheSpaceBelowAGroup() {
    let tops = tops(
      Form {
        Section {
          Text("one")
        } footer: {
          Text("words")
        }
        Section("Second") { Text("two") }
      })
    XCTAssertEqual(tops["Second", default: 0] - tops["one", default: 0], 44 + 30, accuracy: 0.5)
  }

  func testHeadersAreSmallUnlessTheAppSaysOtherwise() {
    let form = ShownView(
      Form {
        Section {
          Text("row")
        } header: {
          Text("usual")
          Text("own").font(.body)
        }
      })
    func height(_ words: String) -> CGFloat? {
      form.elements.first { $0.type == .staticText && $0.label == words }?.frame.height
    }
    XCTAssertEqual(height("own"), height("row"))
    XCTAssertLessThan(height("usual") ?? 99, height("row") ?? 0)
  }
}
