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

  @Test(arguments: [
    ("ShopTests.Cart/Inner/add()", "ShopTests.Cart.Inner/add"),
    ("ShopTests.Cart/add(count:)", "ShopTests.Cart/add(count:)"),
    ("ShopTests.alone()", "ShopTests/alone"),
    ("ShopTests.Cart/`a name`()", "ShopTests.Cart/`a name`"),
  ])
  func `lists a test of Swift Testing by its name in results`(
    line: String, name: String
  ) {
    #expect(TestBundle.resultName(ofListed: line) == name)
  }

  @Test(arguments: [
    ("CratTests", " Did you mean CartTests?"), ("testad", " Did you mean testAdd?"),
    ("Profile", " Names are such as ShopTests.CartTests/testAdd."),
  ])
  func `suggests what was meant where no test matches`(pattern: String, words: String) {
    let names = ["ShopTests.CartTests/testAdd", "ShopTests.FeedTests/testRows"]
    #expect(TestBundle.suggestion(for: pattern, among: names) == words)
  }

  @Test(arguments: ["", "Building for debugging...", "Test Suite 'All tests'"])
  func `lists no other lines`(line: String) {
    #expect(TestBundle.resultName(ofListed: line) == nil)
  }
}
