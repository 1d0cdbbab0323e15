import Testing

/// The shop of the examples is large enough, and its tests leave no screen out.
@Suite struct ShopRuleTests {
  @Test func `the shop has at least 25 screens`() {
    let screens = Set(ShopRule(RepositoryTree.files).screens)
    #expect(screens.count >= ShopRule.fewestScreens, "\(screens.sorted())")
  }

  @Test func `a test comes to every screen of the shop`() {
    for violation in ShopRule(RepositoryTree.files).violations { Issue.record("\(violation)") }
  }

  private static let pages = """
    struct CartPage: ShopPage {
      static let marker = "cart.view"
      func checkOut() -> AddressPage {
      }
    }
    struct AddressPage: ShopPage {
      static let marker = "address.view"
    }
    """

  private func words(_ screen: String, test: String) -> [String] {
    let rule = ShopRule([
      SourceFile(path: "Screens/Shop/\(screen).json", text: "{}"),
      SourceFile(path: "Screens/Shop/app.json", text: "{}"),
      SourceFile(path: "Screens/Shop/Components/row.json", text: "{}"),
      SourceFile(path: "Tests/ShopTests/Pages/CartPages.swift", text: Self.pages),
      SourceFile(path: "Tests/ShopTests/CartTests.swift", text: test),
    ])
    return rule.violations.map(\.description)
  }

  @Test func `a screen without a page object`() {
    #expect(
      words("help", test: "")
        == ["Screens/Shop/help.json: no page object has the marker \"help.view\""])
  }

  @Test func `a screen of a variant that no test comes to`() {
    #expect(
      words("Variants/br/cart", test: "// CartPage.shown()\n")
        == ["Screens/Shop/cart.json: no test comes to CartPage"])
    #expect(words("Variants/br/cart", test: "CartPage.shown()\n") == [])
  }

  @Test func `a screen that a method of another page leads to`() {
    #expect(words("address", test: "cart.empty()") != [])
    #expect(words("address", test: "cart.checkOut().fill()") == [])
  }
}
