import Foundation
import SimulatedApp
import Testing

@testable import XCUIAutomation

/// Elements bound by place and by accessibility object, and what either does when a list shifts.
@Suite struct BoundElementTests {
  @Test func `an element bound by accessibility object follows it`() {
    let failures = ShopApp.run { app in
      let rows = app.staticTexts.matching(NSPredicate(format: "label IN {'pear', 'apple', 'fig'}"))
        .allElementsBoundByAccessibilityElement
      #expect(rows.map(\.label) == ["pear", "apple", "fig"])
      app.buttons["drop"].tap()
      #expect(!rows[0].exists)
      #expect(rows.dropFirst().map(\.label) == ["apple", "fig"])
    }
    #expect(failures.isEmpty)
  }

  @Test func `an element bound by index is whatever stands at the place`() {
    let failures = ShopApp.words { app in
      let rows = app.staticTexts.matching(NSPredicate(format: "label IN {'pear', 'apple', 'fig'}"))
        .allElementsBoundByIndex
      app.buttons["empty"].tap()
      #expect(rows[0].label == "fig")
      _ = rows[1].label
    }
    #expect(
      failures == [
        "Failed to get matching snapshot: No matches found for Element at index 1 from input {(\n"
          + "    StaticText, label: 'fig'\n)}"
      ])
  }

  @Test func `an accessibility object that went is no match for the binding`() {
    let failures = ShopApp.words { app in
      let pear = app.staticTexts.allElementsBoundByAccessibilityElement.first { $0.label == "pear" }
      app.buttons["empty"].tap()
      _ = pear?.label
    }
    #expect(
      failures == [
        "Failed to get matching snapshot: No matches found for Identity Binding from input {(\n"
          + "    StaticText, label: 'Shop',\n    StaticText, label: 'fig'\n)}"
      ])
  }

  @Test func `every element of a screen has an accessibility object of its own`() {
    let failures = ShopApp.run { app in
      app.textFields["name"].tap()
      let all = app.descendants(matching: .any).allElementsBoundByAccessibilityElement
      #expect(all.count > 40)
      #expect(all.allSatisfy { Automation.session(for: .underTest)?.count($0.query) == 1 })
    }
    #expect(failures.isEmpty)
  }

  @Test func `the chain of a bound element ends with the binding`() {
    ShopApp.run { app in
      let button = app.buttons.allElementsBoundByAccessibilityElement[0]
      let lines = button.debugDescription.split(separator: "\n")
      #expect(lines.contains("    ↪\u{FE0E}Find: Identity Binding"))
    }
  }

  @Test func `no match gives no elements and no failure`() {
    let failures = ShopApp.run { app in
      #expect(app.alerts.allElementsBoundByIndex.isEmpty)
      #expect(app.alerts.allElementsBoundByAccessibilityElement.isEmpty)
    }
    #expect(failures.isEmpty)
  }
}
