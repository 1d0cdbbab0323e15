/// The sources of the SwiftUI app in a new package, and of its tests.
enum NewAppTexts {
  static func app(_ type: String) -> String {
    """
    import SwiftUI

    @main
    struct \(type): App {
      var body: some Scene {
        WindowGroup {
          NavigationStack { MenuView() }
        }
      }
    }

    """
  }

  /// What the app shows, and where it comes from.
  static let loader = """
    import Foundation

    struct Drink: Identifiable, Hashable {
      let name: String
      let price: String

      var id: String { name }

      /// Loads all drinks, as from a server.
      static func load() async throws -> [Drink] {
        try await Task.sleep(for: .seconds(2))
        if ProcessInfo.processInfo.arguments.contains("-closed") { throw ShopError.closed }
        return [Drink(name: "Tea", price: "2.50"), Drink(name: "Coffee", price: "3.00")]
      }
    }

    enum ShopError: LocalizedError {
      case closed

      var errorDescription: String? { "The shop is closed" }
    }

    """

  /// The first screen: what is loaded, or why not.
  static let menu = """
    import SwiftUI

    struct MenuView: View {
      @State private var drinks: [Drink] = []
      @State private var reason: String?

      var body: some View {
        content
          .navigationTitle("Menu")
          .navigationDestination(for: Drink.self) { DrinkView(drink: $0) }
          .task { await load() }
      }

      @ViewBuilder private var content: some View {
        if let reason {
          VStack {
            Text(reason).accessibilityIdentifier("reason")
            Button("Try Again") { Task { await load() } }
          }
        } else if drinks.isEmpty {
          ProgressView().accessibilityIdentifier("loading")
        } else {
          List(drinks) { NavigationLink($0.name, value: $0) }
        }
      }

      private func load() async {
        reason = nil
        do { drinks = try await Drink.load() } catch { reason = error.localizedDescription }
      }
    }

    #Preview {
      NavigationStack { MenuView() }
    }

    """

  /// The second screen: a form and an alert.
  static let drink = """
    import SwiftUI

    struct DrinkView: View {
      let drink: Drink
      @State private var isLarge = false
      @State private var isOrdered = false

      var body: some View {
        Form {
          Text(drink.price).accessibilityIdentifier("price")
          Toggle("Large", isOn: $isLarge)
          Button("Order") { isOrdered = true }
        }
        .navigationTitle(drink.name)
        .alert("Thank you", isPresented: $isOrdered) {
          Button("OK") {}
        } message: {
          Text("Your \\(isLarge ? "large" : "small") drink is ready soon.")
        }
      }
    }

    """

  /// The page objects.
  static let page = """
    import XCTest

    @MainActor
    struct MenuPage {
      let app: XCUIApplication

      static func launch(_ arguments: String...) -> MenuPage {
        let app = XCUIApplication()
        app.launchArguments = arguments
        app.launch()
        return MenuPage(app: app)
      }

      /// Why there are no drinks; waits for it.
      var reason: String {
        let reason = app.staticTexts["reason"]
        _ = reason.waitForExistence(timeout: 5)
        return reason.label
      }

      /// Opens a drink when it is there.
      func open(_ name: String) -> DrinkPage {
        let row = app.buttons[name]
        _ = row.waitForExistence(timeout: 5)
        row.tap()
        return DrinkPage(app: app)
      }
    }

    @MainActor
    struct DrinkPage {
      let app: XCUIApplication

      var price: String { app.staticTexts["price"].label }

      func makeLarge() -> DrinkPage {
        app.switches["Large"].switches.firstMatch.tap()
        return self
      }

      /// Orders the drink and returns the answer.
      func order() -> String {
        app.buttons["Order"].tap()
        let alert = app.alerts["Thank you"]
        defer { alert.buttons["OK"].tap() }
        return alert.staticTexts.element(boundBy: 1).label
      }
    }

    """

  /// The first tests.
  static let test = """
    import XCTest

    final class FirstTests: XCTestCase {
      @MainActor
      func testADrinkIsOrdered() {
        let drink = MenuPage.launch().open("Tea")
        XCTAssertEqual(drink.price, "2.50")
        XCTAssertEqual(drink.makeLarge().order(), "Your large drink is ready soon.")
      }

      @MainActor
      func testAClosedShopSaysSo() {
        XCTAssertEqual(MenuPage.launch("-closed").reason, "The shop is closed")
      }
    }

    """
}
