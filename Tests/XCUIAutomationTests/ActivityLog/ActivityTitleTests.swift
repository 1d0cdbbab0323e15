import SimulatedApp
import Testing
import VirtualTime

@testable import XCUIAutomation

/// The lines of the log that calls add, word for word (behaviour.md A8).
@Suite struct ActivityTitleTests {
  private static let idle = "    Wait for com.example.shop to idle"

  /// The lines that an act of a test adds, without their times.
  private static func lines(
    of definition: AppDefinition = ShopApp.definition, timing: AutomationTiming = .zero,
    _ act: @escaping (XCUIApplication) -> Void
  ) throws -> [String] {
    let run = LogRun(definition, timing: timing)
    run.before { XCUIApplication().launch() }
    let before = try run.log().split(separator: "\n").count
    run.before { act(XCUIApplication()) }
    return try run.log().split(separator: "\n").dropFirst(before).map { String($0.dropFirst(18)) }
  }

  // MARK: - The device

  @Test func `a turn of the device is told with what turns on it`() throws {
    let lines = try Self.lines { _ in XCUIDevice.shared.orientation = .landscapeLeft }
    #expect(
      lines == [
        "Setting device orientation to Landscape Left", Self.idle,
        "    Interface orientation changed to Landscape Right",
        "    Device orientation changed to Landscape Left", Self.idle,
      ])
  }

  @Test(arguments: [
    (UIDeviceOrientation.faceUp, "Face Up"), (.faceDown, "Face Down"),
    (.portraitUpsideDown, "Portrait Upside Down"),
  ])
  func `what is shown does not follow every turn`(
    to turn: UIDeviceOrientation, title: String
  ) throws {
    let lines = try Self.lines { _ in XCUIDevice.shared.orientation = turn }
    #expect(
      lines == [
        "Setting device orientation to \(title)", Self.idle,
        "    Device orientation changed to \(title)", Self.idle,
      ])
  }

  @Test func `a device that is turned back shows so`() throws {
    let lines = try Self.lines { _ in
      XCUIDevice.shared.orientation = .landscapeRight
      XCUIDevice.shared.orientation = .faceUp
      XCUIDevice.shared.orientation = .portrait
    }
    #expect(
      lines.filter { $0.contains("Interface") } == [
        "    Interface orientation changed to Landscape Left",
        "    Interface orientation changed to Portrait",
      ])
  }

  @Test func `colours are told`() throws {
    let lines = try Self.lines { _ in
      XCUIDevice.shared.appearance = .dark
      XCUIDevice.shared.appearance = .light
    }
    #expect(
      lines.filter { !$0.hasPrefix(" ") } == [
        "Setting appearance mode to Dark", "Setting appearance mode to Light",
      ])
  }

  @Test func `an app that comes back to the front is waited for once`() throws {
    let lines = try Self.lines { app in
      XCUIDevice.shared.press(.home)
      app.activate()
    }
    #expect(
      lines.suffix(3) == [
        "Open com.example.shop", "    Activate com.example.shop", "    " + Self.idle,
      ])
  }

  @Test func `a long press tells how long`() throws {
    let lines = try Self.lines { $0.buttons["buy"].press(forDuration: 1) }
    #expect(lines.first == "Press \"buy\" Button for 1.0 seconds")
  }

  @Test func `an element without a name is told by its type`() throws {
    let lines = try Self.lines { $0.windows.firstMatch.tap() }
    #expect(lines.contains("    Check for interrupting elements affecting Window"))
  }

  @Test func `a missing element is looked for again before it is not hittable`() throws {
    let lines = try Self.lines { #expect(!$0.buttons["none"].isHittable) }
    #expect(
      lines == [
        "Find the \"none\" Button", "Find the \"none\" Button (retry 1)",
        "Find the \"none\" Button (retry 2)",
      ])
  }

  // MARK: - Waits

  @Test(arguments: [2, 3, 5, 8])
  func `a wait in vain has a check for each second and one last look`(seconds: Int) throws {
    let lines = try Self.lines { app in
      #expect(!app.buttons["none"].waitForExistence(timeout: Double(seconds)))
    }
    #expect(lines.count { $0.contains("existsNoRetry == 1") } == seconds)
    #expect(lines.count { $0 == "    Checking existence of `\"none\" Button`" } == 1)
    #expect(
      lines.suffix(2).first == "Collecting debug information to assist test failure triage")
  }

  @Test func `the log of 2020 has its own words`() throws {
    var timing = AutomationTiming.zero
    timing.wording = .xcode12
    let lines = try Self.lines(timing: timing) { app in
      #expect(!app.buttons["none"].waitForExistence(timeout: 1))
    }
    #expect(lines.contains { $0.contains("`exists == 1`") })
    #expect(lines.contains("Collecting extra data to assist test failure triage"))
  }

  @Test func `a wait for a state of the app is one line`() throws {
    let lines = try Self.lines { app in
      #expect(app.wait(for: .runningForeground, timeout: 3))
      #expect(!app.wait(for: .notRunning, timeout: 3))
      XCUIDevice.shared.press(.home)
      #expect(app.wait(for: .runningBackground, timeout: 3))
      #expect(app.wait(for: .runningBackgroundSuspended, timeout: 9))
    }
    #expect(
      lines.filter { $0.contains("become") } == [
        "Wait for com.example.shop to become Running Foreground",
        "Wait for com.example.shop to become Not Running",
        "Wait for com.example.shop to become Running Background",
        "Wait for com.example.shop to become Running Background Suspended",
      ])
  }

  @Test func `a wait for a property checks an expectation`() throws {
    let lines = try Self.lines { app in
      #expect(app.buttons["buy"].wait(for: \.isHittable, toEqual: true, timeout: 3))
      #expect(!app.buttons["buy"].wait(for: \.label, toEqual: "Sold", timeout: 1.5))
    }
    let look = "    Find the \"buy\" Button"
    let sold = "Checking `Expect predicate `label == \"Sold\"` for object \"buy\" Button`"
    #expect(
      lines == [
        "Checking `Expect predicate `hittable == 1` for object \"buy\" Button`", look,
        sold, look, "    Capturing element debug description",
        sold, look, "    Capturing element debug description",
      ])
  }

  @Test func `each property has its key, and one of the test's own has none`() {
    typealias Words = PropertyWords
    #expect(Words.predicate(\.exists, false) == "exists == 0")
    #expect(Words.predicate(\.isEnabled, true) == "enabled == 1")
    #expect(Words.predicate(\.isSelected, true) == "selected == 1")
    #expect(Words.predicate(\.placeholderValue, "Name") == "placeholderValue == \"Name\"")
    #expect(Words.predicate(\.placeholderValue, nil) == "placeholderValue == nil")
    #expect(Words.predicate(\.elementType, .button) == "elementType == 9")
    #expect(Words.predicate(\.labelLength, 3) == "BLOCKPREDICATE")
  }

  @Test func `a wait until nothing matches looks for what is not there`() throws {
    let lines = try Self.lines { app in
      #expect(app.alerts["Oops"].waitForNonExistence(timeout: 3))
    }
    #expect(
      lines.dropFirst() == [
        "    Checking `Expect predicate `existsNoRetry == 0` for object \"Oops\" Alert`",
        "        Checking existence of `\"Oops\" Alert`",
      ])
  }

  // MARK: - Elements

  @Test func `what is read is named by how it was asked for`() throws {
    let lines = try Self.lines { app in
      _ = app.label
      _ = XCUIApplication(bundleIdentifier: "com.apple.springboard").label
      _ = app.windows.element.frame
      _ = app.windows.firstMatch.frame
      _ = app.windows.element(boundBy: 0).frame
      _ = app.buttons["buy"].label
    }
    #expect(
      lines == [
        "Find the Target Application 'com.example.shop'",
        "Find the Application 'com.apple.springboard'", "Find the Window",
        "Find the Window (First Match)", "Find the Window (Element at index 0)",
        "Find the \"buy\" Button",
      ])
  }

  @Test func `lists and counts name the last step`() throws {
    let lines = try Self.lines { app in
      _ = app.alerts.allElementsBoundByIndex
      _ = app.alerts.allElementsBoundByAccessibilityElement
      _ = app.children(matching: .other).count
      _ = app.buttons["buy"].exists
    }
    #expect(
      lines == [
        "Get all elements bound by index for: Descendants matching type Alert",
        "Get all elements bound by accessibility element for: Descendants matching type Alert",
        "Get number of matches for: Children matching type Other",
        "Checking existence of `\"buy\" Button`",
      ])
  }

  @Test func `gestures are named with their element`() throws {
    let lines = try Self.lines { app in
      app.textFields["name"].tap()
      app.textFields["name"].typeText("London")
      app.swipeLeft()
      XCUIApplication(bundleIdentifier: "com.apple.springboard").swipeRight()
    }
    #expect(
      lines.filter { !$0.hasPrefix(" ") } == [
        "Tap \"name\" TextField", "Type 'London' into \"name\" TextField",
        "Swipe left Target Application 'com.example.shop'",
        "Swipe right Application 'com.apple.springboard'",
      ])
  }

  @Test func `an element that was found is named by its identifier, else by its label`() throws {
    let lines = try Self.lines { app in
      app.buttons["Buy"].tap()
      app.staticTexts.firstMatch.tap()
      app.swipeLeft()
      XCUIApplication(bundleIdentifier: "com.apple.springboard").swipeLeft()
    }
    #expect(
      lines.filter { $0.contains("affecting") }.map { $0.drop { $0 == " " } } == [
        "Check for interrupting elements affecting \"buy\" Button",
        "Check for interrupting elements affecting \"Shop\" StaticText",
        "Check for interrupting elements affecting \"Shop\" Application",
        "Check for interrupting elements affecting \" \" Application",
      ])
  }

  @Test func `a launch that waits for the main thread says what it waits for`() throws {
    let busy = AppDefinition("Shop", bundleIdentifier: "com.example.shop", default: "Main") {
      Coordinator("Main", root: "main")
      Screen("main") { State("only") { Entry(.busy(.seconds(2))) } }
    }
    let lines = try Self.lines(of: busy) { $0.launch() }
    #expect(
      lines == [
        "Open com.example.shop", "    Launch com.example.shop",
        "        Terminate com.example.shop:4001", "        Wait for accessibility to load",
        "        Setting up automation session", "        Wait for com.example.shop to idle",
      ])
  }
}

extension XCUIElement {
  /// A property that only a test knows.
  fileprivate var labelLength: Int { label.count }
}
