import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Components")
struct ComponentTests {
  private static let cell = #"""
    {
      "parameters": { "product": null, "height": 80, "event": "OPEN" },
      "element": {
        "type": "cell", "identifier": { "bind": "$product.id" }, "size": { "height": "$height" },
        "on": { "tap": "$event" },
        "children": [{ "type": "staticText", "label": { "bind": "'$$' + $product.price" } }]
      }
    }
    """#

  private static let main = #"""
    {
      "context": { "items": [] },
      "on": { "OPEN": { "actions": "popToRoot" } },
      "view": [
        {
          "cases": [
            { "show": { "component": "cell", "with": { "product": "items[0]", "height": 90 } } }
          ]
        }
      ]
    }
    """#

  private static func files(main: String, _ components: [String: String]) -> AppFileSet {
    AppFileSet(
      [
        .init(name: "app.json", content: .success(Array(SmallApp.app.utf8))),
        .init(name: "main.json", content: .success(Array(main.utf8))),
      ],
      components: components.map {
        .init(name: "Components/\($0.key).json", content: .success(Array($0.value.utf8)))
      })
  }

  private static func faults(main: String, _ components: [String: String]) -> [String] {
    SmallApp.faults(files(main: main, components))
  }

  private static func use(_ more: String = "") -> String {
    #"{"context": {"item": {}}, "view": [{"component": "cell"\#(more)}]}"#
  }

  @Test("stand in the places of their uses, with values in the places of parameters")
  func expanded() throws {
    let app = try AppFolderReader.read(Self.files(main: Self.main, ["cell": Self.cell]))
    let element = try #require(app.screens[0].view[0].container.cases.first?.element)
    #expect(element.identifier == .bind("items[0].id"))
    #expect(element.placement.height == 90)
    #expect(element.gestures.map(\.event) == ["OPEN"])
    #expect(element.children[0].label == .bind("'$$' + items[0].price"))
  }

  @Test("may use each other, and hand their parameters on")
  func nested() throws {
    let outer = #"""
      {"parameters": {"item": null}, "element": {"type": "other", "children":
      [{"component": "cell", "with": {"product": "$item"}}]}}
      """#
    let main = #"{"context": {"a": {}}, "view": [{"component": "outer", "with": {"item": "a"}}]}"#
    let app = try AppFolderReader.read(
      Self.files(main: main, ["cell": Self.cell, "outer": outer]))
    #expect(app.screens[0].view[0].children[0].identifier == .bind("a.id"))
  }

  @Test("are used by many screens without a copy, and a fault of theirs is told once")
  func shared() {
    let cell = Self.cell.replacing("\"type\": \"cell\"", with: "\"type\": \"sell\"")
    var files = Self.files(main: Self.use(#", "with": {"product": "item"}"#), ["cell": cell])
    files = AppFileSet(
      files.files + [
        .init(
          name: "other.json",
          content: .success(Array(Self.use(#", "with": {"product": "item"}"#).utf8)))
      ], components: files.components)
    #expect(
      SmallApp.faults(files) == [
        #"Components/cell.json:4:13: unknown element type "sell"; the nearest is "cell""#
      ])
  }

  @Test("a misspelt parameter is told where the component uses it, also without a use")
  func misspelt() {
    let cell = #"""
      {"parameters": {"product": null},
       "element": {"type": "cell", "label": "$produkt", "identifier": "row-$prodcut",
       "placeholder": "$other", "title": "$5 or US$"}}
      """#
    #expect(
      Self.faults(main: "{}", ["cell": cell]) == [
        #"Components/cell.json:2:39: the component has no parameter "produkt"; the nearest is "product""#,
        #"Components/cell.json:2:65: the component has no parameter "prodcut"; the nearest is "product""#,
        #"Components/cell.json:3:17: the component has no parameter "other""#,
      ])
  }

  @Test("a fault of a value is told where the use gives it")
  func values() {
    #expect(
      Self.faults(
        main: Self.use(#", "with": {"product": "itme", "height": -1}"#), ["cell": Self.cell]) == [
          #"main.json:1:96: expected a height in points, found -1"#,
          #"Components/cell.json:4:45: unknown context key "itme"; the nearest is "item""#,
          #"Components/cell.json:6:61: unknown context key "itme"; the nearest is "item""#,
        ])
  }

  @Test(
    "are told of word for word",
    arguments: [
      (
        use(), [#"main.json:1:36: the component "cell" needs a "product""#]
      ),
      (
        use(#", "with": {"product": "item", "hight": 1}"#),
        [
          #"main.json:1:86: the component "cell" has no parameter "hight"; the nearest is "height""#
        ]
      ),
      (
        #"{"view": [{"component": "sell"}]}"#,
        [#"main.json:1:25: unknown component "sell"; the nearest is "cell""#]
      ),
      (
        use(#", "wiht": {"product": "item"}"#),
        [
          #"main.json:1:36: the component "cell" needs a "product""#,
          #"main.json:1:58: unknown key "wiht"; the nearest is "with""#,
        ]
      ),
      (
        #"{"view": [{"component": 3}]}"#,
        ["main.json:1:25: expected a component's name, found a number"]
      ),
    ] as [(String, [String])])
  func told(_ main: String, _ faults: [String]) {
    #expect(Self.faults(main: main, ["cell": Self.cell]) == faults)
  }

  @Test(
    "whose files are wrong are told of in them",
    arguments: [
      ("{", "1:2: expected a key in double quotes, found the end of the file"),
      ("{}", #"1:1: the key "element" is missing"#),
      (
        "[]",
        #"1:1: expected a component: an object with the key "element" or "states", found a list"#
      ),
      (
        #"{"parametres": {}, "element": {"type": "cell"}}"#,
        #"1:2: unknown key "parametres"; the nearest is "parameters""#
      ),
      (
        #"{"parameters": {"a b": 1}, "element": {"type": "cell"}}"#,
        #"1:17: a parameter's name is made of letters, digits and _, found "a b""#
      ),
    ])
  func wrong(_ text: String, _ fault: String) {
    let main = #"{"view": [{"component": "cell"}]}"#
    #expect(Self.faults(main: main, ["cell": text]) == ["Components/cell.json:" + fault])
  }

  @Test("stand among the fields of an alert, but not for an event of their name")
  func alertFields() throws {
    let main = #"""
      {
        "context": { "name": "" },
        "on": {
          "RENAME": { "alert": { "title": "Name", "fields": [{ "component": "field" }] } },
          "component": { "actions": "pop" }
        },
        "view": [{ "button": "Rename", "tap": "RENAME" }, { "button": "Back", "tap": "component" }]
      }
      """#
    let field = #"{"element": {"textField#name": {"binds": "name"}}}"#

    let screen = try AppFolderReader.read(Self.files(main: main, ["field": field])).screens[0]

    guard case .alert(let alert)? = screen.on[0].transitions[0].actions.first else {
      Issue.record("no alert")
      return
    }
    #expect(alert.fields.map(\.identifier) == ["name"])
  }

  @Test("that use each other in a round are a fault")
  func round() {
    func using(_ name: String) -> String {
      #"{"element": {"type": "other", "children": [{"component": "\#(name)"}]}}"#
    }
    let main = #"{"view": [{"component": "a"}]}"#
    #expect(
      Self.faults(main: main, ["a": using("b"), "b": using("a")]) == [
        "Components/b.json:1:44: components use each other: a -> b -> a"
      ])
  }

  @Test("that multiply meet a limit")
  func multiplied() throws {
    func file(_ text: String) throws -> ComponentFile {
      let node = try #require(JSONReader.read(Array(text.utf8)).node)
      return try #require(ComponentFile(node, FaultCollector(file: "component.json")))
    }
    var components = ["c12": try file(#"{"element": {"type": "other"}}"#)]
    for level in 0..<12 {
      let uses = Array(repeating: #"{"component": "c\#(level + 1)"}"#, count: 12)
      let children = uses.joined(separator: ",")
      components["c\(level)"] = try file(
        #"{"element": {"type": "other", "children": [\#(children)]}}"#)
    }
    var expander = ComponentExpander(
      components, unread: [], room: ComponentRoom(valueLimit: 2_000))
    let screen = try #require(
      JSONReader.read(Array(#"{"view": [{"component": "c0"}]}"#.utf8)).node)
    let collector = FaultCollector(file: "main.json")
    _ = expander.expand(screen, collector)
    #expect(
      collector.findings.map(\.message) == ["the components make more than 2000 values, the limit"])
  }

  /// A component whose parameter each level doubles, and the fault of expanding it.
  private static func doubled(_ levels: Int, _ room: ComponentRoom, text: String) throws -> [String]
  {
    func file(_ text: String) throws -> ComponentFile {
      let node = try #require(JSONReader.read(Array(text.utf8)).node)
      return try #require(ComponentFile(node, FaultCollector(file: "component.json")))
    }
    var components: [String: ComponentFile] = [:]
    for level in 0..<levels {
      let use = #"{"component": "c\#(level + 1)", "with": {"p": \#(text)}}"#
      components["c\(level)"] = try file(#"{"parameters": {"p": null}, "element": \#(use)}"#)
    }
    components["c\(levels)"] = try file(
      #"{"parameters": {"p": null}, "element": {"type": "other"}}"#)
    var expander = ComponentExpander(components, unread: [], room: room)
    let screen = #"{"view": [{"component": "c0", "with": {"p": "abcd"}}]}"#
    let collector = FaultCollector(file: "main.json")
    _ = expander.expand(try #require(JSONReader.read(Array(screen.utf8)).node), collector)
    return collector.findings.map(\.message)
  }

  @Test("whose texts multiply meet a limit")
  func doubledTexts() throws {
    // The levels make 8, 16, 32 and 64 bytes.
    let atLimit = try Self.doubled(4, ComponentRoom(byteLimit: 120), text: #""$p$p""#)
    #expect(atLimit == [])
    let above = try Self.doubled(4, ComponentRoom(byteLimit: 119), text: #""$p$p""#)
    #expect(above == ["the components make more than 119 bytes of text, the limit"])
  }

  @Test("whose texts multiply take no memory beyond the limit")
  func hugeTexts() throws {
    let told = try Self.doubled(24, ComponentRoom(), text: #""$p$p$p$p$p$p$p$p""#)
    #expect(
      told == ["the components make more than \(ComponentRoom.byteLimit) bytes of text, the limit"])
  }

  @Test("whose lists multiply meet a limit")
  func doubledLists() throws {
    let told = try Self.doubled(24, ComponentRoom(), text: #"["$p", "$p"]"#)
    #expect(told == ["the components make more than \(ComponentRoom.valueLimit) values, the limit"])
  }

  @Test("are no elements where names are free")
  func free() {
    let main = #"{"context": {"view": [{"component": "sell"}]}}"#
    #expect(Self.faults(main: main, [:]) == [])
  }
}
