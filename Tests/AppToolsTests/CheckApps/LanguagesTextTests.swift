import SimulatedApp
import XCTest

@testable import AppTools

final class LanguagesTextTests: XCTestCase {
  private func text(german: String) -> LanguagesText {
    let app = AppDefinition("Cart", bundleIdentifier: "com.example.cart", default: "Main") {
      Coordinator("Main", root: "main")
      Strings("en", ["title": "Cart", "old": "Old"])
      Strings("de", ["title": german])
      Screen("main") { Text(.string(key: "title")) }
    }
    return LanguagesText(
      LanguageReport(CompiledApp(app)),
      findings: RouteFindings(app).all.filter { $0.kind == .stringUnused })
  }

  func testALanguageThatTakesEffect() {
    let text = text(german: "Korb")
    XCTAssertTrue(text.holds)
    XCTAssertEqual(
      text.text,
      """
      language  words  missing  unused  first screens  used on
      --------  -----  -------  ------  -------------  -------
      en (own)      2        0       1
      de            1        1       0         1 of 1  main

      app.json: strings.en.old: advice: no text names "old"
        delete it from every language, or name it in a text
      """)
  }

  func testALanguageThatChangesNothingFails() {
    let text = text(german: "Cart")
    XCTAssertFalse(text.holds)
    XCTAssertTrue(text.text.hasSuffix("The language de changes no text of any first screen."))
  }
}
