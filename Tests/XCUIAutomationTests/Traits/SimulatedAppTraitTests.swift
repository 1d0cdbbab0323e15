import Foundation
import SimulatedApp
import Testing
import XCUIAutomation

@testable import TestHost

/// Tests as users of Swift Testing write them.
@Suite(.simulatedApp(CounterApp.definition))
struct SimulatedAppTraitTests {
  @MainActor
  @Test func `An asynchronous test drives the app`() async throws {
    let app = XCUIApplication()
    app.launch()
    app.buttons["go"].tap()
    #expect(app.staticTexts["answer"].waitForExistence(timeout: 10))
  }

  @MainActor
  @Test func `A test on the main actor drives the app`() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["go"].tap()
    #expect(app.staticTexts["answer"].waitForExistence(timeout: 10))
  }

  @Test(arguments: 1...8)
  func `Each case has an app of its own`(number: Int) {
    let app = XCUIApplication()
    #expect(app.state == .notRunning)
    app.launch()
    #expect(app.buttons["go"].exists)
    app.buttons["go"].tap()
    #expect(!app.buttons["go"].exists)
  }

  @Test func `Sleeps and dates of the test are virtual`() {
    let start = Date()
    sleep(100_000)
    #expect(Date().timeIntervalSince(start) >= 100_000)
  }

  @Test func `Sleeps of tasks are virtual, and those side by side pass together`() async throws {
    let start = Date()
    async let one: Void = Task.sleep(for: .seconds(100_000))
    async let other: Void = Task.sleep(for: .seconds(100_000))
    _ = try await (one, other)
    #expect((100_000..<100_001).contains(Date().timeIntervalSince(start)))
  }

  @Test func `Tasks wake in the order of their instants`() async {
    let woken = await withTaskGroup(of: Int.self) { group in
      for seconds in [3000, 1000, 2000] {
        group.addTask {
          try? await Task.sleep(for: .seconds(seconds))
          return seconds
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(woken == [1000, 2000, 3000])
  }

  @Test func `A task of its own goes by virtual time`() async throws {
    let start = Date()
    let end = try await Task {
      try await Task.sleep(for: .seconds(100_000))
      return Date()
    }.value
    #expect(end.timeIntervalSince(start) >= 100_000)
  }

  @MainActor
  @Test func `The app goes on while a task sleeps`() async throws {
    let app = XCUIApplication()
    app.launch()
    app.buttons["go"].tap()
    #expect(!app.staticTexts["answer"].exists)
    try await Task.sleep(for: .seconds(10))
    #expect(app.staticTexts["answer"].exists)
  }

  @MainActor
  @Test func `Sleeps and dates on the main actor are virtual`() async throws {
    let start = Date()
    sleep(100_000)
    try await Task.sleep(for: .seconds(100_000))
    MainActor.assertIsolated()
    #expect((200_000..<200_001).contains(Date().timeIntervalSince(start)))
  }

  @MainActor
  @Test func `A block on the main queue has real clocks`() async {
    let date = await withCheckedContinuation { done in
      DispatchQueue.main.async { done.resume(returning: Date()) }
    }
    #expect(abs(date.timeIntervalSince(Date())) > 86_400)
  }

  @Test func `A block that is delayed comes due in virtual time`() async {
    let start = Date()
    await withCheckedContinuation { done in
      DispatchQueue.global().asyncAfter(deadline: .now() + 10_000) { done.resume() }
    }
    #expect(Date().timeIntervalSince(start) >= 10_000)
  }

  @Test func `A wait in a task ends at the virtual instant of what it waits for`() async {
    let start = Date()
    let expectation = XCTestExpectation(description: "slept")
    Task {
      try? await Task.sleep(for: .seconds(100))
      expectation.fulfill()
    }
    let result = await XCTWaiter().fulfillment(of: [expectation], timeout: 500)
    #expect(result == .completed)
    #expect((100..<101).contains(Date().timeIntervalSince(start)))
  }

  @Test func `A wait that blocks lets tasks go on`() {
    let expectation = XCTestExpectation(description: "slept")
    Task {
      try? await Task.sleep(for: .seconds(100))
      expectation.fulfill()
    }
    #expect(XCTWaiter().wait(for: [expectation], timeout: 500) == .completed)
  }

  @MainActor
  @Test func `A wait that blocks the main actor lets tasks of the main actor go on`() {
    let expectation = XCTestExpectation(description: "slept")
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(100))
      expectation.fulfill()
    }
    #expect(XCTWaiter().wait(for: [expectation], timeout: 500) == .completed)
  }

  @Test func `A date that is waited for by yielding comes`() async {
    let end = Date(timeIntervalSinceNow: 1)
    while Date() < end { await Task.yield() }
    #expect(Date() >= end)
  }

  @Test func `Time stands still while tasks yield as often as the limit says`() async {
    let start = Date()
    var count = 0
    while Date() == start, count < 10 * HostedTest.roundLimit {
      await Task.yield()
      count += 1
    }
    // Each yield of this test is two rounds: one ends in it, and one goes on after it. Work on other
    // threads lets time stand for the same number of rounds again.
    #expect(Date() > start)
    #expect((2 * count).isMultiple(of: HostedTest.roundLimit))
  }

  @Test(.simulatedApp(CounterApp.definition, route: "Other"))
  func `A route is where the app starts`() {
    XCUIApplication().launch()
    #expect(XCUIApplication().staticTexts["other"].exists)
  }

  @Test(.simulatedApp(CounterApp.definition, device: "iPhone SE (3rd generation)"))
  func `The device is the one named`() {
    XCUIApplication().launch()
    #expect(XCUIApplication().frame.width == 375)
  }

  @Test func `A failure is an issue at its line`() {
    let line = #line + 3
    withKnownIssue {
      XCUIApplication().launch()
      XCUIApplication().buttons["none"].tap()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "SimulatedAppTraitTests.swift"
        && issue.comments.contains { $0.rawValue.contains("No matches found") }
    }
  }

  @MainActor
  @Test(.simulatedApp(CounterApp.definition, continueAfterFailure: false))
  func `After a failure that ends the test calls do nothing and sleeps throw`() async {
    let app = XCUIApplication()
    app.launch()
    withKnownIssue { app.buttons["none"].tap() }
    #expect(Task.isCancelled)
    app.buttons["go"].tap()
    await #expect(throws: CancellationError.self) { try await Task.sleep(for: .seconds(60)) }
  }
}
