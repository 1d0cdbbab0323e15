import Testing

@testable import rehearse

struct TestBundleTests {
  @Test(arguments: [
    ("ShopTests.Cart/Inner/add()", "ShopTests.Cart.Inner/add"),
    ("ShopTests.Cart/add(count:)", "ShopTests.Cart/add(count:)"),
    ("ShopTests.alone()", "ShopTests/alone"),
    ("ShopTests.Cart/`a name`()", "ShopTests.Cart/`a name`"),
  ])
  func `a test of Swift Testing that is listed has its name in results`(
    line: String, name: String
  ) {
    #expect(TestBundle.resultName(ofListed: line) == name)
  }

  @Test(arguments: ["", "Building for debugging...", "Test Suite 'All tests'"])
  func `other lines are no tests`(line: String) {
    #expect(TestBundle.resultName(ofListed: line) == nil)
  }
}
