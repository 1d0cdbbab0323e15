import SwiftUI
import XCTest

struct FieldsApp: App {
  @State private var cups = 2
  @State private var price = 1.5

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
}
