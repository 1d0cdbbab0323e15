import Foundation
import Testing

@testable import XCUIAutomation

/// Elements that match themselves by what they contain.
@Suite struct ContainingTests {
  @Test func `a field without anything inside is found by what it is`() {
    ShopApp.run { app in
      let named = NSPredicate(format: "identifier == 'name'")
      #expect(app.textFields.containing(named).count == 1)
      #expect(app.textFields.containing(.textField, identifier: "name").count == 1)
      #expect(app.textFields.containing(.button, identifier: "name").count == 0)
    }
  }

  @Test func `what is around a field is found by it as before`() {
    ShopApp.run { app in
      #expect(app.windows.containing(.textField, identifier: "name").count == 1)
    }
  }
}
