import SimulatedApp
import Testing

@testable import AppReview

@Suite("The texts that an exploration types")
struct InputTextsTests {
  private func texts(
    guard condition: String, loader: LoaderDefinition? = nil, rules: [StubRule] = []
  ) -> [String] {
    let screen = ScreenDefinition(
      name: "form", context: ["code": ""],
      on: [EventDefinition("SEND", [TransitionDefinition(to: "sent", guard: condition)])],
      initial: "empty",
      states: [
        StateDefinition(name: "empty"),
        StateDefinition(
          name: "sent", invoke: loader.map { [InvocationDefinition(source: $0.name)] } ?? []),
      ])
    var app = AppDefinition(
      name: "Form", bundleIdentifier: "com.example.form", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "form")], screens: [screen],
      loaders: loader.map { [$0] } ?? [])
    app.stubs.sets = [StubSet(name: "Default", rules: rules)]
    return InputTexts(app).texts(for: "code", on: "form")
  }

  @Test func `equal what a guard compares a key with`() {
    #expect(texts(guard: "code == 'open sesame'") == ["open sesame"])
  }

  @Test func `are as long as a guard wants`() {
    #expect(texts(guard: "code.length == 4 AND code != ''") == ["1234"])
  }

  @Test func `are none for a guard that any text fulfils`() {
    #expect(texts(guard: "code.length > 0 OR code == ''") == [])
  }

  @Test func `are those of the paths that stubs answer`() {
    let loader = LoaderDefinition(
      name: "promo", request: RequestDefinition(RequestVariant("GET", "/v1/promo/{code}")))
    let rules = [
      StubRule(url: "/v1/promo/TEA10"), StubRule(url: "/v1/promo/{any}"), StubRule(url: "/v2/x/y"),
    ]
    #expect(texts(guard: "code != ''", loader: loader, rules: rules) == ["TEA10"])
  }

  @Test func `are so many, and from so many alternatives of a guard`() {
    let texts = { (count: Int) -> [String] in
      self.texts(guard: (0..<count).map { "code == 'a\($0)'" }.joined(separator: " OR "))
    }
    let limit = InputTexts.limit
    #expect(texts(limit) == (0..<limit).map { "a\($0)" })
    #expect(texts(limit + 1) == texts(limit))
    #expect(texts(InputTexts.branchLimit) == texts(limit))
    #expect(texts(InputTexts.branchLimit + 1) == [])
  }

  @Test func `are of so many characters for a guard that wants a length`() {
    let limit = InputTexts.lengthLimit
    #expect(texts(guard: "code.length == \(limit)").map(\.count) == [limit])
    #expect(texts(guard: "code.length == \(limit + 1)") == [])
  }
}
