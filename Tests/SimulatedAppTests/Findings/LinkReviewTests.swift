import SeededCases
import SimulatedApp
import Testing

@testable import AppFiles
@testable import AppReview

@Suite("Links that an earlier one takes")
struct LinkReviewTests {
  /// Whether the second of two patterns takes a link that the first leaves to it, by trial.
  private static func isEverTaken(_ second: String, after first: String) -> Bool {
    let (first, second) = (DeepLinkDefinition(pattern: first), DeepLinkDefinition(pattern: second))
    return links.contains { second.values(in: $0) != nil && first.values(in: $0) == nil }
  }

  private static func takesWholeParts(_ pattern: String) -> Bool {
    pattern.split(separator: "}", omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { $0.isEmpty || $0.hasPrefix("/") }
  }

  /// All short links of a small alphabet.
  private static let links: [String] = {
    var links = [""]
    var longest = links
    for _ in 0..<6 {
      longest = longest.flatMap { link in ["a", "b", "/"].map { link + $0 } }
      links += longest
    }
    return links.map { "x://" + $0 }
  }()

  @Test(arguments: FuzzCount.times(30).map { $0 + 1 })
  func `are those that no link is left for`(seed: UInt64) {
    var draws = SeededDraws(seed: seed)
    let pieces = ["a", "b", "/", "{v}", "{w}", "a/", "/b"]
    for _ in 0..<12 {
      let patterns = (0..<2).map { _ in
        "x://" + (0..<draws.below(4)).map { _ in draws.pick(pieces) }.joined()
      }
      let push = patterns.map { DeepLinkDefinition(pattern: $0, push: ["s"]) }
      let screen = ScreenDefinition(
        name: "s", context: ["v": "", "w": ""], initial: "t", states: [StateDefinition(name: "t")])
      var app = AppDefinition.tiny([screen])
      app.deepLinks = push
      let review = LinkReview(app)
      let isTold = review.drafts.contains {
        $0.place.path.text.hasPrefix("deepLinks[1]")
      }
      let isTaken = Self.isEverTaken(patterns[1], after: patterns[0])
      #expect(!(isTold && isTaken), "seed \(seed): \(patterns)")
      // A text after a brace may end its value; nothing is claimed about that.
      guard Self.takesWholeParts(patterns[0]) else { continue }
      #expect(isTold == !isTaken, "seed \(seed): \(patterns)")
    }
  }

  @Test(arguments: ["x://back", "x://other"])
  func `one that another app opens leads back to the app`(opened: String) {
    let back = TransitionDefinition(actions: [.open(link: .literal(opened))])
    let states = [StateDefinition(name: "t")]
    var app = AppDefinition.tiny([ScreenDefinition(name: "s", initial: "t", states: states)])
    let other = AppDefinition.tiny([
      ScreenDefinition(
        name: "s", on: [EventDefinition("BACK", [back])], initial: "t", states: states)
    ])
    app.otherApps = [other]
    app.deepLinks = [DeepLinkDefinition(pattern: "x://back")]
    #expect(LinkReview(app).drafts.isEmpty == (opened == "x://back"))
  }
}
