import AppTunnel
import PageObjects
import XCTest

/// The ground of all tests of the shop: who is signed in, what is toggled, how the app is opened.
class ShopTestCase: XCTestCase {
  /// Who may be signed in when the app starts.
  enum User: String {
    case unauthorized, member, plus
  }

  /// What can be switched on for a launch.
  enum Feature: String {
    case cashback, expressDelivery, opinions
  }

  /// The tabs, from the left.
  enum Tab: String {
    case feed, catalogue, cart, orders, profile
  }

  let app = XCUIApplication()

  /// Override it in a class whose tests need somebody else.
  var user: User { .unauthorized }

  override class var simulatedApp: String? { "Shop" }

  override func setUp() {
    continueAfterFailure = false
    app.tunnel.accounts.use(user.rawValue)
  }

  /// Switches a feature on; the launch settles it.
  func enable(_ feature: Feature) { app.tunnel.toggles.enable(feature.rawValue) }

  /// Switches a feature off; the launch settles it.
  func disable(_ feature: Feature) { app.tunnel.toggles.disable(feature.rawValue) }

  /// Launches the shop as it is after its first start.
  func launch(_ coordinator: String = "Bazaar") {
    app.launchArguments += ["-sawTour", "YES", "-sawCashbackNews", "YES"]
    app.launchArguments += ["-coordinatorUnderUITest", coordinator]
    app.launch()
  }

  /// Launches the shop for the first time, and gets past all that it shows then.
  func appAfterOnboardingAndPopups() -> FeedPage {
    app.launch()
    OnboardingPage.shown().skip()
    if CashbackNewsPage().isShown { CashbackNewsPage().close() }
    return FeedPage.loaded()
  }

  func open(_ tab: Tab) { app.tabBars.buttons["tab.\(tab.rawValue)"].tap() }

  /// The page of a product, opened by its link.
  func openProduct(_ sku: String) -> ProductPage {
    launch()
    app.open(link("bazaar://product/\(sku)"))
    return ProductPage.shown()
  }

  /// The cart with one piece of each product.
  func openCart(with skus: String...) -> CartPage {
    launch()
    for sku in skus {
      app.open(link("bazaar://product/\(sku)"))
      ProductPage.shown().addToCart().continueShopping()
    }
    app.open(link("bazaar://cart"))
    return CartPage.shown()
  }

  func link(_ text: String) -> URL {
    URL(string: text) ?? URL(fileURLWithPath: "/")
  }
}
