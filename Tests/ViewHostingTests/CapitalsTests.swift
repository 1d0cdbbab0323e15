import SwiftUI
import XCTest

struct CapitalsApp: App {
  var body: some Scene { WindowGroup { CapitalFields() } }
}

private struct CapitalFields: View {
  @State private var texts = [String](repeating: "", count: 5)

  var body: some View {
    Form {
      TextField("Note", text: $texts[0])
      TextField("Mail", text: $texts[1]).textInputAutocapitalization(.never)
      TextField("Old", text: $texts[2]).autocapitalization(.none)
      TextField("Code", text: $texts[3]).textInputAutocapitalization(.characters)
      SecureField("Secret", text: $texts[4])
    }
  }
}

/// Where the keyboard begins with a capital.
final class CapitalsTests: HostedAppTests<CapitalsApp> {
  func testASentenceBeginsWithACapital() {
    app.textFields["Note"].tap()
    app.keys["H"].tap()
    app.keys["i"].tap()
    XCTAssertEqual(app.textFields["Note"].value as? String, "Hi")
  }

  func testAFieldCanRefuseCapitals() {
    app.textFields["Mail"].tap()
    app.keys["h"].tap()
    app.textFields["Old"].tap()
    app.keys["o"].tap()
    XCTAssertEqual(app.textFields["Mail"].value as? String, "h")
    XCTAssertEqual(app.textFields["Old"].value as? String, "o")
  }

  func testAFieldCanHaveCapitalsAlone() {
    app.textFields["Code"].tap()
    app.keys["A"].tap()
    app.keys["B"].tap()
    XCTAssertEqual(app.textFields["Code"].value as? String, "AB")
  }

  func testASecretBeginsWithASmallLetter() {
    app.secureTextFields["Secret"].tap()
    XCTAssertTrue(app.keys["s"].exists)
  }

  func testTypedTextStaysAsItIs() {
    app.textFields["Note"].tap()
    app.textFields["Note"].typeText("small. words")
    XCTAssertEqual(app.textFields["Note"].value as? String, "small. words")
  }
}
