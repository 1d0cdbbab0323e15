import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct ApplicationTests {
  @Test func `an app runs from launch to termination`() {
    FormApp.run { app in
      #expect(app.state == .runningForeground)
      #expect(app.exists)
      app.terminate()
      #expect(app.state == .notRunning)
      #expect(!app.exists)
      app.activate()
      #expect(app.wait(for: .runningForeground, timeout: 1))
      #expect(!app.wait(for: .notRunning, timeout: 1))
    }
  }

  @Test func `an app that is not installed cannot be started`() {
    let failures = FormApp.run { app in
      #expect(XCUIApplication(bundleIdentifier: "com.example.form").buttons["off"].exists)
      let other = XCUIApplication(bundleIdentifier: "com.example.nowhere")
      #expect(!other.buttons["off"].exists)
      #expect(other.state == .unknown)
      other.launch()
      #expect(other.description == "Application 'com.example.nowhere'")
      #expect(app.description == "Target Application 'com.example.form'")
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.hasPrefix(
        "Failed to launch com.example.nowhere: The request to open \"com.example.nowhere\" failed. "
          + "(Underlying Error: The operation couldn’t be completed. ") == true)
  }

  @Test func `points are taken from an element's frame`() {
    FormApp.run { app in
      let picture = app.images["picture"]
      let corner = picture.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
      let point = corner.withOffset(CGVector(dx: 10, dy: 5)).screenPoint
      #expect(point.x == picture.frame.minX + 10)
      #expect(point.y == picture.frame.minY + 5)
      picture.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
      #expect(app.staticTexts["tapped"].label == "yes")
      #expect((corner.copy() as? XCUICoordinate)?.referencedElement === picture)
    }
  }

  @Test func `elements are named as the log names them`() {
    FormApp.run { app in
      #expect(app.buttons["off"].description == "\"off\" Button")
      #expect(app.buttons.firstMatch.description == "Button (First Match)")
      #expect(app.buttons.element(boundBy: 1).description == "Button (Element at index 1)")
      #expect(app.buttons.element.description == "Button")
      #expect(app.buttons["off"].firstMatch.description == "\"off\" Button")
    }
  }

  @Test func `an element bound to what was found keeps to it`() {
    FormApp.run { app in
      let bound = app.buttons.allElementsBoundByAccessibilityElement
      #expect(bound.map(\.identifier) == ["off", "chosen"])
      #expect(app.buttons.allElementsBoundByIndex.map(\.identifier) == ["off", "chosen"])
    }
  }

  @Test func `without a session a call says why there is nothing to drive`() {
    #expect(Automation.noSession.description == "There is no app to drive outside of a test.")
    #expect(!XCUIApplication().buttons["x"].exists)
  }
}
