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
