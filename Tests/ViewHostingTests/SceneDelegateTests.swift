import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

private final class OrderBasket: ObservableObject {
  @Published var count = 0
}

private struct BasketView: View {
  @EnvironmentObject private var basket: OrderBasket
  @SwiftUI.State private var note = ""
  var body: some View {
    Button("Add") { basket.count += 1 }
    Text("\(basket.count) in the basket").accessibilityIdentifier("count")
    TextField("Note", text: $note)
    Button("Done") { UIApplication.shared.windows.first?.endEditing(true) }
  }
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let basket = OrderBasket()
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let view = BasketView().environmentObject(basket)
    window.rootViewController = UIHostingController(rootView: view)
    self.window = window
    window.makeKeyAndVisible()
  }
}

/// An app without `App`: its scene delegate gives its views to a window.
final class SceneDelegateTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: SceneDelegate.self, name: "Basket")
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testTheViewsOfItsControllerAreTheApp() {
    app.buttons["Add"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "1 in the basket")
  }

  func testEachLaunchMakesADelegateOfItsOwn() {
    app.buttons["Add"].tap()
    app.launch()
    XCTAssertEqual(app.staticTexts["count"].label, "0 in the basket")
  }

  func testTheEndOfEditingInItsWindowTakesTheKeyboardAway() {
    app.textFields["Note"].tap()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
    app.buttons["Done"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }
}
