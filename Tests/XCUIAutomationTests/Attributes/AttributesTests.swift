import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct AttributesTests {
  @Test func `an element is read attribute by attribute`() {
    FormApp.run { app in
      let picture = app.images["picture"]
      #expect(picture.identifier == "picture")
      #expect(picture.label == "Cat")
      #expect(picture.title == "Tom")
      #expect(picture.elementType == .image)
      #expect(picture.frame.size == CGSize(width: 100, height: 50))
      #expect(picture.value == nil)
      #expect(picture.placeholderValue == nil)
      #expect(picture.isEnabled && !picture.isSelected && !picture.hasFocus)
      #expect(picture.horizontalSizeClass == .compact)
      #expect(picture.verticalSizeClass == .regular)
    }
  }

  @Test func `states and values are read`() {
    FormApp.run { app in
      #expect(!app.buttons["off"].isEnabled)
      #expect(app.buttons["chosen"].isSelected)
      #expect(app.switches["news"].value as? String == "1")
      #expect(String(describing: app.switches["news"].value) == "Optional(1)")
      #expect(app.textFields["name"].value as? String == "Your name")
      #expect(app.textFields["name"].placeholderValue == "Your name")
    }
  }

  @Test func `a snapshot stays as it was`() throws {
    var frozen: (any XCUIElementSnapshot)?
    FormApp.run { app in
      frozen = try? app.textFields["name"].snapshot()
      app.textFields["name"].tap()
      app.textFields["name"].typeText("Tom")
      #expect(app.textFields["name"].value as? String == "Tom")
    }
    let snapshot = try #require(frozen)
    #expect(snapshot.value as? String == "Your name")
    #expect(snapshot.elementType == .textField)
    #expect(snapshot.children.isEmpty)
    let attributes = snapshot.dictionaryRepresentation
    #expect(attributes[.identifier] as? String == "name")
    #expect(attributes[.elementType] as? UInt == XCUIElement.ElementType.textField.rawValue)
    #expect((attributes[.frame] as? [String: Double])?["Height"] == 34)
  }

  @Test(arguments: [
    ("exists == 1", true), ("hittable == true", true), ("isHittable == NO", false),
    ("label == 'Cat' AND identifier BEGINSWITH 'pic'", true), ("enabled == 1", true),
    ("isEnabled == 0", false), ("selected == 1", false), ("hasFocus == 0", true),
    ("hasKeyboardFocus == 0", true), ("value == nil", true), ("title == 'Tom'", true),
    ("elementType == 43", true), ("placeholderValue == nil", true),
    ("frame.size.width == 100", true), ("horizontalSizeClass == 1", true),
    ("verticalSizeClass == 2", true), ("debugDescription CONTAINS 'Image'", true),
  ])
  func `predicates see a live element under Apple's keys`(format: String, verdict: Bool) {
    let failures = FormApp.run { app in
      #expect(NSPredicate(format: format).evaluate(with: app.images["picture"]) == verdict)
    }
    #expect(failures.isEmpty)
  }

  @Test func `predicates see the count of a query and the state of an app`() {
    FormApp.run { app in
      #expect(NSPredicate(format: "count == 2").evaluate(with: app.buttons))
      #expect(NSPredicate(format: "state == 4").evaluate(with: app))
      #expect(app.images["picture"].value(forKey: "label") as? String == "Cat")
    }
  }

  @Test func `an unknown key of a live element is a failure with the nearest one`() {
    let failures = FormApp.run { app in
      #expect(!NSPredicate(format: "lable == 'x'").evaluate(with: app.images["picture"]))
    }
    #expect(failures.first?.contains("for the key lable. Did you mean label?") == true)
  }

  @Test func `reading what is missing is a failure and gives nothing`() {
    let failures = FormApp.run { app in
      let missing = app.images["dog"]
      #expect(missing.label.isEmpty)
      #expect(missing.frame == .zero)
    }
    #expect(failures.count == 2)
    #expect(failures.first?.hasPrefix("Failed to get matching snapshot: No matches found") == true)
  }
}
