import Testing

@testable import rehearse

@Suite("The process of built tests")
struct TestBundleTests {
  @Test func `is given no names for all tests`() {
    #expect(TestBundle.arguments(naming: []) == [[]])
  }

  @Test func `is given all names in one argument`() {
    #expect(TestBundle.arguments(naming: ["M.A/a", "M.A/b"]) == [["M.A/a,M.A/b"]])
  }

  @Test func `has others after it where the names are too long for one`() {
    let tests = (0..<5_000).map { "ShopTests.SomeLongNameOfAClass/testNumber\($0)" }
    let arguments = TestBundle.arguments(naming: tests)
    #expect(arguments.count == 3)
    #expect(arguments.allSatisfy { $0.count == 1 && $0[0].utf8.count <= TestBundle.nameLimit })
    #expect(arguments.flatMap { $0[0].split(separator: ",").map(String.init) } == tests)
  }
}
