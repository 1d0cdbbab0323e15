import AccessibilityTree
import SimulatedApp
import Testing

@testable import ScreenImport

@Suite("Apps of imported trees")
struct ImportedAppTests {
  private static func screens(_ texts: [(String, String)]) throws -> [ImportedScreen] {
    try texts.map { try Sources.screen($0.1, origin: $0.0) }
  }

  /// A screen with a title and a label.
  private static func titled(_ title: String, _ label: String, app: String = "Teahouse") -> String {
    """
    Application, pid: 1, label: '\(app)'
      Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
        Other, {{0.0, 0.0}, {390.0, 844.0}}
          Other, {{0.0, 0.0}, {390.0, 844.0}}
            NavigationBar, {{0.0, 47.0}, {390.0, 44.0}}, identifier: '\(title)'
            StaticText, {{0.0, 100.0}, {390.0, 20.0}}, identifier: 'only \(title)', label: '\(label)'

    """
  }

  @Test("are named after the dump, with its bundle identifier and a device of its size")
  func names() throws {
    let app = ImportedApp(try Self.screens([("a", SampleTexts.whole)]))
    #expect(app.definition.name == "Teahouse")
    #expect(app.definition.bundleIdentifier == "com.example.teahouse")
    #expect(app.definition.device == "iPhone 14")
    #expect(app.definition.screens.map(\.name) == ["teas"])
    #expect(app.definition.coordinators.map(\.name) == ["TeasCoordinator"])
    #expect(app.definition.coordinators.map(\.marker) == ["Teas"])
    #expect(app.notes.isEmpty)
  }

