import Testing
import VirtualTime

@Suite struct TestFilterTests {
  @Test(arguments: [
    ("ShopTests.CartTests/testAdd", "ShopTests.CartTests/testAdd"),
    ("ShopTests.CartTests/testAdd (Dark, German)", "ShopTests.CartTests/testAdd"),
    ("ShopTests.Cart/`a name with blanks` (1 2)", "ShopTests.Cart/`a name with blanks`"),
    (#"ShopTests.Cart/add(count:) ("a b") #2"#, "ShopTests.Cart/add(count:)"),
  ])
  func `a name ends before its configuration or its values`(test: String, plain: String) {
    #expect(TestFilter.plainName(of: test) == plain)
  }

  @Test(arguments: [
    ("ShopTests.CartTests/testÄpfel_2", "ShopTests.CartTests/testÄpfel_2"),
    ("ShopTests.Cart/add(count:) (2)", "ShopTests.Cart/add.count.."),
    ("ShopTests.Cart/`what's $HOME`", "ShopTests.Cart/.what.s..HOME."),
  ])
  func `a pattern has no character of the shell`(test: String, pattern: String) {
    #expect(TestFilter.pattern(of: test) == pattern)
  }
}
