import Testing

@testable import TestProcesses

@Suite("Built tests")
struct TestBundleTests {
  @Test(arguments: [
    ("CratTests", " Did you mean CartTests?"), ("testad", " Did you mean testAdd?"),
    ("Profile", " Names are such as ShopTests.CartTests/testAdd."),
  ])
  func `suggest what was meant where no test matches`(pattern: String, words: String) {
    let names = ["ShopTests.CartTests/testAdd", "ShopTests.FeedTests/testRows"]
    #expect(TestBundle.suggestion(for: pattern, among: names) == words)
  }
}
