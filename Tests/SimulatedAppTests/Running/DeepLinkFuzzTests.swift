import SeededCases
import SimulatedApp
import Testing

@Suite("Links at random")
struct DeepLinkFuzzTests {
  private static let words = ["a", "item", "Ж", "red shoes", "50%", "x-y", "ü/ö", "日本"]

  /// A text as a link holds it, every byte that is no plain letter or digit encoded.
  private func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
      return isPlain
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    .joined()
  }

  @Test func `what a link is made of is what its pattern gives`() throws {
    for seed in FuzzCount.times(500) {
      var draws = SeededDraws(seed: seed)
      let path = (0..<draws.below(3)).map { "p\($0)" }
      let query = (0..<draws.below(4)).map { "q\($0)" }
      var values: [String: String] = [:]
      for name in path + query { values[name] = draws.pick(Self.words) }
      let origin = draws.pick(["https://a.b", "shop://open"])
      let pattern =
        origin + path.map { "/x/{\($0)}" }.joined()
        + (query.isEmpty ? "" : "?" + query.map { "\($0)={\($0)}" }.joined(separator: "&"))
      var items = query.map { "\($0)=\(encoded(values[$0] ?? ""))" } + ["more=1"]
      if draws.chance(50) { items.reverse() }
      let link =
        origin + path.map { "/x/" + encoded(values[$0] ?? "") }.joined() + "?"
        + items.joined(separator: "&") + (draws.chance(50) ? "#top" : "")
      let read = DeepLinkDefinition(pattern: pattern).values(in: link)
      try #require(read == values, "seed \(seed): \(pattern) in \(link)")
    }
  }

  @Test func `patterns and links of any text are read without a trap`() {
    let pieces = ["{", "}", "a", "://", "/", "?", "&", "=", "#", "%", "%D0", ":443", "https", "é"]
    for seed in FuzzCount.times(2_000) {
      var draws = SeededDraws(seed: seed)
      let pattern = draws.list(10) { $0.pick(pieces) }.joined()
      let link = draws.list(10) { $0.pick(pieces) }.joined()
      _ = DeepLinkDefinition(pattern: pattern).values(in: link)
      _ = LinkDirectory(apps: []).owner(of: link)
    }
  }
}
