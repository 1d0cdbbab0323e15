import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppRuntime

@Suite("Controls")
struct ControlTests {
  private static func app(
    _ context: [String: FormatValue] = [:], @ElementsBuilder _ view: () -> [ElementDefinition]
  ) -> TinyApp {
    TinyApp(
      .tiny(
        [
          ScreenDefinition(
            name: "main", context: context.merging(["mark": "", "row": ""]) { first, _ in first },
            view: view(),
            on: ["DELETE", "SHARE", "CHANGED", "CANCEL", "COPY"].map { name in
              On(name, do: mark(name), .assign("row", "event.row"))
            }, initial: "only", states: [StateDefinition(name: "only")])
        ], container: .plain))
  }

  /// Touches the first element of a type with a label.
  private static func tap(_ label: String, _ type: ElementType, in app: TinyApp) {
    guard let tree = app.tree,
      let index = (0..<tree.count).first(where: {
        tree.type(of: $0) == type && tree.label(of: $0) == label
      })
    else { return #expect(Bool(false), "no \(label)") }
    app.session.device.touch(.tap, at: tree.frame(of: index).center)
  }

  @Test("a stepper's buttons step through its range, and are disabled at its ends")
  func stepper() {
    let app = Self.app(["count": 1]) {
      Stepper("count", binds: "count").range(from: 0, to: 2).on(.change, "CHANGED")
    }
    #expect(app.rows(.button) == ["Button, label: 'Decrement'", "Button, label: 'Increment'"])
    Self.tap("Increment", .button, in: app)
    #expect(app.context("count") == .integer(2))
    #expect(app.element("count")?.value == "2")
    #expect(app.context("mark") == .string("CHANGED"))
    #expect(app.rows(.button).last == "Button, label: 'Increment', Disabled")
    Self.tap("Increment", .button, in: app)
    #expect(app.context("count") == .integer(2))
    Self.tap("Decrement", .button, in: app)
    #expect(app.context("count") == .integer(1))
  }

  @Test("a segmented control holds the words of a segment, or its number")
  func segments() {
    let app = Self.app(["size": "S", "number": 0]) {
      SegmentedControl("words", binds: "size").options("S", "M", "L")
      SegmentedControl("numbers", binds: "number").options("1st", "2nd")
    }
    #expect(app.rows(.button).first == "Button, label: 'S', Selected")
    Self.tap("M", .button, in: app)
    Self.tap("2nd", .button, in: app)
    #expect(app.context("size") == .string("M"))
    #expect(app.context("number") == .integer(1))
    #expect(app.rows(.button).filter { $0.contains("Selected") }.count == 2)
    #expect(app.element("words")?.value == nil)
  }

  @Test("a row's switch turns at its end, and not in its middle")
  func switchRow() {
    let app = Self.app(["on": false]) { Switch("row", label: "Wi-Fi", binds: "on").style(.row) }
    #expect(
      app.rows(.switch) == [
        "Switch, identifier: 'row', label: 'Wi-Fi', value: 0", "Switch, value: 0",
      ])
    app.touch("row")
    #expect(app.context("on") == .bool(false))
    guard let frame = app.frame("row") else { return #expect(Bool(false)) }
    app.session.device.touch(
      .tap, at: ElementPoint(x: frame.x + frame.width - 20, y: frame.center.y))
    #expect(app.context("on") == .bool(true))
    #expect(app.element("row")?.value == "1")
  }

  @Test("a search field has a button that clears it, and one that ends the search")
  func search() {
    let app = Self.app(["text": ""]) {
      SearchField("search", placeholder: "Search", binds: "text").on(.cancel, "CANCEL")
    }
    #expect(app.rows(.button) == [])
    app.touch("search")
    app.type("tea")
    #expect(app.rows(.button).contains("Button, label: 'Clear text'"))
    Self.tap("Clear text", .button, in: app)
    #expect(app.context("text") == .string(""))
    #expect(app.element("search")?.hasKeyboardFocus == true)
    app.type("x")
    Self.tap("Cancel", .button, in: app)
    #expect(app.context("text") == .string(""))
    #expect(app.context("mark") == .string("CANCEL"))
    #expect(app.rows(.keyboard) == [])
  }

  @Test("a clearable field shows its button only while it is edited")
  func clearable() {
    let app = Self.app(["text": "tea"]) { TextField("field", binds: "text").style(.clearable) }
    #expect(!app.rows(.button).contains("Button, label: 'Clear text'"))
    app.touch("field")
    Self.tap("Clear text", .button, in: app)
    #expect(app.context("text") == .string(""))
    #expect(!app.rows(.button).contains("Button, label: 'Clear text'"))
  }

  @Test(
    "sliders, progress and page indicators show where they are",
    arguments: [
      (.slider, 0.5, nil, "50%"), (.slider, .real(15), ControlRange(from: 10, to: 20), "50%"),
      (.progressIndicator, .real(0.333), nil, "33%"), (.progressIndicator, .real(7), nil, "100%"),
      (.stepper, .integer(7), nil, "7"),
    ] as [(ElementType, FormatValue, ControlRange?, String)])
  func values(type: ElementType, held: FormatValue, range: ControlRange?, shown: String) {
    var element = ElementDefinition(type, identifier: "it", binding: "held")
    element.control.range = range
    let app = Self.app(["held": held]) { element }
    #expect(app.element("it")?.value == shown)
  }

  @Test("a slider with a range is moved within it")
  func slider() {
    let app = Self.app(["level": 10]) { Slider("level", binds: "level").range(from: 10, to: 30) }
    let query = Query().descendants(.slider)
    #expect(app.session.perform(.slide(to: 0.25), on: query, title: "") == nil)
    #expect(app.context("level") == .real(15))
    #expect(app.element("level")?.value == "25%")
  }

  // MARK: - Wheels

  @Test("a picker has wheels side by side, each of which turns to its own values alone")
  func wheels() {
    let app = Self.app(["hour": "9", "half": "AM"]) {
      Picker("time") {
        PickerWheel("hours", binds: "hour")
          .options(from: "{'8', '9', '10', '11', '12', '13', '14'}")
        PickerWheel("halves", binds: "half").options("AM", "PM")
      }
    }
    let hours = Query().descendants(.any).identified(by: "hours")
    #expect(app.frame("hours")?.y == app.frame("halves")?.y)
    #expect(app.session.perform(.wheel(to: "12"), on: hours, title: "") == nil)
    #expect(app.context("hour") == .string("12"))
    guard case .impossible(let words)? = app.session.perform(.wheel(to: "25"), on: hours, title: "")
    else { return #expect(Bool(false)) }
    #expect(words.hasSuffix("has no value '25' to turn to."))
    app.touch("hours", .swipeDown)
    #expect(app.context("hour") == .string("8"))
    app.touch("halves", .swipeUp)
    #expect(app.context("half") == .string("PM"))
  }

  @Test("a control has so many numbered options, and one with more ends the app")
  func numberedOptions() {
    let crash = { (count: Int) in
      let app = Self.app(["page": 0]) {
        PageIndicator("page", binds: "page").options(from: "\(count)")
      }
      _ = app.tree
      return app.crash
    }
    let limit = ControlActions.optionLimit
    #expect(crash(limit) == nil)
    #expect(crash(limit + 1) == "a control has more than \(limit) numbered options")
  }

  // MARK: - Menus

  @Test("a button's menu opens on a tap, and takes everything else out of reach until it closes")
  func menu() {
    let app = Self.app {
      Button("More", id: "more").menu(
        Command("Copy", raises: "COPY"), Command("Share", id: "share", raises: "SHARE"))
    }
    app.touch("more")
    #expect(
      app.rows(.button) == [
        "Button, label: 'Copy'", "Button, identifier: 'share', label: 'Share'",
      ])
    #expect(app.element("more") == nil)
    app.touch("share")
    #expect(app.context("mark") == .string("SHARE"))
    #expect(app.element("more") != nil)
    app.touch("more")
    app.touch("PopoverDismissRegion")
    #expect(app.rows(.collectionView) == [])
  }

  @Test("anything else opens its menu on a long press")
  func contextMenu() {
    let app = Self.app {
      Cell("row").menu(Command("Delete", raises: "DELETE", data: ["row": "'first'"]))
    }
    app.touch("row")
    #expect(app.element("row") != nil)
    app.touch("row", .longPress)
    #expect(app.element("Preview") != nil)
    Self.tap("Delete", .button, in: app)
    #expect(app.context("mark") == .string("DELETE"))
    #expect(app.context("row") == .string("first"))
    app.touch("row", .longPress)
    Self.tap("Dismiss context menu", .other, in: app)
    #expect(app.element("row") != nil)
  }

  @Test("a pop-up button shows its choice, and its menu the choices")
  func popUp() {
    let app = Self.app(["colour": "Red"]) {
      PopUpButton("colour", binds: "colour").options("Red", "Green")
    }
    #expect(app.element("colour")?.value == "Red")
    app.touch("colour")
    #expect(app.rows(.button) == ["Button, label: 'Red', Selected", "Button, label: 'Green'"])
    Self.tap("Green", .button, in: app)
    #expect(app.element("colour")?.value == "Green")
  }

  // MARK: - Swiped cells

  private static func list() -> TinyApp {
    app(["rows": .list(["a", "b"])]) {
      Table("list") {
        Cell(.bind("item")).forEach("rows").trailing(
          Command("Delete", raises: "DELETE", data: ["row": "item"]),
          Command("Share", raises: "SHARE", data: ["row": "item"])
        ).leading(Command("Copy", raises: "COPY"))
      }
    }
  }

  @Test("a swipe over a cell shows the commands of that side, and a tap runs one")
  func swipe() {
    let app = Self.list()
    app.touch("b", .swipeLeft)
    #expect(app.rows(.button) == ["Button, label: 'Delete'", "Button, label: 'Share'"])
    Self.tap("Share", .button, in: app)
    #expect(app.context("mark") == .string("SHARE"))
    #expect(app.context("row") == .string("b"))
    #expect(app.rows(.button) == [])
    app.touch("a", .swipeRight)
    #expect(app.rows(.button) == ["Button, label: 'Copy'"])
  }

  @Test("swiped once more, a cell runs its first command; to the other side, it hides them")
  func fullSwipe() {
    let app = Self.list()
    app.touch("a", .swipeLeft)
    app.touch("a", .swipeRight)
    #expect(app.rows(.button) == [])
    app.touch("a", .swipeLeft)
    app.touch("a", .swipeLeft)
    #expect(app.context("mark") == .string("DELETE"))
    #expect(app.context("row") == .string("a"))
  }

  @Test("a tap elsewhere hides the commands, and does nothing else")
  func hides() {
    let app = Self.list()
    app.touch("a", .swipeLeft)
    app.touch("b")
    #expect(app.rows(.button) == [])
    #expect(app.context("mark") == .string(""))
  }
}
