import Foundation
import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct TeaApp: App {
  var body: some Scene {
    WindowGroup { TeaView() }
  }
}

private struct TeaView: View {
  @SwiftUI.State private var cups = 1
  private static let day = Date(timeIntervalSince1970: 43_200)

  /// Texts as they were looked up before iOS 15.
  private static var older: String {
    [
      NSLocalizedString("welcome", comment: "A greeting"),
      NSLocalizedString("shop", tableName: "Menu", comment: ""),
      NSLocalizedString("none", bundle: .main, comment: ""),
      Bundle.main.localizedString(forKey: "welcome", value: nil, table: nil),
      Bundle.main.localizedString(forKey: "none", value: "otherwise", table: "Menu"),
    ].joined(separator: ", ")
  }

  /// Texts of a language that the app chooses itself.
  private static var chosen: String {
    let path = Bundle.main.path(forResource: "de", ofType: "lproj")
    guard let path, let bundle = Bundle(path: path) else { return "no German" }
    return [
      String(localized: "welcome", bundle: bundle),
      NSLocalizedString("farewell", bundle: bundle, comment: ""),
      bundle.localizedString(forKey: "shop", value: nil, table: "Menu"),
      "\(Bundle.main.path(forResource: "eo", ofType: "lproj") ?? "no Esperanto")",
    ].joined(separator: ", ")
  }

  var body: some View {
    VStack {
      Text("welcome")
      Text("\(cups) cups").accessibilityIdentifier("cups")
      Text("\("Ann") pours \(cups) for \("Bob")")
      Text("shop", tableName: "Menu")
      Text(LocalizedStringResource("till", table: "Menu", bundle: .atURL(Bundle.main.bundleURL)))
      Text(LocalizedStringResource("farewell", defaultValue: "So long", bundle: .main))
      Text(String(localized: "farewell", defaultValue: "Goodbye"))
      Text(verbatim: "welcome again")
      Text(verbatim: Self.older).accessibilityIdentifier("older")
      Text(verbatim: Self.chosen).accessibilityIdentifier("chosen")
      Text(Self.day.formatted(date: .abbreviated, time: .omitted)).accessibilityIdentifier("day")
      Text(Locale.current.identifier).accessibilityIdentifier("locale")
      Button("More") { cups += 1 }
      VStack {
        Text("welcome").accessibilityIdentifier("german")
        Button("\(cups) cups") {}.accessibilityIdentifier("german cups")
        Text("farewell").environment(\.locale, Locale(identifier: "fr"))
          .accessibilityIdentifier("french")
      }
      .environment(\.locale, Locale(identifier: "de_AT"))
    }
  }
}

/// Texts of an app are shown in the language of its launch, as its catalogues and tables have them.
final class TextsTests: XCTestCase {
  private static let folder: String = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("texts-\(ProcessInfo.processInfo.processIdentifier)")
    let files = [
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "welcome": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Welcome"}},
          "de": {"stringUnit": {"state": "translated", "value": "Willkommen"}}}},
        "farewell": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Auf Wiedersehen"}}}},
        "%lld cups": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Tasse"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Tassen"}}}}}}},
        "%@ pours %lld for %@": {"localizations": {"de": {"stringUnit": {
          "state": "translated", "value": "%3$@ bekommt %2$lld (100 %%) von %1$@"}}}}
      }}
      """,
      "de.lproj/Menu.strings": """
      /* The shop. */
      "shop" = "Teeladen";
      "till" = "Kasse";
      """,
    ]
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: url)
    }
    return folder.path
  }()

  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: TeaApp.self, texts: folder)
  }

  private func launch(_ language: String? = nil) -> XCUIApplication {
    let app = XCUIApplication()
    if let language { app.launchArguments = ["-AppleLanguages", "(\(language))"] }
    app.launch()
    return app
  }

  private func check(_ texts: [String], in app: XCUIApplication) {
    for text in texts { XCTAssertTrue(app.staticTexts[text].exists, text) }
  }

  func testDatesAreInTheLanguageThatTheAppShows() {
    let german = launch("de")
    XCTAssertEqual(german.staticTexts["locale"].label, "de_US")
    XCTAssertEqual(german.staticTexts["day"].label, "1. Jan. 1970")
  }

  func testAnAppMayTakeTheTextsOfAnotherLanguage() {
    XCTAssertEqual(
      launch().staticTexts["chosen"].label,
      "Willkommen, Auf Wiedersehen, Teeladen, no Esperanto")
  }

  func testDatesStayEnglishInALanguageThatTheAppHasNot() {
    let french = launch("fr")
    XCTAssertEqual(french.staticTexts["locale"].label, "en_US")
    XCTAssertEqual(french.staticTexts["day"].label, "Jan 1, 1970")
  }

  func testTextsAreThoseOfTheSourceWithoutATranslation() {
    check(
      ["Welcome", "1 cups", "Ann pours 1 for Bob", "shop", "Goodbye", "welcome again"],
      in: launch())
  }

  func testALocaleInTheEnvironmentChoosesTheLanguage() {
    let app = launch()
    XCTAssertEqual(app.staticTexts["german"].label, "Willkommen")
    XCTAssertEqual(app.buttons["german cups"].label, "1 Tasse")
    app.buttons["More"].tap()
    XCTAssertEqual(app.buttons["german cups"].label, "2 Tassen")
    XCTAssertEqual(launch("de").staticTexts["french"].label, "farewell")
  }

  func testTextsAreTranslatedWithTheirArguments() {
    check(
      ["Willkommen", "Bob bekommt 1 (100 %) von Ann", "Teeladen", "Auf Wiedersehen"],
      in: launch("de-AT"))
  }

  func testATextThatWasDescribedIsLookedUpByItsKeyAndTable() {
    check(["till", "So long"], in: launch())
    let german = launch("de")
    check(["Kasse"], in: german)
    let farewells = german.staticTexts.matching(identifier: "Auf Wiedersehen")
    XCTAssertEqual(farewells.count, 2)
  }

  func testFoundationsFunctionKnowsTheTextsToo() {
    XCTAssertEqual(launch().staticTexts["older"].label, "Welcome, shop, none, Welcome, otherwise")
    XCTAssertEqual(
      launch("de").staticTexts["older"].label, "Willkommen, Teeladen, none, Willkommen, otherwise")
  }

  func testATextHasTheFormOfItsNumber() {
    let app = launch("de")
    XCTAssertEqual(app.staticTexts["cups"].label, "1 Tasse")
    app.buttons["More"].tap()
    XCTAssertEqual(app.staticTexts["cups"].label, "2 Tassen")
  }

  func testALanguageThatTheAppHasNotIsPassedOver() {
    check(["Welcome"], in: launch("fr"))
  }
}
