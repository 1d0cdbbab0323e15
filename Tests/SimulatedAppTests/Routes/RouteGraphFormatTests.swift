import SeededCases
import SimulatedApp
import Testing

@Suite("The graph of an app's routes")
struct RouteGraphFormatTests {
  private static let shop = RouteGraph(
    AppDefinition("Shop", bundleIdentifier: "com.example.shop", default: "Home") {
      Coordinator("Home", root: "list")
      Coordinator(
        "Tabs", tabs: [Tab("List", id: "tab.list", root: "list"), Tab("Help", root: "help")])
      DeepLink("shop://item/{id}", coordinator: "Home", push: ["item"])
      Screen("list") {
        State("idle") {
          On("OPEN", do: .push("item"))
          On("HELP", to: "busy", do: .present("help"))
        }
        State("busy") { After(.seconds(1), to: "idle") }
      }
      Screen("item") {
        State("shown") {
          On("NEXT", do: .open("shop://item/2"))
          On("BACK", do: .pop)
        }
      }
      Screen("help") {
        State("shown") { On("CLOSE", do: .dismiss, .selectTab("tab.list")) }
      }
    })

  @Test func `stands in lines for people`() {
    #expect(
      RouteGraphFormat.text.text(of: Self.shop) == """
        app Shop
        coordinator Home
          opens screen list
        coordinator Tabs
          opens screen list
          tab.list: shows screen list
          Help: shows screen help
        link shop://item/{id}
          leads to coordinator Home
          pushes screen item
        screen list
          opens state idle
          state idle
            OPEN: pushes screen item
            HELP: moves to state busy
            HELP: presents screen help
          state busy
            after 1.000 s: moves to state idle
        screen item
          opens state shown
          state shown
            NEXT: follows link shop://item/{id}
            BACK: pops
        screen help
          opens state shown
          state shown
            CLOSE: dismisses
            CLOSE: selects screen list
        """)
  }

  @Test func `is a drawing for Graphviz, without states`() {
    #expect(
      RouteGraphFormat.dot.text(of: Self.shop) == """
        digraph "Shop" {
          rankdir=LR;
          "coordinator Home" [label="Home", shape=house];
          "coordinator Tabs" [label="Tabs", shape=house];
          "link shop://item/{id}" [label="shop://item/{id}", shape=cds];
          "screen list" [label="list", shape=box];
          "screen item" [label="item", shape=box];
          "back item" [label="back", shape=plaintext];
          "screen help" [label="help", shape=box];
          "back help" [label="back", shape=plaintext];
          "coordinator Home" -> "screen list" [label="opens"];
          "coordinator Tabs" -> "screen list" [label="opens"];
          "coordinator Tabs" -> "screen list" [label="shows: tab.list"];
          "coordinator Tabs" -> "screen help" [label="shows: Help"];
          "link shop://item/{id}" -> "coordinator Home" [label="links"];
          "link shop://item/{id}" -> "screen item" [label="pushes"];
          "screen list" -> "screen item" [label="pushes: OPEN (idle)"];
          "screen list" -> "screen help" [label="presents: HELP (idle)"];
          "screen item" -> "link shop://item/{id}" [label="follows: NEXT (shown)"];
          "screen item" -> "back item" [label="pops: BACK (shown)", style=dashed];
          "screen help" -> "back help" [label="dismisses: CLOSE (shown)", style=dashed];
          "screen help" -> "screen list" [label="selects: CLOSE (shown)"];
        }
        """)
  }

  @Test func `is a flowchart for Mermaid`() {
    #expect(
      RouteGraphFormat.mermaid.text(of: Self.shop) == """
        flowchart LR
          n0(["Home"])
          n1(["Tabs"])
          n2{{"shop://item/{id}"}}
          n3["list"]
          n4["item"]
          n5(("back"))
          n6["help"]
          n7(("back"))
          n0 -->|"opens"| n3
          n1 -->|"opens"| n3
          n1 -->|"shows: tab.list"| n3
          n1 -->|"shows: Help"| n6
          n2 -->|"links"| n0
          n2 -->|"pushes"| n4
          n3 -->|"pushes: OPEN (idle)"| n4
          n3 -->|"presents: HELP (idle)"| n6
          n4 -->|"follows: NEXT (shown)"| n2
          n4 -.->|"pops: BACK (shown)"| n5
          n6 -.->|"dismisses: CLOSE (shown)"| n7
          n6 -->|"selects: CLOSE (shown)"| n3
        """)
  }

  @Test func `is JSON with the keys in order`() {
    let app = AppDefinition("Two", bundleIdentifier: "com.example.two", default: "Home") {
      Coordinator("Home", root: "first")
      Screen("first") { State("idle") { On("CLOSE", do: .dismiss) } }
    }
    #expect(
      RouteGraphFormat.json.text(of: RouteGraph(app)) == """
        {
          "app": "Two",
          "places": [
            { "kind": "coordinator", "name": "Home" },
            { "kind": "screen", "name": "first" },
            { "kind": "state", "name": "idle", "screen": "first" },
            { "kind": "back", "name": "first" }
          ],
          "routes": [
            {
              "cause": "",
              "from": { "kind": "coordinator", "name": "Home" },
              "means": "opens",
              "to": { "kind": "screen", "name": "first" }
            },
            {
              "cause": "",
              "from": { "kind": "screen", "name": "first" },
              "means": "opens",
              "to": { "kind": "state", "name": "idle", "screen": "first" }
            },
            {
              "cause": "CLOSE",
              "from": { "kind": "state", "name": "idle", "screen": "first" },
              "means": "dismisses",
              "to": { "kind": "back", "name": "first" }
            }
          ]
        }
        """)
  }

  // MARK: - Names that need care

  private static let odd = RouteGraph(
    AppDefinition("A \"b\"", bundleIdentifier: "com.example.odd", default: "c\\n") {
      Coordinator("c\\n", root: "s <1>\n\"&\r\u{2028}#")
      ScreenDefinition(name: "s <1>\n\"&\r\u{2028}#", initial: "", states: [])
    })

  @Test func `puts odd names into quotes in lines for people`() {
    #expect(
      RouteGraphFormat.text.text(of: Self.odd) == #"""
        app "A \"b\""
        coordinator "c\\n"
          opens screen "s <1>\n\"&\u{d}\u{2028}#"
        screen "s <1>\n\"&\u{d}\u{2028}#"
        """#)
  }

  @Test func `escapes quotes, backslashes and line ends for Graphviz`() {
    #expect(
      RouteGraphFormat.dot.text(of: Self.odd) == #"""
        digraph "A \"b\"" {
          rankdir=LR;
          "coordinator c\\n" [label="c\\n", shape=house];
          "screen s <1>\n\"&\\u{d}\\u{2028}#" [label="s <1>\n\"&\\u{d}\\u{2028}#", shape=box];
          "coordinator c\\n" -> "screen s <1>\n\"&\\u{d}\\u{2028}#" [label="opens"];
        }
        """#)
  }

  @Test func `writes quotes and signs of HTML as numbers for Mermaid`() {
    #expect(
      RouteGraphFormat.mermaid.text(of: Self.odd) == #"""
        flowchart LR
          n0(["c\n"])
          n1["s #60;1#62;<br>#34;#38;\u{d}\u{2028}#35;"]
          n0 -->|"opens"| n1
        """#)
  }

  // MARK: - Any app

  @Test func `holds every screen once, and both ends of every route, for random apps`() {
    for seed in FuzzCount.times(60) {
      let app = Self.randomApp(seed: seed)
      let graph = RouteGraph(app)
      let names = graph.places.compactMap { place -> String? in
        if case .screen(let name) = place { name } else { nil }
      }
      #expect(names == app.screens.map(\.name), "seed \(seed)")
      let places = Set(graph.places)
      let strays = graph.routes.filter { !places.contains($0.from) || !places.contains($0.to) }
      #expect(strays == [], "seed \(seed)")
    }
  }

  @Test(arguments: RouteGraphFormat.allCases)
  func `is printed alike twice, each name on its line, for random apps`(
    format: RouteGraphFormat
  ) {
    for seed in FuzzCount.times(20) {
      let graph = RouteGraph(Self.randomApp(seed: seed))
      let text = format.text(of: graph)
      #expect(text == format.text(of: RouteGraph(Self.randomApp(seed: seed))), "seed \(seed)")
      let isOdd = { (scalar: Unicode.Scalar) in scalar.value < 32 && scalar != "\n" }
      #expect(!text.unicodeScalars.contains(where: isOdd), "seed \(seed)")
    }
  }

  /// An app in which most names that refer to a screen find one.
  private static func randomApp(seed: UInt64) -> AppDefinition {
    var draws = SeededDraws(seed: seed)
    var app = draws.app()
    app.screens = draws.names().map { name in
      var screen = draws.screen()
      screen.name = name
      return screen
    }
    return app
  }
}
