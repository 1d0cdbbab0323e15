import Foundation
import ScreenPictures
import SimulatedApp
import Testing

@testable import XCUIAutomation

@Suite struct ScreenshotTests {
  /// Width and height as a PNG file names them; nil for other data.
  private func size(_ data: Data) -> [Int]? {
    let bytes = [UInt8](data)
    guard bytes.count > 24, bytes[1...3].elementsEqual("PNG".utf8) else { return nil }
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `the screen is taken with two pixels a point`() {
    FormApp.run { _ in
      let screenshot = XCUIScreen.main.screenshot()
      #expect(screenshot.image.size == CGSize(width: 393, height: 852))
      #expect(screenshot.image.scale == 2)
      #expect(size(screenshot.pngRepresentation) == [786, 1_704])
      #expect(screenshot.image.pngData() == screenshot.pngRepresentation)
    }
  }

  @Test func `a fault plan lets a screenshot fail`() {
    let plan = FaultPlan([Fault(.screenshot)])
    let failures = FormApp.run(faults: plan) { _ in _ = XCUIScreen.main.screenshot() }
    let words = "Failed to get screenshot: Timed out while requesting screenshot."
    #expect(failures.map { $0.hasPrefix(words) } == [true])
  }

  @Test func `there is one screen`() {
    #expect(XCUIScreen.screens == [XCUIScreen.main])
  }

  @Test func `an element is taken in its own size`() {
    let failures = FormApp.run { app in
      let screenshot = app.images["picture"].screenshot()
      #expect(screenshot.image.size == CGSize(width: 100, height: 50))
      #expect(size(screenshot.pngRepresentation) == [200, 100])
    }
    #expect(failures.isEmpty)
  }

  @Test func `an app is the whole screen`() {
    FormApp.run { app in
      #expect(app.screenshot().pngRepresentation == XCUIScreen.main.screenshot().pngRepresentation)
    }
  }

  @Test func `a screenshot stays as it was`() {
    FormApp.run { app in
      let before = XCUIScreen.main.screenshot()
      let bytes = before.pngRepresentation
      app.textFields["name"].tap()
      #expect(before.pngRepresentation == bytes)
      #expect(XCUIScreen.main.screenshot().pngRepresentation != bytes)
    }
  }

  @Test func `what covers an element is seen on it`() {
    FormApp.run { app in
      let before = app.screenshot().picture
      app.textFields["name"].tap()
      // The keyboard covers the lower part, the window of the app does not end there.
      let window = app.windows.firstMatch.screenshot().picture
      #expect(window != before && window == app.screenshot().picture)
    }
  }

  @Test func `dark devices give dark pictures`() {
    FormApp.run { app in
      let light = app.screenshot().picture
      XCUIDevice.shared.appearance = .dark
      #expect(app.screenshot().picture != light)
    }
  }

  @Test func `behind the app there is the home screen`() throws {
    var seen: String?
    FormApp.run { _ in
      XCUIDevice.shared.press(.home)
      seen = XCUIScreen.main.screenshot().picture?.svg()
    }
    #expect(try #require(seen).contains(">Form</text>"))
  }

  @Test func `a missing element fails as any attribute of it does, and gives an empty picture`() {
    var screenshot: XCUIScreenshot?
    let failures = FormApp.run { screenshot = $0.buttons["none"].screenshot() }
    let attribute = FormApp.run { _ = $0.buttons["none"].label }
    #expect(failures == attribute && failures.count == 1)
    #expect(screenshot?.pngRepresentation.isEmpty == true)
    #expect(screenshot?.image.size == .zero && screenshot?.image.pngData() == nil)
  }

  @Test func `an element beyond the screen cannot be taken`() throws {
    let far = ElementDefinition(.staticText, identifier: "far", placement: .init(y: 5_000))
    let screen = ScreenDefinition(
      name: "main", view: [far], initial: "shown", states: [StateDefinition(name: "shown")])
    let app = AppDefinition(
      name: "Far", bundleIdentifier: "com.example.far", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main")], screens: [screen])
    let facts = try CaseRun.facts(CompiledApp(app)) { test in
      test.continueAfterFailure = true
      XCUIApplication().launch()
      #expect(XCUIApplication().staticTexts["far"].screenshot().pngRepresentation.isEmpty)
    }
    let message = try #require(facts.failures.first)
    #expect(message.hasPrefix("Failed to take a screenshot of \"far\" StaticText: Its frame {{"))
    #expect(message.contains("covers no part of the screen."))
  }

  @Test func `an app that is not simulated cannot be taken`() {
    let failures = FormApp.run { _ in
      _ = XCUIApplication(bundleIdentifier: "com.example.other").screenshot()
    }
    #expect(failures.count == 1 && failures[0].contains("com.example.other"))
  }

  @Test func `a picture is attached as a PNG file of the quality asked for`() throws {
    let facts = try CaseRun.facts(FormApp.compiled) { test in
      XCUIApplication().launch()
      let screenshot = XCUIApplication().images["picture"].screenshot()
      for attachment in [
        XCTAttachment(screenshot: screenshot), XCTAttachment(screenshot: screenshot, quality: .low),
        XCTAttachment(image: screenshot.image),
        XCTAttachment(image: screenshot.image, quality: .medium),
      ] {
        attachment.lifetime = .keepAlways
        test.add(attachment)
      }
    }
    let sizes = facts.attachments.map { attachment -> [Int]? in
      guard case .base64(let text) = attachment.content else { return nil }
      return Data(base64Encoded: text).flatMap(size)
    }
    #expect(facts.attachments.allSatisfy { $0.type == "public.png" })
    #expect(sizes == [[200, 100], [100, 50], [200, 100], [100, 50]])
  }

  @Test func `the whole screen is small enough for a journal`() throws {
    let facts = try CaseRun.facts(FormApp.compiled) { test in
      XCUIApplication().launch()
      let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
      attachment.lifetime = .keepAlways
      test.add(attachment)
    }
    #expect(try #require(facts.attachments.first).content != .leftOut)
  }
}
