import SimulatedApp
import Testing

@Suite("String tables")
struct StringTableTests {
  private static let app: AppDefinition = {
    var app = AppDefinition.tiny([
      Screen("main") {
        Context("count", 2)
        Context("name", "Ada")
        Text(.string(key: "items", with: ["count": "count", "name": "name"]), id: "items")
        Text(.string(key: "title"), id: "title")
        Text(.formatted("count * 1000.5", .number), id: "number")
        On("SET", do: .assign("count", "event.count"))
      }
    ])
    app.strings = [
      "en": ["title": "Cart"], "pl": ["title": "Koszyk"], "zh-Hans": ["title": "购物车"],
      "ar": ["title": "عربة"],
    ]
    app.plurals = [
      "en": [
        "items": [
          .zero: "{name} has nothing", .one: "{name} has {count} item",
          .other: "{name} has {count} items",
        ]
      ],
      "pl": [
        "items": [
          .one: "{name}: {count} rzecz", .few: "{name}: {count} rzeczy",
          .many: "{name}: {count} rzeczy!", .other: "{name}: {count} rzeczy?",
        ]
      ],
    ]
    return app
  }()

  private static func label(_ id: String, _ arguments: [String], count: Int64? = nil) -> String? {
    let app = TinyApp(Self.app, arguments: arguments)
    if let count { app.send("SET", data: .record(["count": .integer(count)])) }
    return app.element(id)?.label
  }

  @Test("the app has no faults")
  func isRight() { #expect(Self.app.check() == []) }

  @Test(
    "the number chooses among the forms",
    arguments: [
      ("en", 0, "Ada has nothing"), ("en", 1, "Ada has 1 item"),
      ("en", 2_000, "Ada has 2,000 items"),
      ("pl", 1, "Ada: 1 rzecz"), ("pl", 3, "Ada: 3 rzeczy"), ("pl", 5, "Ada: 5 rzeczy!"),
    ] as [(String, Int64, String)])
  func forms(language: String, count: Int64, words: String) {
    #expect(Self.label("items", ["-AppleLanguages", "(\(language))"], count: count) == words)
  }

  @Test(
    "a language is found by what it begins with, and the app's own taken where none is",
    arguments: [
      ("(pl-PL)", "Koszyk"), ("(\"zh-Hans-CN\")", "购物车"), ("(fi, pl)", "Koszyk"),
      ("(fi)", "Cart"), ("(zh-Hant)", "Cart"),
    ])
  func languages(asked: String, words: String) {
    #expect(Self.label("title", ["-AppleLanguages", asked]) == words)
  }

  @Test("a form or key that a language lacks is taken from the app's own")
  func fallback() {
    #expect(Self.label("items", ["-AppleLanguages", "(zh-Hans)"], count: 1) == "Ada has 1 item")
  }

  @Test("numbers follow the region, else the language")
  func regions() {
    #expect(Self.label("number", []) == "2,001")
    #expect(Self.label("number", ["-AppleLocale", "de_DE"]) == "2.001")
    #expect(Self.label("number", ["-AppleLanguages", "(pl)"]) == "2001")
  }

  @Test("the journal says which language was taken, where one was asked for")
  func journal() {
    let configuration = SessionConfiguration(isJournaling: true)
    let session = AppSession(app: CompiledApp(Self.app), configuration: configuration)
    _ = session.launch(arguments: ["-AppleLanguages", "(fi, de)"], environment: [:])
    let text = String(decoding: session.device.journal?.bytes ?? [], as: UTF8.self)
    #expect(text.contains(#""is":"localized","process":4001,"language":"en","asked":["fi","de"]"#))
    #expect(session.localization?.isFallback == true)
  }

  @Test("arguments that words do not have are faults, and so are those that are missing")
  func wrongArguments() {
    var app = Self.app
    app.screens = [
      Screen("main") {
        Text(.string(key: "items", with: ["count": "1", "nmae": "'x'"]))
        Text(.string(key: "items"))
        Text(.string(key: "tilte"))
      }
    ]
    #expect(
      app.check().map(\.message) == [
        "unknown argument \"nmae\"", "the argument \"name\" of the text \"items\" is missing",
        "the text \"items\" has plural forms, which need the argument \"count\"",
        "unknown string key \"tilte\"",
      ])
  }

  @Test("a plural without its last form is a fault, and so is a key with both kinds of words")
  func wrongPlurals() {
    var app = Self.app
    app.plurals["pl"]?["items"]?[.other] = nil
    app.plurals["en"]?["title"] = [.other: "x"]
    #expect(
      app.check().map(\.description).prefix(2) == [
        "app.json: strings.en.title: the key \"title\" has a text and a plural",
        "app.json: strings.pl.items: the plural \"items\" lacks the form \"other\"",
      ])
  }
}
