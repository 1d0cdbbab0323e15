import PageObjects
import XCTest

struct ProfilePage: ShopPage {
  static let marker = "profile.view"

  var signedIn: XCUIElement { app.cells["profile.signedIn"] }
  var plusBadge: XCUIElement { app.staticTexts["profile.plus"] }
  var region: String { row("region").staticTexts["words"].label }
  func row(_ name: String) -> XCUIElement { app.cells["profile.\(name)"] }

  /// Opens what a row leads to.
  func open<Next: ShopPage>(_ name: String, _: Next.Type) -> Next {
    row(name).tap()
    return Next.shown()
  }
}

struct SettingsPage: ShopPage {
  static let marker = "settings.view"

  var notifications: XCUIElement { app.switches["settings.notifications"] }

  func openLanguage() -> LanguagePage {
    app.cells["settings.language"].tap()
    return LanguagePage.shown()
  }

  func clearHistory() { app.cells["settings.history"].tap() }
}

struct LanguagePage: ShopPage {
  static let marker = "language.view"
  func choose(_ language: String) { cell(language).tap() }
}

struct FavouritesPage: ShopPage {
  static let marker = "favourites.view"

  var empty: XCUIElement { app.otherElements["favourites.empty"] }
  func product(_ sku: String) -> ProductCell { ProductCell(element: cell(sku)) }
}

struct PlusPage: ShopPage {
  static let marker = "plus.view"

  var member: XCUIElement { app.staticTexts["plus.member"] }
  var joinButton: XCUIElement { app.buttons["plus.join"] }
}

struct CashbackPage: ShopPage {
  static let marker = "cashback.view"

  var percent: String { text("cashback.percent") }
  var balance: String { text("cashback.balance") }
  func shopNow() { app.buttons["cashback.shop"].tap() }
}

struct RegionPage: ShopPage {
  static let marker = "region.view"
  func choose(_ region: String) { cell(region).tap() }
}

struct HelpPage: ShopPage {
  static let marker = "help.view"
  func contact() { app.buttons["help.contact"].tap() }
}
