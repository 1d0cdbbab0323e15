import SimulatedApp
import Testing
import XCUIAutomation

@Suite("Interruptions")
struct InterruptionTests {
  /// Notes of a test from inside its body.
  private final class Notes: @unchecked Sendable {
    var words: [String] = []
    func callAsFunction(_ words: String) { self.words.append(words) }
  }

  /// What a test notes, which first has the app show an alert, and its failures.
  private static func run(
    _ body: @escaping (XCUIAutomation::XCTestCase, XCUIApplication, Notes) -> Void
  ) throws -> (notes: [String], facts: [JournalFact]) {
    let notes = Notes()
    let facts = try CaseRun.facts(AlertingApp.compiled) { test in
      let app = XCUIApplication()
      app.launch()
      app.buttons["ask"].tap()
      body(test, app, notes)
    }
    return (notes.words, facts)
  }

  @Test func `a monitor answers the alert and the action goes on`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { alert in
        note(alert.label)
        alert.buttons["OK"].tap()
        return true
      }
      app.buttons["count"].tap()
      note(app.buttons["count"].label)
    }
    #expect(notes == ["First", "1"])
    #expect(facts.failures.isEmpty)
    let titles = facts.compactMap { fact -> String? in
      switch fact {
      case .activityBegan(let title), .step(_, let title):
        title.contains("nterrupt") && !title.hasPrefix("Check") ? title : nil
      default: nil
      }
    }
    #expect(
      titles == [
        "Found 1 interrupting element:",
        #"Invoking UI interruption monitors for "First" Alert"#,
        "Confirmed successful handling of interrupting element",
      ])
  }

  @Test func `monitors are asked newest first until one has handled the alert`() throws {
    let (notes, _) = try Self.run { test, app, note in
      for (name, handles) in [("oldest", true), ("middle", true), ("newest", false)] {
        test.addUIInterruptionMonitor(withDescription: name) { alert in
          note(name)
          if handles { alert.buttons["OK"].tap() }
          return handles
        }
      }
      app.buttons["count"].tap()
    }
    #expect(notes == ["newest", "middle"])
  }

  @Test func `an alert that follows another is handled too`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { alert in
        note(alert.label)
        alert.buttons["More"].tap()
        return true
      }
      app.buttons["count"].tap()
      note(app.buttons["count"].label)
    }
    #expect(notes == ["First", "Second", "1"])
    #expect(facts.failures.isEmpty)
  }

  @Test func `a tap on the app has monitors look at an alert`() throws {
    let (notes, _) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { alert in
        alert.buttons["OK"].tap()
        return true
      }
      app.tap()
      note("\(app.alerts.count)")
    }
    #expect(notes == ["0"])
  }

  @Test func `a tap on a point outside the alert has monitors look at it`() throws {
    let (notes, _) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { alert in
        note("asked")
        alert.buttons["OK"].tap()
        return true
      }
      app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95)).tap()
      note("\(app.alerts.count)")
    }
    #expect(notes == ["asked", "0"])
  }

  @Test func `no monitor is asked about an alert that the test answers itself`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { _ in
        note("asked")
        return true
      }
      app.alerts["First"].buttons["OK"].tap()
      app.buttons["count"].tap()
    }
    #expect(notes.isEmpty)
    #expect(facts.failures.isEmpty)
  }

  @Test func `no monitor is asked when a button of the alert is missing`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { _ in
        note("asked")
        return true
      }
      app.alerts["First"].buttons["Allow"].tap()
    }
    #expect(notes.isEmpty)
    #expect(facts.failures.count == 1)
  }

  @Test func `a monitor is asked when the test means another alert`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { alert in
        note(alert.label)
        alert.buttons["More"].tap()
        return true
      }
      app.alerts["Second"].buttons["OK"].tap()
    }
    #expect(notes == ["First"])
    #expect(facts.failures.isEmpty)
  }

  @Test func `waits ask no monitor`() throws {
    let (notes, _) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { _ in
        note("asked")
        return true
      }
      note("\(app.buttons["count"].waitForExistence(timeout: 3))")
    }
    #expect(notes == ["false"])
  }

  @Test func `the action of a removed monitor fails`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      let monitor = test.addUIInterruptionMonitor(withDescription: "m") { _ in
        note("asked")
        return true
      }
      test.removeUIInterruptionMonitor(monitor)
      app.buttons["count"].tap()
    }
    #expect(notes.isEmpty)
    #expect(facts.failures.count == 1)
  }

  @Test func `a monitor that leaves the alert standing ends in a failure`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { _ in
        note("asked")
        return true
      }
      app.buttons["count"].tap()
    }
    #expect(notes.count == 3)
    #expect(facts.failures.first?.contains("monitors reported 3 times") == true)
  }

  @Test func `a monitor that leaves the alert standing is not asked without end`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { _ in
        note("asked")
        return true
      }
      let below = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95))
      for _ in 0..<AppSession.interruptionLimit { below.tap() }
    }
    #expect(notes.count == AppSession.interruptionLimit)
    #expect(facts.failures.count == 1)
    #expect(facts.failures.first?.contains("monitors reported 10 times") == true)
  }

  @Test func `a monitor is not asked about its own actions`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      test.addUIInterruptionMonitor(withDescription: "m") { alert in
        note("asked")
        alert.buttons["Allow"].tap()
        return false
      }
      app.buttons["count"].tap()
    }
    #expect(notes == ["asked"])
    #expect(facts.failures.count == 2)
  }

  @Test func `monitors are asked again in the tear-down of a test that failed inside one`() throws {
    let (notes, facts) = try Self.run { test, app, note in
      test.continueAfterFailure = false
      test.addUIInterruptionMonitor(withDescription: "m") { alert in
        note("asked")
        alert.buttons[note.words.count == 1 ? "Allow" : "OK"].tap()
        return true
      }
      test.addTeardownBlock { app.buttons["count"].tap() }
      app.buttons["count"].tap()
      note("not reached")
    }
    #expect(notes == ["asked", "asked"])
    #expect(facts.failures.count == 1)
  }
}
