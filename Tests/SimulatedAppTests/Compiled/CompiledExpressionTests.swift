import PredicateFormat
import SimulatedApp
import Testing

@testable import AppCompiling

@Suite("Compiled expressions")
struct CompiledExpressionTests {
  private static let scope = Scope(
    context: [
      "text": "été", "n": 3, "flag": true, "nothing": .null, "list": .list([1, 2]),
      "rows": .list([.record(["id": "x", "count": 5]), .record(["id": "y"])]),
      "record": .record(["a": .record(["b": "deep"]), "count": 9, "list": .list([])]),
    ],
    item: ItemScope(
      name: "item", item: .record(["id": "i"]), index: 4,
      outer: ItemScope(name: "outer", item: "o", index: 2, outer: nil)),
    event: .record(["id": 7]), state: "a.b", app: ["user": "me"],
    device: DeviceFacts(
      name: "iPhone 15", defaults: ["seen": true], environment: ["E": "e"], arguments: ["-x"]))

  @Test("a path gives what the evaluator gives, whatever it meets on its way")
  func paths() throws {
    let first = [
      "text", "n", "flag", "nothing", "list", "rows", "record", "item", "outer", "index", "event",
      "state", "app", "defaults", "environment", "arguments", "device", "missing",
    ]
    let rest = [
      "", "length", "count", "id", "a", "a.b", "a.b.length", "list.count", "user", "name",
    ]
    for head in first {
      for tail in rest {
        let text = tail.isEmpty ? head : head + "." + tail
        let plain =
          (try? FormatExpression(text).evaluate(with: .object(FormatObject(Self.scope)))) ?? .null
        #expect(try CompiledExpression(text).value(in: Self.scope) == plain, "\(text)")
      }
    }
  }

  @Test("the innermost item hides outer ones, and items hide the context")
  func shadows() throws {
    var scope = Self.scope
    scope.context["item"] = "context"
    scope.context["app"] = "mine"
    #expect(try CompiledExpression("item.id").value(in: scope) == "i")
    #expect(try CompiledExpression("index").value(in: scope) == 4)
    #expect(try CompiledExpression("app").value(in: scope) == "mine")
  }

  @Test(
    "words that mean something in the language are no paths", arguments: ["TRUE", "nil", "YES"])
  func reserved(word: String) throws {
    let plain = try FormatExpression(word).evaluate(with: .object(FormatObject(Self.scope)))
    #expect(try CompiledExpression(word).value(in: Self.scope) == plain)
  }

  @Test("what does not parse is told of, and stands for null or false")
  func errors() {
    let app = CompiledApp(
      .tiny([
        Screen("main") {
          On("GO", if: "n >", do: mark("went"))
          On("SET", do: .assign("n", "1 +"))
          State("only") { Text(.bind("((")) }
        }
      ]))
    #expect(app.errors.count == 3)
    #expect(app.errors.allSatisfy { $0.hasPrefix("main: ") })
  }

  @Test(
    "words of every kind of value",
    arguments: [
      (.null, ""), (.string("a"), "a"), (7, "7"), (.real(1.5), "1.5"), (.bool(true), "1"),
      (.bool(false), "0"), (.list([1]), ""), (.record([:]), ""),
    ] as [(FormatValue, String)])
  func words(value: FormatValue, words: String) { #expect(value.words == words) }
}
