import Testing

@testable import APIDescriptions

@Suite struct PathPartsTests {
  @Test(
    arguments: [
      ("/a/b", "/a/b", 2), ("/a/1", "/a/{id}", 1), ("/a/{x}", "/a/{id}", 1), ("/a/*", "/a/b", 1),
      ("/a", "/a/b", nil), ("/a/c", "/a/b", nil), ("/**", "/a/b", 0), ("/a/**/d", "/a/b/c/d", 2),
      ("/a/**", "/a", 1), ("/b/**", "/a/b", nil), ("/A", "/a", nil),
    ] as [(String, String, Int?)])
  func `a pattern is held against a path`(pattern: String, path: String, exactness: Int?) {
    #expect(PathParts.match(PathParts.split(pattern), PathParts.split(path)) == exactness)
  }
}
