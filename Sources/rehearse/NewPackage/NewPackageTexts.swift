/// The texts of a new package that are the same in every one.
enum NewPackageTexts {
  /// The only screen: a button, something that loads, and what comes of it.
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

  /// The first test.
  static let test = """
    import XCTest

    final class FirstTests: XCTestCase {
      func testAGreetingIsLoaded() {
        let app = XCUIApplication()
        app.launch()
        app.buttons["greet"].tap()
        XCTAssertTrue(app.activityIndicators["loading"].exists)
        let greeting = app.staticTexts["greeting"]
        XCTAssertTrue(greeting.waitForExistence(timeout: 5))
        XCTAssertEqual(greeting.label, "Hello!")
      }
    }

    """
}
