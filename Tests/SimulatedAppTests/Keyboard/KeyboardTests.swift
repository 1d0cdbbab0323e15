import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@testable import AppBuilding
@testable import AppRuntime
@testable import AppSession

@Suite("The keyboard on the screen")
struct KeyboardTests {
  private static func app(
    _ typing: TypingDefinition = TypingDefinition(), language: String = "en",
    device: DeviceProfile? = nil, isConnected: Bool = false
  ) -> TinyApp {
    var app = AppDefinition.tiny([
      Screen("main", root: Table("list")) {
        Context("text", "")
        Context("rows", .list((1...30).map { .string("row\($0)") }))
        TextField("field", binds: "text").with { $0.typing = typing }
        Cell(.bind("item")).forEach("rows")
        TextField("last")
        State("only") {}
      }
    ])
    app.language = language
    var configuration = SessionConfiguration(device: device, timing: .zero)
    configuration.isKeyboardConnected = isConnected
    let tiny = TinyApp(app, configuration: configuration)
    tiny.touch("field")
    return tiny
  }

  /// Taps the key or button of the keyboard with a label or an identifier.
  private static func tap(_ app: TinyApp, _ name: String, _ gesture: ElementGesture = .tap) {
    guard let tree = app.tree,
      let keyboard = (0..<tree.count).first(where: { tree.type(of: $0) == .keyboard }),
      let key = tree.subtree(of: keyboard).first(where: {
        tree.label(of: $0) == name || tree.identifier(of: $0) == name
      })
    else {
      Issue.record("no key \(name)")
      return
    }
    app.session.device.touch(gesture, at: tree.frame(of: key).center)
  }

  /// Types a text on the keys, switching pages as needed.
  private static func tapKeys(_ app: TinyApp, _ text: String) {
    for character in text {
      let name = character == " " ? "space" : String(character)
      let pages = [[], ["shift"], ["more"], ["more", "shift"]]
      for switches in pages {
        switches.forEach { tap(app, $0) }
        if app.rows().contains(where: { $0.hasSuffix("Key, label: '\(name)'") }) || name == "space"
        {
          tap(app, name)
          break
        }
        // Back to where it was.
        if switches.contains("more") { tap(app, "more") } else { switches.forEach { tap(app, $0) } }
      }
      if app.element("more")?.label == "letters" { tap(app, "more") }
    }
  }

  @Test(
    "tapping the keys one by one types what typing does", arguments: 1...8 as ClosedRange<UInt64>)
  func sameAsTyping(seed: UInt64) {
    var draws = SeededDraws(seed: seed)
    let signs = Array("abcxyzABZ019 @.,?!#%+=_~&")
    let text = String((0..<12).map { _ in draws.pick(signs) })
    let tapped = Self.app()
    Self.tapKeys(tapped, text)
    let typed = Self.app()
    typed.type(text)
    #expect(tapped.context("text") == .string(text), "seed \(seed)")
    #expect(tapped.context("text") == typed.context("text"), "seed \(seed)")
  }

  @Test("shift holds for a letter, and two taps on it until the next")
  func shift() {
    let app = Self.app()
    Self.tap(app, "shift")
    #expect(app.element("shift")?.isSelected == true)
    Self.tap(app, "A")
    #expect(app.element("shift")?.isSelected == false)
    Self.tap(app, "shift", .doubleTap)
    Self.tap(app, "B")
    Self.tap(app, "C")
    Self.tap(app, "shift")
    Self.tap(app, "d")
    #expect(app.context("text") == "ABCd")
  }

  @Test("the return key says what the field wants")
  func returnKey() {
    let app = Self.app(TypingDefinition(returnKey: .done))
    #expect(app.rows(.button).contains("Button, identifier: 'Done', label: 'done'"))
    Self.tap(app, "Done")
    #expect(app.rows(.keyboard).isEmpty)
  }

  @Test("capitals come of themselves where the field says so")
  func capitals() {
    let app = Self.app(TypingDefinition(capitalization: .sentences))
    Self.tap(app, "H")
    Self.tap(app, "i")
    Self.tap(app, "more")
    Self.tap(app, ".")
    Self.tap(app, "space")
    Self.tap(app, "Y")
    #expect(app.context("text") == "Hi. Y")
  }

