import SwiftUI
import XCTest

struct FieldsApp: App {
  @State private var cups = 2
  @State private var price = 1.5
  @State private var amount = Decimal(0)
  @FocusState private var isPaying: Bool

  private let numbers: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  var body: some Scene {
    WindowGroup {
      VStack {
        TextField("Cups", value: $cups, formatter: numbers)
        TextField(String("Price"), value: $price, format: .number)
        TextField("Amount", value: $amount, format: .currency(code: "USD")).focused($isPaying)
        Button("Done") { isPaying = false }
        Button("Tip") { amount += 5 }
        Text("\(amount) dollars").accessibilityIdentifier("amount")
        Text("\(cups) cups").accessibilityIdentifier("sum")
        Text("costs \(price, specifier: "%.2f")").accessibilityIdentifier("price")
      }
    }
  }
}

/// Fields for values follow what is typed as far as it can be read.
final class FormattedFieldTests: HostedAppTests<FieldsApp> {
  func testAFormatterReadsWhatIsTyped() {
    XCTAssertEqual(app.textFields["Cups"].value as? String, "2")
    app.textFields["Cups"].tap()
    app.textFields["Cups"].typeText("5")
    XCTAssertEqual(app.staticTexts["sum"].label, "25 cups")
    app.textFields["Cups"].typeText("x")
    XCTAssertEqual(app.staticTexts["sum"].label, "25 cups")
  }

  func testAFormatStyleReadsWhatIsTyped() {
    app.textFields["Price"].tap()
    app.textFields["Price"].typeText("5")
    XCTAssertEqual(app.staticTexts["price"].label, "costs 1.55")
  }

  private func type(_ text: String) -> String? {
    app.textFields["Amount"].typeText(text)
    return app.textFields["Amount"].value as? String
  }

  func testAFieldShowsWhatIsTypedUntilItIsLeft() {
    app.textFields["Amount"].tap()
    XCTAssertEqual(type(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 3)), "$0")
    XCTAssertEqual(type(XCUIKeyboardKey.delete.rawValue + "12."), "$12.")
    XCTAssertEqual(app.staticTexts["amount"].label, "12 dollars")
    XCTAssertEqual(type("5"), "$12.5")
    app.buttons["Done"].tap()
    XCTAssertEqual(app.textFields["Amount"].value as? String, "$12.50")
    XCTAssertEqual(app.staticTexts["amount"].label, "12.5 dollars")
  }

  func testAnotherValueOfTheAppTakesThePlaceOfWhatIsTyped() {
    app.textFields["Amount"].tap()
    XCTAssertEqual(type("7"), "$0.007")
    app.buttons["Tip"].tap()
    XCTAssertEqual(app.textFields["Amount"].value as? String, "$5.01")
  }
}
