import SeededCases
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Short forms of files")
struct ShortFormsTests {
  private static func node(_ text: String) throws -> JSONNode {
    try #require(JSONReader.read(Array(text.utf8)).node)
  }

  /// A value without its places.
  private static func plain(_ node: JSONNode) -> String { JSONWriter.compact(node) }

  private static func view(_ elements: String) -> String { #"{"view":[\#(elements)]}"# }

  @Test(
    "say the same as the long ones",
    arguments: [
      (#""Hello""#, #"{"type":"staticText","label":"Hello"}"#),
      (#"{"button":"Login"}"#, #"{"type":"button","label":"Login"}"#),
      (#"{"cell":{"bind":"item"}}"#, #"{"type":"cell","label":{"bind":"item"}}"#),
      (#"{"cell#row":{}}"#, #"{"type":"cell","identifier":"row"}"#),
      (#"{"button#a#b":"Login"}"#, #"{"type":"button","identifier":"a#b","label":"Login"}"#),
      (
        #"{"hidden":"n > 0","cell#row":["A"]}"#,
        #"{"hidden":"n > 0","type":"cell","identifier":"row","children":["#
          + #"{"type":"staticText","label":"A"}]}"#
      ),
      (
        #"{"cell":{"tap":"OPEN","swipeLeft":"GO"}}"#,
        #"{"type":"cell","on":{"tap":"OPEN","swipeLeft":"GO"}}"#
      ),
      (#"{"loading#wheel":{}}"#, #"{"component":"loading","with":{"id":"wheel"}}"#),
      (
        #"{"row#a":{"words":"A"}}"#, #"{"component":"row","with":{"id":"a","words":"A"}}"#
      ),
      (
        #"{"table":{"sections":[{"header":"A","rows":["B"]}]}}"#,
        #"{"type":"table","sections":[{"header":{"type":"staticText","label":"A"},"#
          + #""rows":[{"type":"staticText","label":"B"}]}]}"#
      ),
      (
        #"{"cell":{"trailing":[{"label":"Delete","id":"delete"}]}}"#,
        #"{"type":"cell","trailing":[{"label":"Delete","identifier":"delete"}]}"#
      ),
    ])
  func elements(short: String, long: String) throws {
    let expanded = ShortForms.expanded(try Self.node(Self.view(short)))
    #expect(Self.plain(expanded) == Self.view(long))
    let shortened = ShortForms.shortened(try Self.node(Self.view(long)))
    #expect(Self.plain(shortened) == Self.view(short))
  }

  @Test(
    "of transitions say the same as the long ones",
    arguments: [
      (#"{"push":"list"}"#, #"{"actions":{"push":"list"}}"#),
      (
        #"{"target":"done","store":{"seen":"TRUE"},"push":"list"}"#,
        #"{"target":"done","actions":[{"store":{"seen":"TRUE"}},{"push":"list"}]}"#
      ),
    ])
  func transitions(short: String, long: String) throws {
    for (start, end) in [
      (#"{"on":{"GO":"#, "}}"), (#"{"states":{"a":{"after":{"1s":"#, "}}}}"),
      (#"{"invoke":{"src":"x","onError":["#, "]}}"),
      (#"{"view":[{"cell":"A","tap":"#, "}]}"),
    ] {
      let expanded = ShortForms.expanded(try Self.node(start + short + end))
      #expect(Self.plain(expanded).contains(long))
      let shortened = ShortForms.shortened(try Self.node(start + long + end))
      #expect(Self.plain(shortened) == start + short + end)
    }
  }

  @Test("leave alone what has none")
  func long() throws {
    for text in [
      #"{"on":{"GO":{"actions":"pop"}}}"#, #"{"entry":[{"push":"a"},{"push":"b"}]}"#,
      #"{"context":{"a":{"button":"x","id":1}}}"#, #"{"view":[{"type":"menu","label":"M"}]}"#,
    ] {
      #expect(Self.plain(ShortForms.expanded(try Self.node(text))) == text)
      #expect(
        Self.plain(ShortForms.shortened(try Self.node(text))).contains("\"id\":")
          == text.contains("\"id\":"))
    }
  }

  @Test("read back as the same file, for random screens")
  func random() throws {
    for seed in FuzzCount.times(150) {
      var draws = SeededDraws(seed: seed)
      let long = draws.screen().json
      let short = ShortForms.shortened(long)
      try #require(Self.screen(ShortForms.expanded(short)) == Self.screen(long), "seed \(seed)")
      try #require(ShortForms.shortened(short) == short, "seed \(seed)")
    }
  }

  private static func screen(_ node: JSONNode) -> ScreenDefinition? {
    ScreenDefinition.fileFormat.read(
      JSONCursor(node: node, path: .top, collector: FaultCollector(file: "screen.json")))
  }

  @Test("are in the place of parameters, too")
  func components() throws {
    let files = AppFileSet(
      [
        .init(name: "app.json", content: .success(Array(SmallApp.app.utf8))),
        .init(
          name: "main.json",
          content: .success(Array(Self.view(#"{"box":{"rows":"Hello"}}"#).utf8))),
      ],
      components: [
        .init(
          name: "Components/box.json",
          content: .success(
            Array(
              #"{"parameters":{"rows":null},"element":{"type":"cell","children":["$rows"]}}"#.utf8))
        )
      ])

    let app = try AppFolderReader.read(files)

    #expect(app.screens[0].view[0].children.map(\.label) == ["Hello"])
  }

  @Test(
    "beside the long ones are faults",
    arguments: [
      (
        #"{"view":[{"type":"cell","id":"a","identifier":"b"}]}"#,
        #""id" cannot be used with "identifier""#
      ),
      (#"{"view":[{"type":"cell","button":"b"}]}"#, #""button" cannot be used with "type""#),
      (#"{"view":[{"cell#a":"A","id":"b"}]}"#, #""id" cannot be used with "identifier""#),
      (
        #"{"on":{"GO":{"push":"main","actions":"pop"}}}"#,
        #""push" cannot be used with "actions""#
      ),
      (
        #"{"on":{"X":{}},"view":[{"type":"cell","tap":"X","on":{"tap":"X"}}]}"#,
        #""tap" cannot be used with "on""#
      ),
      (#"{"view":[{"buton":"Login"}]}"#, #"unknown key "buton"; the nearest is "button""#),
      (#"{"on":{"GO":{"psh":"main"}}}"#, #"unknown key "psh"; the nearest is "push""#),
      (#"{"view":[{"loadin":{}}]}"#, #"unknown component "loadin""#),
      (#"{"view":[{"buton#a":"Go"}]}"#, #"unknown key "buton#a"; the nearest is "button""#),
      (
        #"{"view":[{"buton#a":{"enabled":false}}]}"#,
        #"unknown component "buton"; the nearest is "button""#
      ),
    ])
  func faults(main: String, fault: String) {
    let faults = SmallApp.faults(main: main)
    #expect(faults.contains { $0.contains(fault) }, "\(faults)")
  }

  @Test("have faults at their own places")
  func places() {
    let main = """
      {
        "view": [
          { "button": "Go", "tap": { "push": "nowhere" } }
        ]
      }
      """
    #expect(
      SmallApp.faults(main: main).first?.hasPrefix("main.json:3:40") == true,
      "\(SmallApp.faults(main: main))")
  }
}
