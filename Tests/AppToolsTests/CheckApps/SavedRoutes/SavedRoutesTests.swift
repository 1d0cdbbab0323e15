import SeededCases
import SimulatedApp
import Testing

@testable import AppTools

@Suite("Saved routes")
struct SavedRoutesTests {
  private static let app = AppDefinition(
    "Sample", bundleIdentifier: "com.example.sample", default: "Login"
  ) {
    Coordinator("Login", root: "login", marker: "login.button")
    Screen("login", title: "Login") {
      Context("email", "")
      State("idle") {
        Button("Login").id("login.button").enabled(if: "email != ''").onTap("LOGIN")
        On("LOGIN", to: "done")
      }
      State("done") {}
    }
  }

  static func read(_ text: String) throws(DefinitionFaults) -> SavedRoutes {
    try SavedRoutes(reading: Array(text.utf8), file: "routes.json")
  }

  @Test func `read back as they were`() throws {
    let saved = SavedRoutes(Self.app)
    #expect(try Self.read(saved.json) == saved)
  }

  @Test func `hold markers, titles and guards`() throws {
    var app = Self.app
    app.screens[0].states[0].on[0].transitions[0].guard = "email != ''"
    let json = SavedRoutes(app).json
    #expect(json.contains(#""marker": "login.button""#))
    #expect(json.contains(#""start": "by default""#))
    #expect(json.contains(#"{ "kind": "screen", "name": "login", "title": "Login" }"#))
    #expect(json.contains(#""guards": ["email != ''"]"#))
    #expect(try Self.read(json) == SavedRoutes(app))
  }

  @Test func `hold what raises events, also if nothing does`() throws {
    var app = Self.app
    #expect(
      SavedRoutes(app).json.contains(
        #""what": "tap login.button", "in": "idle", "if": " while "#))
    app.screens[0].states[0].view = []
    let read = try Self.read(SavedRoutes(app).json)
    #expect(read.routes.allSatisfy { $0.senders == [] })
  }

  @Test(arguments: [
    ("tap a", EventSource("tap a")), ("tap a in b.c", EventSource("tap a", in: "b.c")),
    (
      "tap a in b unless c IN d while e",
      EventSource("tap a", in: "b", conditions: " unless c IN d while e")
    ),
    ("tap in a in b", EventSource("tap in a", in: "b")),
    ("Yes of an alert after tap a in b", EventSource("Yes of an alert", opener: "tap a", in: "b")),
    ("type a in an alert", EventSource("type a in an alert")),
    ("the app after 2s", EventSource("the app after 2s", isApp: true)),
  ])
  func `hold in older files what raises an event as words`(
    words: String, source: EventSource
  ) throws {
    let file = """
      { "version": 1, "app": "A", "places": [{ "kind": "screen", "name": "a" }],
        "routes": [{ "cause": "GO", "means": "acts", "senders": ["\(words)"],
          "from": { "kind": "screen", "name": "a" }, "to": { "kind": "screen", "name": "a" } }] }
      """
    #expect(try Self.read(file).routes.map(\.senders) == [[source]])
    #expect(source.words == words)
  }

  @Test func `may be what the graph prints`() throws {
    let graph = RouteGraphFormat.json.text(of: RouteGraph(Self.app))
    let read = try Self.read(graph)
    #expect(read.routes.map(\.route) == SavedRoutes(Self.app).routes.map(\.route))
    #expect(read.routes.map(\.guards) == SavedRoutes(Self.app).routes.map(\.guards))
    #expect(read.routes.allSatisfy { $0.senders == nil })
  }

  @Test(
    arguments: [
      ("[]", "routes.json:1:1: expected an object with places and routes, found a list"),
      (
        #"{ "version": 2, "app": "", "places": [], "routes": [] }"#,
        "routes.json:1:14: expected version 1, found 2"
      ),
      (
        #"{ "app": "", "places": [{ "kind": "scren", "name": "a" }], "routes": [] }"#,
        "routes.json:1:35: unknown kind \"scren\"; the nearest is \"screen\""
      ),
      (
        #"{ "app": "", "places": [], "route": [] }"#,
        """
        routes.json:1:1: the key "routes" is missing
        routes.json:1:28: unknown key "route"; the nearest is "routes"
        """
      ),
      (
        #"{ "app": "", "places": [{ "kind": "state", "name": "a" }], "routes": [] }"#,
        "routes.json:1:25: the key \"screen\" is missing"
      ),
    ])
  func `that are wrong are told with their places`(text: String, words: String) {
    #expect {
      try Self.read(text)
    } throws: {
      ($0 as? DefinitionFaults)?.description == words
    }
  }

  @Test func `that are damaged are read, or refused with their places`() {
    for seed in FuzzCount.times(300) {
      let bytes = BrokenBytes.of(
        SavedRoutes(Self.app).json, pieces: ["null", "[]", "{}", "-1", "\"kind\":"], seed: seed)
      do throws(DefinitionFaults) {
        _ = try SavedRoutes(reading: bytes, file: "a.json")
      } catch {
        let words = error.faults.map(\.description)
        #expect(!words.isEmpty && words.allSatisfy { $0.hasPrefix("a.json:") }, "seed \(seed)")
      }
    }
  }

  @Test func `have so many places and no more`() {
    let isTooMany = { (count: Int) in
      let places = Array(repeating: "0", count: count).joined(separator: ",")
      let text = "{\"version\": 1, \"app\": \"A\", \"places\": [\(places)], \"routes\": []}"
      do throws(DefinitionFaults) {
        _ = try SavedRoutes(reading: Array(text.utf8), file: "routes.json")
        return false
      } catch {
        return error.faults.contains { $0.message.contains("expected at most") }
      }
    }
    #expect(!isTooMany(JSONCursor.routeLimit))
    #expect(isTooMany(JSONCursor.routeLimit + 1))
  }
}