  @Test("have the title of an app without a label, and the size of what a tree without one shows")
  func appsOfMacs() throws {
    let text = """
      Application, pid: 1, title: 'Tea Timer', Disabled
        Dialog, {{587.0, 36.0}, {380.0, 293.0}}, Keyboard Focused
          Button, {{849.0, 54.0}, {54.0, 19.0}}, label: 'Status'
        MenuBar, {{757.0, 3.0}, {40.0, 24.0}}

      """
    let app = ImportedApp(try Self.screens([("panel", text)]))
    #expect(app.definition.name == "Tea Timer")
    #expect(app.definition.device == "967x329")
    #expect(
      app.notes.map(\.message).contains(
        "no tree has the size of the screen; it is that of the elements, on 967x329"))
    #expect(!app.keptRows().flatMap(\.lost).contains { $0.hasPrefix("Application") })
  }

  @Test("have a screen for each title, and a state for each tree of it")
  func states() throws {
    let app = ImportedApp(
      try Self.screens([
        ("list-empty", Self.titled("Teas", "None")), ("cup", Self.titled("Cup", "Empty")),
        ("list-full", Self.titled("Teas", "Three")),
      ]))
    #expect(app.definition.screens.map(\.name) == ["teas", "cup"])
    #expect(app.definition.screens[0].states.map(\.name) == ["listEmpty", "listFull"])
    #expect(
      app.definition.coordinators.map(\.name) == [
        "TeasCoordinator", "TeasCoordinator.listFull", "CupCoordinator",
      ])
    #expect(
      app.notes.map { "\($0.origin): \($0.message)" } == [
        ": no tree has the bundle identifier; it is \"com.example.imported\"",
        "list-empty: 2 trees are states of the screen \"teas\"",
      ])
  }

  @Test(
    "show each state by its coordinator",
    arguments: [
      ("TeasCoordinator", "None"), ("TeasCoordinator.full", "Three"),
    ])
  func launched(coordinator: String, label: String) throws {
    let app = ImportedApp(
      try Self.screens([
        ("empty", Self.titled("Teas", "None")), ("full", Self.titled("Teas", "Three")),
      ])
    ).definition
    let shown = try #require(try ShownScreens.tree(of: app, coordinator: coordinator))
    #expect((0..<shown.count).map { shown.label(of: $0) }.filter { !$0.isEmpty }.last == label)
  }

  @Test("hold their routes")
  func routes() throws {
    let app = ImportedApp(
      try Self.screens([
        ("empty", Self.titled("Teas", "None")), ("full", Self.titled("Teas", "Three")),
      ])
    ).definition
    let map = AppMap(of: CompiledApp(app))
    #expect(Set(map.places.map(\.state)) == ["empty", "full"])
    #expect(map.isComplete)
  }

  @Test("tell screens apart by title, then by a large element, then by all identifiers")
  func keys() throws {
    func key(_ text: String) throws -> ScreenKey {
      ScreenKey(of: try Sources.screen(text), number: 7)
    }
    let whole = try key(SampleTexts.whole)
    #expect(whole.kind == .title)
    #expect(whole.words == "Teas")
    let large = "Application, pid: 1\n Window, {{0.0, 0.0}, {9.0, 9.0}}, identifier: 'big'\n"
    #expect(try key(large).kind == .marker)
    #expect(try key(SampleTexts.bare).words == "brew")
    #expect(try key(SampleTexts.bare).kind == .identifiers)
    #expect(try key("Application, pid: 1\n").kind == .origin)
    #expect(try key(SampleTexts.whole) != key(Self.titled("Teas", "a", app: "Coffeehouse")))
  }

  @Test("tell what no tree says")
  func notes() throws {
    let app = ImportedApp(
      try Self.screens([
        ("odd", "Button, 0x1, {{0.0, 0.0}, {700.0, 20.0}}, label: 'a'\n"),
        ("other", Self.titled("a", "b")),
        ("third", Self.titled("b", "b", app: "Coffeehouse")),
      ]))
    #expect(
      app.notes.map { "\($0.origin): \($0.message)" } == [
        ": the trees are from several apps, such as \"Teahouse\" and \"Coffeehouse\"; "
          + "they are imported as one",
        ": no tree has the bundle identifier; it is \"com.example.imported\"",
        "odd: the tree does not start with an app; it is put into a window and a root",
      ])
  }

  @Test("tell that an app has no window")
  func windowless() throws {
    let row = "Application, 0x1, {{0.0, 0.0}, {390.0, 844.0}}, label: 'Teahouse'\n"
    let app = ImportedApp(try Self.screens([("plain", row + "  Button, 0x2, label: 'a'\n")]))
    #expect(
      app.notes.contains {
        $0.origin == "plain"
          && $0.message == "the app has no window; its elements are put into a window and a root"
      })
  }

  @Test("of a screen larger than a file can hold have another size")
  func endless() throws {
    let side = "1" + String(repeating: "0", count: 40)
    let row = "Application, 0x1, {{0.0, 0.0}, {\(side).0, \(side).0}}, label: 'a'\n"
    #expect(ImportedApp(try Self.screens([("wide", row)])).definition.check().isEmpty)
  }

  @Test("have all windows, each below the app")
  func windows() throws {
    let text =
      Self.titled("Teas", "a")
      + "  Window, {{0.0, 0.0}, {390.0, 844.0}}\n    Other, {{0.0, 0.0}, {390.0, 844.0}}\n"
      + "  Window, {{0.0, 0.0}, {390.0, 844.0}}\n    Alert, {{9.0, 9.0}, {9.0, 9.0}}, label: 'Hot'\n"
    let app = ImportedApp(try Self.screens([("a", text)]))
    #expect(app.notes.map(\.message).dropFirst() == [])
    let shown = try #require(try ShownScreens.tree(of: app.definition))
    #expect(shown.children(of: 0).map { shown.type(of: $0) } == [.window, .window, .window])
    #expect((0..<shown.count).contains { shown.type(of: $0) == .alert })
  }

  @Test("leave out the keyboard's window, but not a field above the keyboard")
  func keyboards() throws {
    let keyboard =
      Self.titled("Teas", "a") + "  Window, {{0.0, 0.0}, {390.0, 844.0}}\n"
      + "    Keyboard, {{0.0, 553.0}, {390.0, 216.0}}\n"
      + "      Key, {{2.0, 560.0}, {36.0, 42.0}}, label: 'q'\n"
      + "    Button, {{9.0, 769.0}, {72.0, 73.0}}, label: 'Emoji'\n"
    let app = ImportedApp([try Sources.screen(keyboard)])
    #expect(
      app.notes.map(\.message).last
        == "1 window with a keyboard left out; the model shows a keyboard of its own")
    let bar = keyboard + "    TextField, {{0.0, 500.0}, {390.0, 44.0}}, identifier: 'answer'\n"
    let shown = try #require(
      try ShownScreens.tree(of: ImportedApp([try Sources.screen(bar)]).definition))
    #expect((0..<shown.count).contains { shown.identifier(of: $0) == "answer" })
  }
}

@Suite("Safe names")
struct SafeNameTests {
  @Test(
    "are letters and digits",
    arguments: [
      ("Login", "login"), ("../../etc/passwd", "etcPasswd"), ("my screen 2", "myScreen2"),
      ("URLField", "urlField"), ("登录", "登录"), ("", "screen"), ("...", "screen"),
      ("a\u{0}b", "aB"), ("ABC", "abc"), ("x.schema", "xSchema"),
    ])
  func letters(words: String, name: String) {
    var names = SafeName()
    #expect(names.name(like: words, unless: "screen") == name)
  }

  @Test("are given once, whatever the case of their letters")
  func numbers() {
    var names = SafeName(taken: ["app"])
    let given = ["app", "App", "iD", "ID"].map { names.name(like: $0, unless: "x") }
    #expect(given == ["app2", "app3", "iD", "id2"])
  }

  @Test("are cut")
  func long() {
    var names = SafeName()
    #expect(names.name(like: String(repeating: "a", count: 900), unless: "x").count == 40)
  }
}
