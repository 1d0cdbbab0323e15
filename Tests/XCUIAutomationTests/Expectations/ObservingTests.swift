import Foundation
import Testing
import XCUIAutomation

@Suite struct ObservingTests {
  private final class Box: NSObject {
    var value = 0
  }

  @Test func `A key of an element is looked at until it has its value`() throws {
    let facts = try CaseRun.facts(CounterApp.compiled) { test in
      let app = XCUIApplication()
      app.launch()
      app.buttons["go"].tap()
      let key = test.keyValueObservingExpectation(
        for: app.staticTexts["answer"], keyPath: "exists", expectedValue: true)
      let open = test.expectation(
        that: \XCUIElement.exists, on: app.staticTexts["answer"], willEqual: true)
      test.wait(for: [key, open], timeout: 10)
    }
    #expect(facts.failures == [])
  }

  @Test func `A value that is there already fulfils at once`() throws {
    let facts = try CaseRun.facts(CounterApp.compiled) { test in
      let box = Box()
      test.wait(for: [test.expectation(that: \Box.value, on: box, willEqual: 0)], timeout: 0)
    }
    #expect(facts.failures == [])
  }

  @Test func `A change is told to the handler with what it asked for`() throws {
    var told: [String] = []
    let facts = try CaseRun.facts(CounterApp.compiled) { test in
      let box = Box()
      let changed = test.expectation(that: \Box.value, on: box, options: [.old, .new]) {
        _, change in
        told.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
        return change.newValue == 5
      }
      box.value = 5
      test.wait(for: [changed], timeout: 3)
    }
    #expect(facts.failures == [])
    #expect(told == ["0 5"])
  }

  @Test func `A value that never comes fails the wait`() throws {
    let facts = try CaseRun.facts(CounterApp.compiled) { test in
      let never = test.expectation(that: \Box.value, on: Box(), willEqual: 1)
      test.wait(for: [never], timeout: 3)
    }
    #expect(facts.failures.count == 1)
    #expect(facts.failures[0].contains("Exceeded timeout of 3 seconds"))
  }

  @Test func `Keys of other objects cannot be read`() throws {
    let facts = try CaseRun.facts(CounterApp.compiled) { _ in
      _ = XCTKVOExpectation(keyPath: "value", object: 7, expectedValue: 1)
    }
    #expect(
      facts.failures == [
        "Cannot observe 'value' of 7: only elements and queries have such keys."
      ])
  }

  @Test func `A notification between processes never comes`() throws {
    let facts = try CaseRun.facts(CounterApp.compiled) { _ in
      _ = XCTDarwinNotificationExpectation(notificationName: "n")
    }
    #expect(
      facts.failures == [
        "Cannot expect Darwin notification 'n': a simulated app posts none."
      ])
  }
}
