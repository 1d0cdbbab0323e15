import AccessibilityTree
import ScreenImport
import SimulatedApp
import Testing

@Suite struct DraftConfirmationTests {
  private static let screen = """
    {
      "view": [{ "type": "button", "identifier": "go", "label": "Go", "known": "drafted" }],
      "states": {
        "empty": {
          "on": { "GO": { "target": "full", "known": "drafted" },
            "LEAVE": { "actions": { "push": { "screen": "home" } }, "known": "drafted" } },
          "view": [{ "type": "staticText", "label": "Nothing", "known": "drafted" }]
        },
        "full": {
          "view": [{ "type": "cell", "identifier": "row", "children": [
            { "type": "staticText", "label": { "bind": "a" }, "identifier": "t", "known": "drafted" }
          ] }]
        }
      }
    }
    """

  private func confirmation() throws -> DraftConfirmation {
    try #require(DraftConfirmation(Array(Self.screen.utf8)))
  }

  private func text(_ confirmation: DraftConfirmation) -> String {
    String(decoding: confirmation.file, as: UTF8.self)
  }

  @Test func `an element that is shown is confirmed, and nothing else changes`() throws {
    var file = try confirmation()
    file.confirm([ShownElement(.button, identifier: "go", label: "Go")], in: "empty")
    #expect(file.elements == 1)
    #expect(
      text(file)
        == Self.screen.replacing(
          #""Go", "known": "drafted""#, with: #""Go", "known": "confirmed""#))
  }

  @Test(arguments: [
    ShownElement(.staticText, identifier: "go", label: "Go"),
    ShownElement(.button, identifier: "", label: "Go"),
    ShownElement(.button, identifier: "go", label: "Stop"),
  ])
  func `an element that differs is not`(shown: ShownElement) throws {
    var file = try confirmation()
    file.confirm([shown], in: "empty")
    #expect(file.elements == 0)
    #expect(text(file) == Self.screen)
  }

  @Test(arguments: [
    ([ElementType.table, .cell], 3), ([.cell], 2), ([], 1), ([.collectionView], 1),
  ])
  func `elements without a name are confirmed by what is inside`(
    types: [ElementType], count: Int
  ) throws {
    let screen = """
      { "view": [{ "table": [
        { "cell": ["Milk"], "known": "drafted" },
        { "cell": [{ "staticText": "Eggs", "known": "drafted" }], "known": "drafted" }
      ], "known": "drafted" }], "states": { "full": {} } }
      """
    var file = try #require(DraftConfirmation(Array(screen.utf8)))
    let shown = ShownElement(.staticText, identifier: "", label: "Eggs")
    file.confirm([shown], inside: [shown: Set(types)], in: "full")
    #expect(file.elements == count)
    #expect(text(file).contains(#""cell": ["Milk"], "known": "drafted""#))
  }

  @Test func `only the states on the way are confirmed`() throws {
    var file = try confirmation()
    file.confirm([ShownElement(.staticText, identifier: "", label: "Nothing")], in: "full")
    #expect(file.elements == 0)
    file.confirm([ShownElement(.staticText, identifier: "", label: "Nothing")], in: "empty")
    #expect(file.elements == 1)
  }

  @Test func `a text that is bound agrees with any`() throws {
    var file = try confirmation()
    file.confirm([ShownElement(.staticText, identifier: "t", label: "7 rows")], in: "full")
    #expect(file.elements == 1)
  }

  @Test func `an element counts once`() throws {
    var file = try confirmation()
    for state in ["empty", "full"] {
      file.confirm([ShownElement(.button, identifier: "go", label: "Go")], in: state)
    }
    #expect(file.elements == 1)
  }

  @Test func `the only transition to a place is confirmed`() throws {
    var file = try confirmation()
    file.confirmTransition(to: nil, "full", from: "empty")
    #expect(file.transitions == 1)
    #expect(text(file).contains(#""target": "full", "known": "confirmed""#))
    file.confirmTransition(to: "home", "shown", from: "empty")
    #expect(file.transitions == 2)
    file.confirmTransition(to: "cart", "shown", from: "empty")
    #expect(file.transitions == 2)
  }

  @Test(arguments: [
    #"{ "present": "home" }"#, #"{ "present": { "screen": "home", "style": "fullScreen" } }"#,
    #"["dismiss", { "push": "home" }]"#, #"{ "selectTab": "Start" }"#, #"{ "start": "main" }"#,
  ])
  func `every way to another screen is confirmed`(actions: String) throws {
    let other = Self.screen.replacing(#"{ "push": { "screen": "home" } }"#, with: actions)
    let tab = TabDefinition(label: .literal("Start"), root: "home")
    let app = AppDefinition(
      name: "Shop", bundleIdentifier: "com.example.shop", defaultCoordinator: "main",
      coordinators: [
        CoordinatorDefinition(name: "main", root: "home"),
        CoordinatorDefinition(name: "bar", root: "cart", container: .tabs([tab])),
      ], screens: [])
    var file = try #require(DraftConfirmation(Array(other.utf8)))
    file.confirmTransition(
      to: "cart", "shown", from: "empty", by: ScreenEntrances(to: "cart", in: app))
    #expect(file.transitions == 0)
    file.confirmTransition(
      to: "home", "shown", from: "empty", by: ScreenEntrances(to: "home", in: app))
    #expect(file.transitions == 1)
    #expect(text(file).contains(#"\#(actions), "known": "confirmed""#))
  }

  @Test(arguments: ["barItems", "leftBarItems"])
  func `a button of a bar is confirmed`(list: String) throws {
    let bar = Self.screen.replacing(
      #""full": {"#,
      with: """
        "full": { "\(list)": [{ "type": "button", "label": "Edit", "known": "drafted" }],
        """)
    var file = try #require(DraftConfirmation(Array(bar.utf8)))
    file.confirm([ShownElement(.button, identifier: "", label: "Edit")], in: "full")
    #expect(file.elements == 1)
  }

  @Test func `of several transitions to a place none is confirmed`() throws {
    let two = Self.screen.replacing(
      #""LEAVE""#, with: #""GO2": { "target": "full", "known": "drafted" }, "LEAVE""#)
    var file = try #require(DraftConfirmation(Array(two.utf8)))
    file.confirmTransition(to: nil, "full", from: "empty")
    #expect(file.transitions == 0)
  }

  @Test(arguments: [
    (
      #"{ "button": "Log in", "known": "drafted" }"#, "", "Log in", "log.in", "Log in",
      #"{ "button": "Log in", "identifier": "log.in", "known": "confirmed" }"#
    ),
    (
      #"{ "button": "log.in", "known": "drafted" }"#, "", "log.in", "log.in", "Log in",
      #"{ "button": "Log in", "identifier": "log.in", "known": "confirmed" }"#
    ),
    (
      #"{ "button#log.in": { "known": "drafted" } }"#, "log.in", "", "log.in", "Log \"in\"",
      #"{ "button#log.in": { "label": "Log \"in\"", "known": "confirmed" } }"#
    ),
    (
      #"{ "type": "button", "identifier": "a", "known": "drafted" }"#, "a", "", "a", "A",
      #"{ "type": "button", "identifier": "a", "label": "A", "known": "confirmed" }"#
    ),
  ])
  func `an element gets the names that it lacks`(
    element: String, identifier: String, label: String, recorded: String, words: String,
    changed: String
  ) throws {
    let screen = #"{ "view": [\#(element)], "states": { "shown": {} } }"#
    var file = try #require(DraftConfirmation(Array(screen.utf8)))
    let named = NamedElement(
      drafted: ShownElement(.button, identifier: identifier, label: label),
      recorded: ShownElement(.button, identifier: recorded, label: words))
    file.name(try #require(named), in: "shown")
    #expect(text(file) == #"{ "view": [\#(changed)], "states": { "shown": {} } }"#)
    #expect(file.names == 1 && file.elements == 1)
  }

  @Test(arguments: [
    ShownElement(.button, identifier: "other", label: "Go"),
    ShownElement(.button, identifier: "go", label: "Leave"),
    ShownElement(.button, identifier: "go", label: "Go"),
    ShownElement(.cell, identifier: "go", label: "Go"),
  ])
  func `other names and other types contradict`(recorded: ShownElement) {
    let drafted = ShownElement(.button, identifier: "go", label: "Go")
    #expect(NamedElement(drafted: drafted, recorded: recorded) == nil)
  }

  @Test func `of two elements that are alike none gets a name`() throws {
    let row = #"{ "button": "Go", "known": "drafted" }"#
    let screen = #"{ "view": [\#(row), \#(row)], "states": { "shown": {} } }"#
    var file = try #require(DraftConfirmation(Array(screen.utf8)))
    let named = NamedElement(
      drafted: ShownElement(.button, identifier: "", label: "Go"),
      recorded: ShownElement(.button, identifier: "go", label: "Go"))
    file.name(try #require(named), in: "shown")
    #expect(text(file) == screen)
  }

  @Test(arguments: [
    #""pop""#, #""dismiss""#, #"["popToRoot"]"#, #"[{ "set": { "a": "1" } }, "dismiss"]"#,
  ])
  func `the only way back is confirmed`(actions: String) throws {
    let other = Self.screen.replacing(#"{ "push": { "screen": "home" } }"#, with: actions)
    var file = try #require(DraftConfirmation(Array(other.utf8)))
    file.confirmReturn(from: "full")
    #expect(file.transitions == 0)
    file.confirmReturn(from: "empty")
    #expect(file.transitions == 1)
    #expect(text(file).contains(#"\#(actions), "known": "confirmed""#))
  }

  @Test func `a push is no way back`() throws {
    var file = try confirmation()
    file.confirmReturn(from: "empty")
    #expect(file.transitions == 0)
  }

  @Test func `what is no JSON is refused`() {
    #expect(DraftConfirmation(Array("{".utf8)) == nil)
  }
}
