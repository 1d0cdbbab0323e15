/// The texts that are the same in every new package.
enum NewPackageTexts {
  /// The only screen: a button, a loader and its result.
  static let screen = """
    {
      "title": "Welcome",
      "context": { "reason": "" },
      "root": { "type": "other", "identifier": "welcome" },
      "initial": "idle",
      "states": {
        "idle": {
          "on": { "GREET": "loading" },
          "view": [
            {
              "type": "button",
              "identifier": "greet",
              "label": "Say Hello",
              "on": { "tap": "GREET" }
            }
          ]
        },
        "loading": {
          "invoke": {
            "src": "greeting",
            "onDone": "greeted",
            "onError": {
              "target": "failed",
              "actions": { "assign": { "reason": "event.data.message" } }
            }
          },
          "view": [
            {
              "type": "activityIndicator",
              "identifier": "loading",
              "label": "In progress",
              "value": "1"
            }
          ]
        },
        "greeted": {
          "view": [{ "type": "staticText", "identifier": "greeting", "label": "Hello!" }]
        },
        "failed": {
          "on": { "GREET": "loading" },
          "view": [
            { "type": "staticText", "identifier": "reason", "label": { "bind": "reason" } },
            {
              "type": "button",
              "identifier": "again",
              "label": "Try Again",
              "on": { "tap": "GREET" }
            }
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
