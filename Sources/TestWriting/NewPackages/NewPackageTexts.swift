/// The texts that are the same in every new package.
enum NewPackageTexts {
  /// The only screen: a button, a loader and its result.
  static let screen = """
    {
      "title": "Welcome",
      "context": { "reason": "" },
      "root": { "other#welcome": {} },
      "initial": "idle",
      "states": {
        "idle": {
          "on": { "GREET": "loading" },
          "view": [{ "button#greet": "Say Hello", "tap": "GREET" }]
        },
        "loading": {
          "invoke": {
            "src": "greeting",
            "onDone": "greeted",
            "onError": { "target": "failed", "assign": { "reason": "event.data.message" } }
          },
          "view": [{ "activityIndicator#loading": "In progress", "value": "1" }]
        },
        "greeted": { "view": [{ "staticText#greeting": "Hello!" }] },
        "failed": {
          "on": { "GREET": "loading" },
          "view": [
            { "staticText#reason": { "bind": "reason" } },
            { "button#again": "Try Again", "tap": "GREET" }
          ]
        }
      }
    }

    """

  /// The first tests.
  static let test = """
    import AppTunnel
    import PageObjects
    import XCTest

    final class FirstTests: XCTestCase {
      @MainActor
      func testAGreetingIsLoaded() {
        let welcome = WelcomePage.launch().tapGreetButton().waitUntilGreeted()
        XCTAssertEqual(welcome.greeting, "Hello!")
      }

      @MainActor
      func testAGreetingThatFailsIsTriedAgain() {
        XCUIApplication().tunnel.loaders.fail("greeting")
        let welcome = WelcomePage.launch().tapGreetButton().waitUntilFailed()
        XCTAssertEqual(welcome.reason, "Nobody is there")
        XCTAssertEqual(welcome.tapAgainButton().waitUntilGreeted().greeting, "Hello!")
      }
    }

    """
}
