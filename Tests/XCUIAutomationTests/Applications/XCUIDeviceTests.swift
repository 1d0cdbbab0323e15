import Foundation
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@Suite("Devices")
struct XCUIDeviceTests {
  private final class Notes: @unchecked Sendable {
    var words: [String] = []
    func callAsFunction(_ words: String) { self.words.append(words) }
  }

  /// What a test notes of a running app, and its facts.
  private static func run(
    timing: AutomationTiming = .zero, on device: DeviceProfile? = nil,
    _ body: @escaping (XCUIApplication, XCUIDevice, Notes) -> Void
  ) throws -> (notes: [String], facts: [JournalFact]) {
    let notes = Notes()
    let facts = try CaseRun.record(app, timing: timing, on: device) { _ in
      let app = XCUIApplication()
      app.launch()
      body(app, .shared, notes)
    }.entries.map(\.fact)
    return (notes.words, facts)
  }

  private static let app = CompiledApp(
    AppDefinition(
      name: "Held", bundleIdentifier: "com.example.held", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")],
      screens: [
        ScreenDefinition(
          name: "main", title: "Main", context: ["typed": ""],
          view: [
            ElementDefinition(.textField, identifier: "field", binding: "typed"),
            ElementDefinition(
              .staticText, identifier: "colours", label: .bind("device.appearance")),
          ], initial: "shown", states: [StateDefinition(name: "shown")])
      ]))

  @Test func `home sends the app to the background, where queries find nothing`() throws {
    let (notes, facts) = try Self.run { app, device, note in
      device.press(.home)
      note("\(app.state == .runningBackground) \(app.textFields["field"].exists)")
      note("\(app.wait(for: .runningBackground, timeout: 1)) \(app.exists)")
    }
    #expect(notes == ["true false", "true false"])
    #expect(facts.contains(.pressed(button: "home")))
    #expect(facts.failures.isEmpty)
  }

  @Test func `an activated app is as it was left`() throws {
    let (notes, facts) = try Self.run { app, device, note in
      app.textFields["field"].tap()
      app.textFields["field"].typeText("kept")
      device.press(.home)
      app.activate()
      note("\(app.state == .runningForeground) \(app.textFields["field"].value ?? "")")
    }
    #expect(notes == ["true kept"])
    #expect(facts.count { if case .launched = $0 { true } else { false } } == 1)
  }

  @Test func `a launch ends the app in the background and starts it anew`() throws {
    let (notes, _) = try Self.run { app, device, note in
      app.textFields["field"].tap()
      app.textFields["field"].typeText("lost")
      device.press(.home)
      app.launch()
      note("\(app.textFields["field"].value ?? "")")
    }
    #expect(notes == [""])
  }

  @Test func `an action on an app in the background fails`() throws {
    let (_, facts) = try Self.run { app, device, _ in
      device.press(.home)
      app.textFields["field"].tap()
    }
    #expect(facts.failures.count == 1)
    #expect(facts.failures.first?.contains("is not running in the foreground") == true)
  }

  @Test func `a turn swaps width and height and takes time`() throws {
    let (notes, facts) = try Self.run(timing: .xcode26) { app, device, note in
      note("\(app.frame.size.width) \(app.frame.size.height)")
      let start = ContinuousClock.now
      device.orientation = .landscapeLeft
      note("\(start.duration(to: .now) >= .seconds(1))")
      note("\(app.frame.size.width) \(app.frame.size.height)")
      note("\(device.orientation.isLandscape)")
      device.orientation = .faceUp
      note("\(app.frame.size.width)")
      device.orientation = .portrait
      note("\(app.frame.size.width)")
    }
    #expect(notes == ["393.0 852.0", "true", "852.0 393.0", "true", "852.0", "393.0"])
    #expect(facts.contains(.rotated(orientation: "landscapeLeft")))
  }

  @Test func `a turned app still answers touches`() throws {
    let (notes, facts) = try Self.run { app, device, note in
      device.orientation = .landscapeRight
      app.textFields["field"].tap()
      app.keys["a"].tap()
      note("\(app.textFields["field"].value ?? "")")
    }
    #expect(notes == ["a"])
    #expect(facts.failures.isEmpty)
  }

  @Test func `screens see the appearance`() throws {
    let (notes, _) = try Self.run { app, device, note in
      note(app.staticTexts["colours"].label)
      device.appearance = .dark
      note(app.staticTexts["colours"].label)
      app.launch()
      note("\(app.staticTexts["colours"].label) \(device.appearance == .dark)")
    }
    #expect(notes == ["light", "dark", "dark true"])
  }

  @Test func `only buttons that are there can be pressed`() throws {
    let (notes, facts) = try Self.run(on: .named("iPhone 8")) { _, device, note in
      note("\(device.hasHardwareButton(.home)) \(device.hasHardwareButton(.action))")
      device.press(.action)
    }
    #expect(notes == ["true false"])
    #expect(facts.failures.count == 1)
    #expect(
      facts.failures.first?.hasPrefix("Failed to press button: iPhone 8 has no action") == true)
  }

  @Test func `there is no turning to an unknown orientation`() throws {
    let (_, facts) = try Self.run { _, device, _ in device.orientation = .unknown }
    #expect(
      facts.failures.map { $0.prefix { $0 != "\n" } } == [
        "Failed to set device orientation: a device cannot turn to unknown."
      ])
  }

  @Test func `orientations say what they are`() {
    let all = (0...6).compactMap(UIDeviceOrientation.init)
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(all.count { $0.isValidInterfaceOrientation } == 4)
  }
}
