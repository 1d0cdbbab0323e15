import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Named expressions")
struct NamedExpressionTests {
  private static let app = SmallApp.app.replacing(
    #""name": "Small","#,
    with: #"""
      "name": "Small", "context": { "token": "", "isOut": false },
      "expressions": { "isIn": ["app.token != ''", "app.isOut == FALSE"] },
      """#)

  private static func screen(_ main: String) throws -> ScreenDefinition {
    let files = AppFileSet(texts: ["app.json": app, "main.json": main])
    return try AppFolderReader.read(files).screens[0]
  }

  @Test("are read where their names stand, in parentheses")
  func meaning() throws {
    let screen = try Self.screen(
      #"""
      {
        "context": { "price": 1 },
        "expressions": { "total": "price + 5" },
        "view": [
          { "staticText": { "bind": "total * 2" } },
          { "staticText": "In", "hidden": "NOT isIn" }
        ]
      }
      """#)

    #expect(screen.view[0].label == .bind("(price + 5) * 2"))
    #expect(
      screen.view[1].isHidden == .predicate("NOT ((app.token != '') AND (app.isOut == FALSE))"))
  }

  @Test("may have names of others in them")
  func nested() throws {
    let screen = try Self.screen(
      #"""
      {
        "expressions": { "twice": "once * 2", "once": "1 + 2" },
        "view": [{ "staticText": { "bind": "twice" } }]
      }
      """#)

    #expect(screen.view[0].label == .bind("((1 + 2) * 2)"))
  }

  @Test("are not in texts in quotes, behind a point or in a call")
  func elsewhere() throws {
    let screen = try Self.screen(
      #"""
      {
        "context": { "item": {} },
        "expressions": { "sum": "1 + 2" },
        "view": [{ "staticText": { "bind": "'sum' + item.sum + sum({1})" } }]
      }
      """#)

    #expect(screen.view[0].label == .bind("'sum' + item.sum + sum({1})"))
  }

  @Test("read the items of lists, also in transitions at a gesture")
  func items() throws {
    let screen = try Self.screen(
      #"""
      {
        "context": { "lines": [{ "sku": "a" }], "chosen": "" },
        "expressions": { "code": "'#' + line.sku" },
        "view": [{ "cell": { "forEach": "lines", "as": "line",
          "tap": { "assign": { "chosen": "code" } } } }]
      }
      """#)

    let event = try #require(screen.on.first)
    #expect(event.transitions[0].actions == [.assign("chosen", "('#' + event.line.sku)")])
    #expect(screen.view[0].gestures[0].data == ["line": "line"])
  }

  @Test("of an app give way to a key of a screen's context")
  func context() throws {
    let screen = try Self.screen(
      #"{ "context": { "isIn": "yes" }, "view": [{ "staticText": { "bind": "isIn" } }] }"#)

    #expect(screen.view[0].label == .bind("isIn"))
  }

  @Test(
    "that are wrong are faults at their places",
    arguments: [
      (#"{"a": "b + 1", "b": "a + 1"}"#, "1:23: expressions use each other: a -> b -> a"),
      (
        #"{"a": "1 +"}"#,
        "1:23: the expression does not parse: expected an expression, found the end"
      ),
      (#"{"a b": "1"}"#, #"1:18: an expression's name is a word, found "a b""#),
      (#"{"NOT": "1"}"#, #"1:18: an expression's name is a word, found "NOT""#),
      (#"{"n": "1"}"#, #"1:18: the context has a key "n" already"#),
      (#"{"state": "1"}"#, #"1:18: "state" is already a built-in name of expressions"#),
      (#"{"a": 1}"#, "1:23: expected a predicate in a string, found a number"),
    ])
  func wrong(expressions: String, fault: String) {
    let main = #"{"expressions": \#(expressions), "context": {"n": 1}, "view": []}"#

    #expect(SmallApp.faults(main: main) == ["main.json:" + fault])
  }

  @Test("that cannot be read have no more faults where they are used")
  func unread() {
    let main = #"""
      {"expressions": {"a": "1 +"}, "view": [{"staticText": {"bind": "a"}, "hidden": "a > 1"}]}
      """#

    #expect(SmallApp.faults(main: main).count == 1)
  }

  @Test("are named by what is wrong with their meaning where they are used")
  func use() {
    let main = #"""
      {"context": {"price": 1}, "expressions": {"total": "prise + 1"},
       "view": [{"staticText": {"bind": "total"}}]}
      """#

    #expect(
      SmallApp.faults(main: main) == [
        #"main.json:2:35: unknown context key "prise", after "total" was replaced by its expression; "#
          + #"the nearest is "price""#
      ])
  }

  @Test("that double each other end at the limit of an expression")
  func doubling() {
    let names = (0..<40).map { "\"e\($0)\": \"e\($0 + 1) + e\($0 + 1)\"" }
    let main =
      "{\"expressions\": {\(names.joined(separator: ", ")), \"e40\": \"1\"}, \"view\": []}"

    let faults = SmallApp.faults(main: main)

    #expect(faults.count == 1)
    let limit =
      "more than \(NamedExpressions.textLimit) bytes once its names are replaced, which is the limit"
    #expect(faults.first?.contains(limit) == true)
  }

  @Test("that name each other in a long chain end at the limit of nesting")
  func chain() {
    let names = (0..<5_000).map { "\"e\($0)\": \"e\($0 + 1)\"" }
    let main =
      "{\"expressions\": {\(names.joined(separator: ", ")), \"e5000\": \"1\"}, \"view\": []}"

    let faults = SmallApp.faults(main: main)

    #expect(faults.first?.contains("each other through more than 64 levels") == true, "\(faults)")
  }
}
