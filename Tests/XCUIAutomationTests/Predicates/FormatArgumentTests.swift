import Foundation
import Testing

@testable import XCUIAutomation

/// Objects in the arguments of a format, which a Mac takes as they are.
@Suite struct FormatArgumentTests {
  @Test func `a predicate is its format`() {
    let words = String(
      format: "%2$.1f s: %1$@", arguments: [NSPredicate(format: "exists == true"), 2.5])
    #expect(words == "2.5 s: exists == 1")
  }

  @Test func `an element and a query are what they describe`() {
    ShopApp.run { app in
      let (field, fields) = (app.textFields["name"], app.textFields)
      #expect(
        String(format: "%@ of %@ %d", field, fields, 3)
          == "\(field.description) of \(fields.description) 3")
    }
  }

  @Test func `each of a hundred texts is read`() {
    let words = (0..<100).map { String(format: "%@", NSPredicate(format: "label == '\($0)'")) }
    #expect(words == (0..<100).map { "label == \"\($0)\"" })
  }
}
