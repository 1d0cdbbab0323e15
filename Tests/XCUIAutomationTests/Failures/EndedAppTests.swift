import SimulatedApp
import Testing
import VirtualTime

@testable import TestHost
@testable import XCUIAutomation

/// The messages about an app that has ended, does not end, or does not answer (behaviour.md A6).
@Suite struct EndedAppTests {
  private static let lost = "Lost connection to the application (pid 4001)."
  private static let stopped =
    "Failed to get matching snapshot: Application com.example.shop is not running"

  // MARK: - Lost connections

  /// A way to ask whether, or how many, elements match.
  enum Look: CaseIterable {
    case exists, count, list, boundList, hittable, wait, property

    func ask(_ app: XCUIApplication) {
      let button = app.buttons["buy"]
      switch self {
      case .exists: #expect(!button.exists)
      case .count: #expect(app.buttons.count == 0)
      case .list: #expect(app.buttons.allElementsBoundByIndex.isEmpty)
      case .boundList: #expect(app.buttons.allElementsBoundByAccessibilityElement.isEmpty)
      case .hittable: #expect(!button.isHittable)
      case .wait: #expect(!button.waitForExistence(timeout: 3))
      case .property: #expect(!button.wait(for: \.isEnabled, toEqual: true, timeout: 3))
      }
    }
  }

  @Test(arguments: Look.allCases)
  func `a look that comes upon a crash is a lost connection in the plural, once`(look: Look) {
    let messages = ShopApp.run { app in
      app.buttons["wait"].tap()
      #expect(app.wait(for: .notRunning, timeout: 5))
      look.ask(app)
      look.ask(app)
      _ = app.buttons["buy"].label
    }
    #expect(
      messages.map(ShopApp.xcodeWords)
        == ["Failed to get matching snapshots: " + Self.lost, Self.stopped])
    #expect(
      messages[0].contains("\n    Crash: Shop crashed: Fatal error: Index out of range\n"))
  }

  // MARK: - Ends by the system

  private static let killed: AppDefinition = {
    var app = ShopApp.definition
    app.interruptions = [Interruption(at: .seconds(9), .kill(reason: "it took too much memory"))]
    return app
  }()

  @Test func `an end by the system is a lost connection to whoever reads next`() {
    let messages = ShopApp.run(of: Self.killed) { app in
      #expect(app.wait(for: .notRunning, timeout: 20))
      _ = app.buttons["buy"].label
      _ = app.buttons["buy"].label
    }
    #expect(
      messages.map(ShopApp.xcodeWords)
        == ["Failed to get matching snapshot: " + Self.lost, Self.stopped])
    #expect(messages[0].contains("\n    Reason: the system ended it: it took too much memory\n"))
  }

  @Test func `an action on an app that the system has ended finds that it does not run`() {
    let words = ShopApp.words(of: Self.killed) { app in
      #expect(app.wait(for: .notRunning, timeout: 20))
      app.buttons["buy"].tap()
      #expect(!app.buttons["buy"].exists)
    }
    #expect(words == [Self.stopped])
  }

  @Test func `an app that the system has ended can be launched again`() {
    let words = ShopApp.words(of: Self.killed) { app in
      #expect(app.wait(for: .notRunning, timeout: 20))
      app.launch()
      #expect(app.buttons["buy"].exists)
    }
    #expect(words.isEmpty)
  }

  // MARK: - Apps that will not end, and apps that hang

  private static let lasting: AppDefinition = {
    var app = ShopApp.definition
    app.terminates = false
    return app
  }()

  @Test func `a launch of an app that will not end fails, and the old instance goes on`() {
    let words = ShopApp.words(of: Self.lasting) { app in
      let start = AppSession.running?.now ?? .start
      app.launch()
      #expect((AppSession.running?.now ?? .start) - start >= .seconds(60))
      #expect(app.buttons["buy"].exists)
    }
    let name = "com.example.shop"
    #expect(words == ["Failed to terminate \(name):4001: Failed to terminate \(name):0"])
  }

  @Test func `an app that will not end cannot be terminated`() {
    let words = ShopApp.words(of: Self.lasting) { app in
      app.terminate()
      #expect(app.state == .runningForeground)
    }
    #expect(words == ["Failed to terminate com.example.shop:4001"])
  }

  private static func hanging(for duration: VirtualDuration?, on event: Bool) -> AppDefinition {
    AppDefinition("Shop", bundleIdentifier: "com.example.shop", default: "Main") {
      Coordinator("Main", root: "main")
      Screen("main") {
        Button("Hang", id: "hang").onTap("HANG")
        On("HANG", do: .busy(duration))
        State("only") { Entry(event ? .assign("done", "1") : .busy(duration)) }
        Context("done", 0)
      }
    }
  }

  @Test func `an app that hangs as it starts has not loaded accessibility`() {
    let words = ShopApp.words(of: Self.hanging(for: nil, on: false), launches: false) { app in
      let start = AppSession.running?.now ?? .start
      app.launch()
      let taken = (AppSession.running?.now ?? .start) - start
      #expect(taken >= .seconds(60) && taken < .seconds(61))
    }
    #expect(words == ["Application 'com.example.shop' has not loaded accessibility"])
  }

  @Test func `an app that is busy for a while as it starts is waited for`() {
    let words = ShopApp.words(of: Self.hanging(for: .seconds(59), on: false)) { app in
      #expect(app.buttons["hang"].exists)
    }
    #expect(words.isEmpty)
  }

  @Test func `a look at an app that hangs times out`() {
    let words = ShopApp.words(of: Self.hanging(for: nil, on: true)) { app in
      app.buttons["hang"].tap()
      #expect(!app.buttons["hang"].exists)
      _ = app.buttons["hang"].label
      app.buttons["hang"].tap()
    }
    let late = "Timed out while evaluating UI query."
    #expect(
      words == [
        "Failed to get matching snapshots: " + late, "Failed to get matching snapshots: " + late,
        "Failed to tap \"hang\" Button: " + late,
      ])
  }

  // MARK: - Scrolls that fail

  @Test func `an element that is not scrolled to names the action that failed, twice`() {
    let app = AppDefinition("Shop", bundleIdentifier: "com.example.shop", default: "Main") {
      Coordinator("Main", root: "main", container: .plain)
      Screen("main", root: Other().scrollTo(.fails)) {
        Other().size(height: 200).position(y: 0).layout(.overlay)
        Button("B", id: "b").size(height: 44).position(y: 10)
        Button("Cover").size(height: 100).position(y: 0)
      }
    }
    let cause =
      "Error kAXErrorCannotComplete performing AXAction kAXScrollToVisibleAction on element "
      + "AX element pid: 4001, elementOrHash.elementID: 0.0"
    let words = ShopApp.words(of: app) { $0.buttons["b"].tap() }.map {
      $0.replacing(#/elementID: [0-9-]+\.[0-9]+/#, with: "elementID: 0.0")
    }
    #expect(
      words == [
        "Failed to synthesize event: Failed to scroll to visible (by AX action) "
          + "Button, {{16.0, 69.0}, {361.0, 44.0}}, identifier: 'b', label: 'B', error: \(cause). "
          + "(Underlying Error: \(cause))"
      ])
  }
}

extension AppSession {
  /// The session that calls go to.
  fileprivate static var running: AppSession? { SessionContext.current as? AppSession }
}
