import AccessibilityTree
import SimulatedApp
import Testing

@Suite("Directions, pseudo-languages and sizes of text")
struct LocalizationTests {
  private static let app: AppDefinition = {
    var app = AppDefinition.tiny([
      Screen("main", title: "Plain") {
        Text(.string(key: "title"), id: "title").size(width: 100)
        Button("Buy", id: "buy").onTap("BUY")
        Other("row") {
          Button("1", id: "first").size(width: 44)
          Button("2", id: "second").size(width: 44)
        }.layout(.horizontal)
        On("BUY", do: .push("next"))
      },
      Screen("next", title: "Next") {
        Table("list") {
          for number in 0..<14 {
            Cell(.literal("cell\(number)")) { Text(.literal("Row \(number)")) }
          }
        }
      },
    ])
    app.strings = ["en": ["title": "Cart"], "ar": ["title": "عربة"]]
    return app
  }()

  private static func launched(_ arguments: String...) -> TinyApp {
    TinyApp(app, arguments: arguments)
  }

  private static func frame(_ app: TinyApp, _ id: String) -> ElementFrame {
    app.element(id)?.frame ?? .zero
  }

  // MARK: - Right to left

  @Test(
    "a language written from right to left mirrors every frame, and so do the two arguments",
    arguments: [
      ["-AppleLanguages", "(ar)"], ["-AppleTextDirection", "YES"],
      ["-NSForceRightToLeftWritingDirection", "YES"],
    ])
  func mirrored(arguments: [String]) {
    let usual = Self.launched()
    let app = TinyApp(Self.app, arguments: arguments)
    for id in ["title", "first", "second", "row", "buy"] {
      let frame = Self.frame(usual, id)
      var mirrored = frame
      mirrored.x = 393 - frame.x - frame.width
      #expect(Self.frame(app, id) == mirrored, "\(id)")
    }
    #expect(Self.frame(app, "first").x > Self.frame(app, "second").x)
  }

  @Test("the order of the tree stays, and the back button is at the right")
  func order() {
    let app = Self.launched("-AppleLanguages", "(ar)")
    let usual = Self.launched()
    #expect(app.rows(.button) == usual.rows(.button))
    app.touch("buy")
    let back = Self.frame(app, "BackButton")
    #expect(back.x + back.width == 393 - 8)
    app.touch("BackButton")
    #expect(app.front?.name == "main")
  }

  @Test("a language that the app has no words for does not mirror")
  func unknownLanguage() {
    let app = Self.launched("-AppleLanguages", "(he)")
    #expect(Self.frame(app, "title").x == Self.frame(Self.launched(), "title").x)
    #expect(app.session.localization?.isFallback == true)
  }

  // MARK: - Pseudo-languages

  @Test(
    "words of tables and others are told apart",
    arguments: [
      ("NSDoubleLocalizedStrings", "Cart Cart", "Buy"),
      ("NSAccentuateLocalizedStrings", "Çåŕţ", "Buy"),
      ("NSSurroundLocalizedStrings", "[# Cart #]", "Buy"),
      ("NSForceRightToLeftLocalizedStrings", "\u{202E}Cart\u{202C}", "Buy"),
      ("NSShowNonLocalizedStrings", "Cart", "BUY"),
    ])
  func pseudo(argument: String, title: String, button: String) {
    let app = Self.launched("-" + argument, "YES")
    #expect(app.element("title")?.label == title)
    #expect(app.element("buy")?.label == button)
  }

  @Test("they work together, and NO switches one off")
  func together() {
    let both = Self.launched(
      "-NSDoubleLocalizedStrings", "YES", "-NSSurroundLocalizedStrings", "YES")
    #expect(both.element("title")?.label == "[# Cart Cart #]")
    #expect(Self.launched("-NSDoubleLocalizedStrings", "NO").element("title")?.label == "Cart")
  }

  // MARK: - Sizes of text

  @Test(
    "letters make texts and what is touched higher, and bars stay", arguments: TextSize.allCases)
  func sizes(size: TextSize) {
    let app = Self.launched("-UIPreferredContentSizeCategoryName", size.rawValue)
    #expect(Self.frame(app, "title").height == 20.5 + size.growth)
    #expect(Self.frame(app, "buy").height == 44 + max(0, size.growth))
    #expect(Self.frame(app, "Plain").height == 44)
  }

  @Test("rows that no longer fit need a scroll")
  func scrolls() {
    let large = Self.launched(
      "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL")
    let usual = Self.launched()
    for app in [large, usual] { app.touch("buy") }
    #expect(Self.frame(usual, "cell13").y < 852)
    #expect(Self.frame(large, "cell13").y > 852)
  }

  @Test("a name that is no size leaves the usual one")
  func wrongSize() {
    let app = Self.launched("-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXLL")
    #expect(app.crash == nil)
    #expect(Self.frame(app, "title").height == Self.frame(Self.launched(), "title").height)
  }
}
