import Foundation
import SimulatedApp
import Testing

@testable import XCUIAutomation

/// Each message of a failed call, word for word, by an app that is in that case (behaviour.md A).
@Suite struct FailureTextTests {
  private static let buttons = """
        Button, identifier: 'buy', label: 'Buy',
        Button, identifier: 'left', label: 'Twin',
        Button, identifier: 'right', label: 'Twin',
        Button, identifier: 'fall', label: 'Fall',
        Button, identifier: 'wait', label: 'Wait',
        Button, identifier: 'drop', label: 'Drop',
        Button, identifier: 'empty', label: 'Empty',
        Button, identifier: 'low', label: 'Low',
        Button, identifier: 'far', label: 'Far'
    )}
    """

  @Test func `no match for a read shows what the last step had to choose from`() {
    #expect(
      ShopApp.words { _ = $0.buttons["Sell"].label } == [
        "Failed to get matching snapshot: No matches found for Elements matching predicate "
          + "'\"Sell\" IN identifiers' from input {(\n" + Self.buttons
      ])
  }

  @Test func `no match for an action begins with the action`() {
    #expect(
      ShopApp.words { $0.buttons["Sell"].tap() } == [
        "Failed to tap \"Sell\" Button: No matches found for Elements matching predicate "
          + "'\"Sell\" IN identifiers' from input {(\n" + Self.buttons
      ])
  }

  @Test func `no first match shows the whole chain, without the last step`() {
    let predicate = NSPredicate(format: "label BEGINSWITH 'Add ' AND label ENDSWITH ' to Water'")
    #expect(
      ShopApp.words { _ = $0.buttons.matching(predicate).firstMatch.label } == [
        "Failed to get matching snapshot: No matches found for first query match sequence: "
          + "`Descendants matching type Button` -> `Elements matching predicate "
          + "'label BEGINSWITH \"Add \" AND label ENDSWITH \" to Water\"'`, "
          + "given input App element pid: 4001"
      ])
  }

  @Test func `no match for the first step shows the whole chain`() {
    #expect(
      ShopApp.words { $0.alerts["Oops"].tap() } == [
        "Failed to tap \"Oops\" Alert: No matches found for first query match sequence: "
          + "`Descendants matching type Alert` -> `Elements matching predicate "
          + "'\"Oops\" IN identifiers'`, given input App element pid: 4001"
      ])
    #expect(
      ShopApp.words { $0.alerts.firstMatch.tap() } == [
        "Failed to tap Alert (First Match): No matches found for first query match sequence: "
          + "`Descendants matching type Alert`, given input App element pid: 4001"
      ])
  }

  @Test func `an index past the end names the step`() {
    #expect(
      ShopApp.words { _ = $0.buttons.element(boundBy: 25).label } == [
        "Failed to get matching snapshot: No matches found for Element at index 25 from input {(\n"
          + Self.buttons
      ])
  }

  @Test func `several matches name the query`() {
    let found =
      "Find single matching element. Multiple matching elements found for <XCUIElementQuery: 0x…>."
    #expect(
      ShopApp.words { $0.buttons["Twin"].tap() } == ["Failed to tap \"Twin\" Button: " + found])
    #expect(
      ShopApp.words { _ = $0.buttons["Twin"].label } == [
        "Failed to get matching snapshot: " + found
      ])
  }

  @Test func `several matches before Xcode 16 come with a tree`() {
    #expect(
      ShopApp.words(.xcode13) { _ = $0.buttons["Twin"].label } == [
        """
        Failed to get matching snapshot: Multiple matching elements found for \
        <XCUIElementQuery: 0x…>.
        Sparse tree of matches:
        →Application, pid: 4001, label: 'Shop'
          ↳Window (Main)
            ↳Other
              ↳Other
                ↳Button, identifier: 'left', label: 'Twin'
                ↳Button, identifier: 'right', label: 'Twin'

        """
      ])
  }

  private static let low = "Button, {{16.0, 703.0}, {361.0, 44.0}}, identifier: 'low', label: 'Low'"
  private static let far =
    "Button, identifier: 'far', label: 'Far'"
  private static let noPoint =
    "Activation point invalid and no suggested hit points based on element frame"

  @Test func `an element under the keyboard is not hittable`() {
    func tapLow(_ app: XCUIApplication) {
      app.textFields["name"].tap()
      app.buttons["low"].tap()
    }
    #expect(ShopApp.words(.xcode26, tapLow) == ["Failed to not hittable: " + Self.low])
    #expect(
      ShopApp.words(.xcode13, tapLow) == ["Failed to synthesize event: Not hittable: " + Self.low])
  }

  @Test func `an element beyond the screen has no hit point`() {
    let words = "Failed to compute hit point for \(Self.far): \(Self.noPoint)"
    #expect(ShopApp.words { $0.buttons["far"].tap() } == [words])
    #expect(
      ShopApp.words(.xcode13) { $0.buttons["far"].tap() }
        == ["Failed to synthesize event: " + words])
  }

  @Test func `asking whether an element beyond the screen is hittable is a failure`() {
    let words = ShopApp.words { app in
      #expect(!app.buttons["far"].isHittable)
      #expect(!app.images.element.isHittable)
    }
    #expect(
      words == [
        "Failed to determine hittability of \"far\" Button: \(Self.noPoint)",
        "Failed to determine hittability of Image at {{-50.0, 143.0}, {20.0, 20.0}}: "
          + Self.noPoint,
      ])
  }

  @Test func `an element that can be scrolled into view is just not hittable`() {
    let rows = Screen("main", root: Table()) {
      for number in 0..<40 { Cell("row\(number)").size(height: 50) }
    }
    let words = ShopApp.words(
      of: AppDefinition(
        name: "Rows", bundleIdentifier: "com.example.rows", defaultCoordinator: "Main",
        coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [rows])
    ) { app in
      #expect(!app.cells["row30"].isHittable)
      while !app.cells["row30"].isHittable { app.swipeUp() }
      #expect(!app.cells["row0"].isHittable)
    }
    #expect(words.isEmpty)
  }

  @Test func `a covered or missing element is just not hittable`() {
    let words = ShopApp.words { app in
      app.textFields["name"].tap()
      #expect(!app.buttons["low"].isHittable)
      #expect(!app.buttons["Sell"].isHittable)
    }
    #expect(words.isEmpty)
  }

  @Test func `typing needs the keyboard focus`() {
    #expect(
      ShopApp.words { $0.textFields["name"].typeText("x") } == [
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
          + "Event dispatch snapshot: TextField, {{16.0, 259.0}, {361.0, 34.0}}, "
          + "identifier: 'name'"
      ])
  }

  @Test func `an app that does not run fails reads and actions, and nothing exists in it`() {
    let words = ShopApp.words(launches: false) { app in
      #expect(!app.buttons["buy"].exists)
      #expect(app.buttons.count == 0)
      app.buttons["buy"].tap()
      _ = app.buttons["buy"].label
    }
    let stopped = "Failed to get matching snapshot: Application com.example.shop is not running"
    #expect(words == [stopped, stopped])
  }

  @Test func `a crash during an action is told once, and then the app does not run`() {
    let words = ShopApp.words { app in
      app.buttons["fall"].tap()
      app.buttons["buy"].tap()
      _ = app.buttons["buy"].label
    }
    let stopped = "Failed to get matching snapshot: Application com.example.shop is not running"
    #expect(words == ["Shop crashed: Fatal error: Index out of range", stopped, stopped])
  }

  @Test func `a crash during a read is a lost connection`() {
    let messages = ShopApp.run { app in
      app.buttons["wait"].tap()
      _ = app.buttons["Sell"].label
    }
    #expect(
      messages.map(ShopApp.xcodeWords)
        == ["Failed to get matching snapshot: Lost connection to the application (pid 4001)."])
    #expect(
      messages[0].contains("\n    Crash: Shop crashed: Fatal error: Index out of range\n"))
  }

  @Test func `an app launched again after a crash tells the next crash`() {
    let words = ShopApp.words { app in
      app.buttons["fall"].tap()
      app.launch()
      app.buttons["fall"].tap()
    }
    #expect(words == Array(repeating: "Shop crashed: Fatal error: Index out of range", count: 2))
  }

  @Test func `a text of 129 characters is too long for a query, one of 128 is not`() {
    let long = String(repeating: "é", count: Automation.identifierLimit + 1)
    let message =
      "NSInternalInconsistencyException: Invalid query - string identifier '\(long)' exceeds "
      + "maximum length of 128 characters. You can work around this limitation by constructing a "
      + "query with a custom NSPredicate that specifies the property (label, title, value, "
      + "placeholderValue, or identifier) to match against."
    #expect(ShopApp.words { _ = $0.buttons[long] } == [message])
    #expect(ShopApp.words { _ = $0.buttons.matching(identifier: long) } == [message])
    let words = ShopApp.words { app in
      #expect(!app.buttons[String(long.dropLast())].exists)
      #expect(!app.buttons.matching(NSPredicate(format: "label == %@", long)).element.exists)
    }
    #expect(words.isEmpty)
  }

  @Test func `a block predicate prints with an address in a query`() {
    let block = NSPredicate { _, _ in false }
    #expect(
      ShopApp.words { _ = $0.alerts.matching(block).firstMatch.label } == [
        "Failed to get matching snapshot: No matches found for first query match sequence: "
          + "`Descendants matching type Alert` -> "
          + "`Elements matching predicate 'BLOCKPREDICATE(0x6000000000a0)'`, "
          + "given input App element pid: 4001"
      ])
  }
}