  @Test("the next keyboard comes after the present one, and says its name")
  func next() {
    let app = Self.app(language: "ru")
    #expect(app.element("Next keyboard")?.value == "Русская")
    Self.tap(app, "я")
    Self.tap(app, "Next keyboard")
    #expect(app.element("Next keyboard")?.value == "English (US)")
    Self.tap(app, "z")
    Self.tap(app, "Next keyboard")
    Self.tap(app, "🔥")
    Self.tap(app, "Next keyboard")
    Self.tap(app, "б")
    #expect(app.context("text") == "яz🔥б")
  }

  @Test("kana get their marks by a key")
  func kana() {
    let app = Self.app(language: "ja")
    Self.tap(app, "か")
    Self.tap(app, "゛゜")
    Self.tap(app, "ん")
    #expect(app.context("text") == "がん")
  }

  @Test("a button above it takes it away, and on tablets a key")
  func hides() {
    let app = Self.app(TypingDefinition(keyboard: .numberPad, accessory: "Done"))
    #expect(app.rows(.toolbar) == ["Toolbar, label: 'Toolbar'"])
    app.touch(label: "Done")
    #expect(app.rows(.keyboard).isEmpty)
    let tablet = Self.app(device: DeviceProfile.named("iPad (10th generation)"))
    Self.tap(tablet, "Hide keyboard")
    #expect(tablet.rows(.keyboard).isEmpty)
  }

  @Test("a swipe down takes it away where the field says so")
  func drags() {
    let app = Self.app(TypingDefinition(dismissesOnDrag: true))
    app.touch("row2", .swipeDown)
    #expect(app.rows(.keyboard).isEmpty)
    let plain = Self.app()
    plain.touch("row2", .swipeDown)
    #expect(plain.rows(.keyboard) == ["Keyboard"])
  }

  @Test("covers what lies under it, from where a scrolling screen brings it out")
  func covers() throws {
    let app = Self.app()
    let row = Query().descendants(.cell).identified(by: "row14")
    let found = try app.session.find(row)
    #expect(!app.session.isHittable(found))
    #expect(app.session.perform(.tap, on: row, title: "") == nil)
    let last = Query().descendants(.textField).identified(by: "last")
    #expect(app.session.perform(.tap, on: last, title: "") == nil)
    let field = try #require(app.frame("last"))
    let keyboard = try #require(
      app.process?.textEntry.keyboardTop(on: app.session.device.profile))
    #expect(field.y + field.height <= keyboard)
    #expect(app.session.isHittable(try app.session.find(last)))
  }

  @Test("does not come while a keyboard of keys is connected, and then no text is typed")
  func connected() throws {
    let app = Self.app(isConnected: true)
    #expect(app.rows(.keyboard).isEmpty)
    let field = Query().descendants(.textField).identified(by: "field")
    let row = "TextField, {{0.0, 103.0}, {393.0, 34.0}}, identifier: 'field'"
    #expect(app.session.perform(.type("a", into: field), title: "") == .noKeyboardFocus(row: row))
    #expect(app.session.perform(.key("b", holding: [], on: field), title: "") == nil)
    #expect(app.context("text") == "b")
  }

  @Test("the delete key that is held deletes on and on")
  func held() throws {
    let app = Self.app()
    app.type("abcdefghij")
    let delete = Query().descendants(.key).identified(by: "delete")
    let start = app.session.now
    #expect(
      app.session.perform(.longPress, on: delete, holding: .milliseconds(750), title: "") == nil)
    #expect(app.context("text") == "abcdef")
    #expect(app.session.now - start == .milliseconds(750))
  }

  @Test("the delete key deletes so often while it is held, and then it is only held")
  func heldForLong() throws {
    let limit = Finger.repeatLimit
    let app = Self.app()
    app.type(String(repeating: "a", count: limit + 10))
    let delete = Query().descendants(.key).identified(by: "delete")
    // The second deletion comes after half a second, and then one each tenth.
    let last = 0.5 + 0.1 * Double(limit - 2)
    let fault = app.session.perform(
      .longPress, on: delete, holding: .seconds(last + 10), title: "")
    #expect(fault == nil)
    #expect(app.context("text") == "aaaaaaaaaa")
  }
}
