import SimulatedApp
import Testing

/// A file that the check of an app refuses, with all that it says.
private struct Refusal: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var app = SmallApp.app
  var main = "{}"
  var others: [String: String] = [:]
  let fault: String

  /// The small app with other words in one place.
  static func app(_ old: String, _ new: String) -> String {
    SmallApp.app.replacing(old, with: new)
  }

  /// The small app with a loader that asks for something.
  static let asking = app(#"{ "latency": "2s" }"#, #"{ "request": { "url": "/a" } }"#)

  static func rule(_ answer: String) -> [String: String] {
    ["Stubs/Default/rules.json": #"{"rules": [{"url": "/a", "answer": \#(answer)}]}"#]
  }

  static let long = String(repeating: "m", count: 201)
}

/// What can never work is refused.
@Suite struct RefusalTests {
  private static let ofScreens = [
    Refusal(
      testDescription: "the time of day",
      main: #"{"view": [{"type": "staticText", "label": {"bind": "now()"}}]}"#,
      fault: """
        main.json:1:52: "now()" has no value in an app; for what happens after a time, use \
        "after" of a state
        """),
    Refusal(
      testDescription: "a style of another element",
      main: #"{"view": [{"type": "button", "label": "a", "style": "wheels"}]}"#,
      fault: #"main.json:1:53: the style "wheels" is only for datePicker"#),
    Refusal(
      testDescription: "a range without an inside",
      main: """
        {"context": {"n": 1}, "view": [
          {"type": "slider", "identifier": "s", "binds": "n", "range": {"from": 3, "to": 3}}]}
        """,
      fault: "main.json:2:64: a range must end above its start, and 3.0 is not above 3.0"),
    Refusal(
      testDescription: "a step of nothing",
      main: """
        {"context": {"n": 1}, "view": [
          {"type": "stepper", "identifier": "s", "binds": "n",
            "range": {"from": 0, "to": 3, "step": 0}}]}
        """,
      fault: "main.json:3:43: a step must be above 0"),
    Refusal(
      testDescription: "a named element that stands twice",
      main: """
        {"view": [{"type": "other", "accessibilityElements": ["a"], "children": [
          {"type": "button", "identifier": "a"},
          {"type": "button", "identifier": "a"}]}]}
        """,
      fault: """
        main.json:3:36: the identifier "a" appears twice below the element whose \
        accessibilityElements name it
        """),
    Refusal(
      testDescription: "a touch of what an element keeps to itself",
      main: """
        {"view": [{"type": "other", "isAccessibilityElement": true, "label": "a", "children": [
          {"type": "button", "label": "b", "on": {"tap": "A"}}]}], "on": {"A": {}}}
        """,
      fault: """
        main.json:2:42: no touch reaches this element, which "isAccessibilityElement" takes out of \
        the tree
        """),
  ]

  private static let ofApps = [
    Refusal(
      testDescription: "a request that ends at once",
      app: Refusal.app(
        #"{ "latency": "2s" }"#, #"{ "request": { "url": "/a", "timeout": "0s" } }"#),
      fault: "app.json:5:66: a timeout must be above 0"),
    Refusal(
      testDescription: "a choice of nothing",
      app: Refusal.app(
        #"{ "latency": "2s" }"#, #"{ "request": { "choose": "'a'", "variants": {} } }"#),
      fault: "app.json:5:71: a request needs at least one variant"),
    Refusal(
      testDescription: "a tab bar that begins with another screen",
      app: Refusal.app(
        #""root": "main" }"#,
        #""root": "main", "container": "tabs", "tabs": [{ "label": "a", "root": "other" }] }"#),
      others: ["other.json": "{}"],
      fault: "app.json:4:39: the root of a tab bar must be the first tab's screen"),
    Refusal(
      testDescription: "a hidden name",
      app: Refusal.app(#""root": "main""#, #""root": ".main""#),
      fault: #"app.json:4:39: the screen's name ".main" begins with a dot"#),
    Refusal(
      testDescription: "a name with a tabulator",
      app: Refusal.app(#""root": "main""#, #""root": "a\tb""#),
      fault: #"app.json:4:39: the screen's name "a\u{9}b" contains a control character"#),
    Refusal(
      testDescription: "a name that no folder takes",
      app: Refusal.app(#""root": "main""#, #""root": "\#(Refusal.long)""#),
      fault: """
        app.json:4:39: the screen's name "\(Refusal.long.prefix(80))..." is longer than 200 bytes
        """),
  ]

  private static let ofStubs = [
    Refusal(
      testDescription: "a set with the name of another file",
      others: ["Stubs/app/rules.json": #"{"rules": []}"#],
      fault: #"Stubs/app/rules.json:1:1: the set's name "app" is reserved for another file"#),
    Refusal(
      testDescription: "a file that answers nothing",
      app: Refusal.asking, others: ["Stubs/Default/foo.json": "{}"],
      fault: """
        Stubs/Default/foo.json:1:1: no rule names the file, and its name does not name a \
        request, as in "GET_v1_items.json"
        """),
    Refusal(
      testDescription: "an answer that never arrives",
      app: Refusal.asking, others: Refusal.rule(#"{"throttle": 0}"#),
      fault:
        "Stubs/Default/rules.json:1:49: expected bytes per second from 1 to 1000000000000, found 0"),
    Refusal(
      testDescription: "an answer that is given no time",
      app: Refusal.asking, others: Refusal.rule(#"{"times": 0}"#),
      fault: "Stubs/Default/rules.json:1:46: expected a number from 1 to 1000000, found 0"),
  ]

  @Test("in files, at its place", arguments: ofScreens + ofApps + ofStubs)
  private func inFiles(_ refusal: Refusal) {
    #expect(
      SmallApp.faults(app: refusal.app, main: refusal.main, others: refusal.others)
        == [refusal.fault])
  }

  @Test("in definitions, by its path")
  func inDefinitions() {
    var app = AppDefinition(
      name: "Small", bundleIdentifier: "com.example.small", defaultCoordinator: "Main",
      coordinators: [Coordinator("Main", root: "main")],
      screens: [Screen("main") { Text("a") }])
    #expect(app.check() == [])
    app.interruptions = [InterruptionDefinition(at: .seconds(1), .kill(reason: ""))]
    var field = ElementDefinition(.textField, identifier: "field")
    field.typing = TypingDefinition(maxLength: 0, accessory: "")
    field.alpha = 3
    app.screens[0].view.append(field)

    #expect(
      app.check().map { $0.message } == [
        "\"kill\" needs a reason", "expected a number from 0.0 to 1.0, found 3.0",
        "expected a number from 1 to \(TypingDefinition.lengthLimit), found 0",
        "the label of a button is empty",
      ])
  }
}
