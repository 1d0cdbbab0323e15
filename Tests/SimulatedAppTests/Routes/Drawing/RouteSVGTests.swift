import SimulatedApp
import Testing

@testable import AppReview

@Suite("Pictures of routes")
struct RouteSVGTests {
  private static func svg(_ app: AppDefinition) -> String {
    RouteGraphFormat.svg.text(of: RouteGraph(app))
  }

  @Test func `name every place, and what leads on`() {
    let svg = Self.svg(SampleApps.login)
    for words in ["<title>Routes of Sample</title>", ">Login<", ">login<", ">opens<"] {
      #expect(svg.contains(words), "\(words)")
    }
    #expect(svg.contains(">pushes: signIn succeeds (loading)<"))
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""))
    #expect(svg.hasSuffix("</svg>"))
  }

  @Test func `are the same each time`() {
    #expect(Self.svg(SampleApps.login) == Self.svg(SampleApps.login))
  }

  @Test func `keep names from being read as marks`() {
    var app = SampleApps.login
    app.name = "A<b>&\"c\"\u{7}"
    #expect(Self.svg(app).contains("<title>Routes of A&lt;b&gt;&amp;&quot;c&quot;\\u{7}</title>"))
  }

  @Test func `have colours for dark pages`() {
    #expect(Self.svg(SampleApps.login).contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func `have so many labels on a line, and count the others`() {
    let svg = { (count: Int) in
      let pushes = (1...count).map { On("E\($0)", do: .push("other")) }
      return Self.svg(
        .tiny([
          ScreenDefinition(
            name: "main", on: pushes, initial: "only", states: [StateDefinition(name: "only")]),
          ScreenDefinition("other"),
        ]))
    }
    let limit = RouteSVG.labelLimit
    #expect(svg(limit).contains("E\(limit)"))
    #expect(!svg(limit).contains(" more<"))
    #expect(!svg(limit + 1).contains("E\(limit + 1)"))
    #expect(svg(limit + 1).contains(">and 2 more<"))
  }

  @Test func `cut long names`() {
    let svg = { (length: Int) in
      var app = SampleApps.login
      app.coordinators[0].name = String(repeating: "x", count: length)
      return Self.svg(app)
    }
    let limit = RouteSVG.wordLimit
    #expect(svg(limit).contains(">" + String(repeating: "x", count: limit) + "<"))
    #expect(svg(limit + 1).contains(">" + String(repeating: "x", count: limit - 1) + "\u{2026}<"))
  }
}
