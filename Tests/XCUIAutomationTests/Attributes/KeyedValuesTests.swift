import Foundation
import Testing

@testable import XCUIAutomation

@Suite("Values by key")
struct KeyedValuesTests {
  @Test(arguments: [
    ("isEnabled", "enabled"), ("isSelected", "selected"), ("isHittable", "hittable"),
  ])
  func `are read in both spellings of a flag`(long: String, short: String) {
    FormApp.run { app in
      for name in ["off", "chosen"] {
        let element = app.buttons[name]
        let values = [long, short].map { element.value(forKey: $0) as? Bool }
        #expect(values[0] != nil)
        #expect(values[0] == values[1])
      }
    }
  }

  @Test func `follow a path`() {
    let failures = FormApp.run { app in
      let picture = app.images["picture"]
      #expect(picture.value(forKeyPath: "frame.size.width") as? Double == 100)
      #expect(picture.value(forKeyPath: "label") as? String == "Cat")
      #expect(app.images.value(forKeyPath: "firstMatch.identifier") as? String == "picture")
    }
    #expect(failures.isEmpty)
  }

  @Test func `of a query are its count and its elements`() {
    FormApp.run { app in
      #expect(app.buttons.value(forKey: "count") as? Int == app.buttons.count)
      let first = app.buttons.value(forKey: "firstMatch") as? XCUIElement
      #expect(first?.identifier == app.buttons.firstMatch.identifier)
      #expect(app.value(forKey: "state") as? Int == 4)
      let around = app.buttons.firstMatch.value(forKey: "application") as? XCUIApplication
      #expect(around?.buttons.count == app.buttons.count)
    }
  }

  @Test func `under an unknown key end the test as the exception does`() {
    let failures = FormApp.run { app in _ = app.buttons["off"].value(forKey: "colour") }
    #expect(failures.first?.contains("not key value coding-compliant for the key colour") == true)
    let paths = FormApp.run { app in _ = app.buttons.value(forKeyPath: "firstMatch.colour") }
    #expect(paths.first?.hasPrefix("NSUnknownKeyException") == true)
  }

  @Test func `are what expectation predicates read`() {
    FormApp.run { app in
      let off = app.buttons["off"]
      for format in [
        "exists == true", "isEnabled == NO", "enabled == NO", "SELF.isHittable == TRUE",
        "hasKeyboardFocus == FALSE", "hasFocus == 0", "isSelected == false AND selected == NO",
      ] {
        #expect(NSPredicate(format: format).evaluate(with: off), "\(format)")
      }
      #expect(NSPredicate(format: "count > 1").evaluate(with: app.buttons))
      #expect(NSPredicate(format: "SELF.count == 0").evaluate(with: app.sliders))
    }
  }

  @Test func `are what queries read, in both spellings`() {
    FormApp.run { app in
      for format in ["enabled == NO", "isEnabled == NO", "NOT isEnabled == YES"] {
        #expect(app.buttons.matching(NSPredicate(format: format)).count == 1, "\(format)")
      }
      for format in ["selected == YES", "isSelected == YES"] {
        #expect(app.buttons.matching(NSPredicate(format: format)).count == 1, "\(format)")
      }
    }
  }
}
