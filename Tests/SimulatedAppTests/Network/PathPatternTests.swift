import SeededCases
import SimulatedApp
import Testing

@testable import NetworkStubs

@Suite("Patterns of URLs")
struct PathPatternTests {
  private func names(_ pattern: String, _ url: String) throws -> [String: String]? {
    let request = NetworkRequest("GET", url)
    return try PathPattern(pattern).match(origin: request.origin, path: request.path)
  }

  @Test(
    "fit",
    arguments: [
      ("/v1/items", "/v1/items/", [:]),
      ("/v1/items/{id}", "/v1/items/7?x=1", ["id": "7"]),
      ("/v1/{kind}-{id}.json", "/v1/item-a-7.json", ["kind": "item", "id": "a-7"]),
      ("/v1/*", "/v1/anything", [:]),
      ("/v1/a*c", "/v1/abbc", [:]),
      ("/files/**", "/files/a/b/c", [:]),
      ("/files/**", "/files", [:]),
      ("/**/end", "/a/end/b/end", [:]),
      ("/{a}/**/{b}", "/1/2/3", ["a": "1", "b": "3"]),
      ("https://*.example.com/v1", "https://api.example.com/v1", [:]),
      ("/caf%C3%A9/{x}", "/café/a%20b", ["x": "a b"]),
      ("/", "/", [:]),
    ] as [(String, String, [String: String])])
  func fit(_ pattern: String, _ url: String, _ expected: [String: String]) throws {
    #expect(try names(pattern, url) == expected)
  }

  @Test(
    "do not fit",
    arguments: [
      ("/v1/items", "/v1/items/7"), ("/v1/items/{id}", "/v1/items"), ("/v1/*", "/v1/a/b"),
      ("/v1/a{x}", "/v1/a"), ("https://a.com/v1", "https://b.com/v1"), ("https://a.com/v1", "/v1"),
      ("/V1", "/v1"), ("/**/end", "/a/b"),
    ])
  func differ(_ pattern: String, _ url: String) throws {
    #expect(try names(pattern, url) == nil)
  }

  @Test(
    "that are none are told word for word",
    arguments: [
      ("items", "expected a path such as \"/v1/items/{id}\", found \"items\""),
      ("/a?b=1", "a path has no query, found \"/a?b=1\"; put it under the key \"query\""),
      ("/{}", "expected a name in braces, found \"{}\""),
      ("/{a", "expected a name in braces, found \"{a\""),
      ("/a}", "expected a name in braces, found \"a}\""),
      (
        "/" + String(repeating: "a", count: PathPattern.sizeLimit),
        "the pattern is longer than 4096 bytes, which is the limit"
      ),
      (
        String(repeating: "/a", count: PathPattern.partLimit + 1),
        "the pattern has more than 256 parts, which is the limit"
      ),
    ])
  func wrong(_ pattern: String, _ message: String) {
    #expect(throws: ReadFault(message: message)) { try PathPattern(pattern) }
  }

  @Test("may be as long as the limits say")
  func longest() throws {
    for text in [
      "/" + String(repeating: "a", count: PathPattern.sizeLimit - 1),
      String(repeating: "/a", count: PathPattern.partLimit),
    ] {
      #expect(try names(text, text) == [:])
    }
  }

  /// Tries every way in which stars can match parts and letters.
  private func fitsNaively(_ pattern: [Substring], _ path: [Substring]) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return (0...path.count).contains {
        fitsNaively(Array(pattern.dropFirst()), Array(path.dropFirst($0)))
      }
    }
    guard let part = path.first, lettersFit(first, part) else { return false }
    return fitsNaively(Array(pattern.dropFirst()), Array(path.dropFirst()))
  }

  private func lettersFit(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return (0...text.count).contains { lettersFit(pattern.dropFirst(), text.dropFirst($0)) }
    }
    return first == text.first && lettersFit(pattern.dropFirst(), text.dropFirst())
  }

  @Test("agree with trying every way, for random patterns and paths")
  func oracle() throws {
    var fits = 0
    for seed in FuzzCount.times(3_000) {
      var draws = SeededDraws(seed: seed)
      let pattern = draws.list(4) { draws in
        draws.chance(25) ? "**" : draws.list(3) { $0.pick(["a", "b", "*"]) }.joined() + "a"
      }
      let path = draws.list(5) { draws in draws.list(4) { $0.pick(["a", "b"]) }.joined() + "a" }
      let found = try names("/" + pattern.joined(separator: "/"), "/" + path.joined(separator: "/"))
      let expected = fitsNaively(pattern.map { $0[...] }, path.map { $0[...] })
      try #require((found != nil) == expected, "seed \(seed): \(pattern) \(path)")
      if expected { fits += 1 }
    }
    #expect(fits > FuzzCount.least(300))
  }
}
