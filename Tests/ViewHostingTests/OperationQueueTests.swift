import EventOrders
import Foundation
import SwiftUI
import XCTest

struct OperationsApp: App {
  var body: some Scene { WindowGroup { OperationsView() } }
}

private final class Operations: ObservableObject, @unchecked Sendable {
  @Published var log: [String] = []
  private let queue = OperationQueue()

  func note(_ word: String) { OperationQueue.main.addOperation { self.log.append(word) } }

  func side() {
    queue.maxConcurrentOperationCount = 2
    for number in 1...3 { queue.addOperation { self.note("\(number)") } }
  }

  func dependent() {
    let first = BlockOperation { self.note("first") }
    let second = BlockOperation { self.note("second") }
    second.addDependency(first)
    second.completionBlock = { self.note("completed") }
    queue.addOperations([second, first], waitUntilFinished: false)
  }

  func slow() {
    queue.addOperation {
      Thread.sleep(forTimeInterval: 3)
      self.note("slept")
    }
  }

  func waiting() {
    queue.addOperation { Thread.sleep(forTimeInterval: 1) }
    queue.addOperation { self.note("worked") }
    queue.waitUntilAllOperationsAreFinished()
    log.append("waited")
  }

  func waitingAside() {
    let queue = queue
    DispatchQueue.global().async {
      queue.addOperations([BlockOperation { self.note("worked") }], waitUntilFinished: true)
      self.note("waited")
    }
  }

  func brief() {
    let queue = DispatchQueue(label: "brief")
    queue.async { self.note("sent") }
    queue.sync { note("awaited") }
  }

  func cancelled() {
    let late = BlockOperation { self.note("late") }
    queue.maxConcurrentOperationCount = 1
    queue.addOperation { self.note("first") }
    queue.addOperation(late)
    late.cancel()
  }
}

private struct OperationsView: View {
  @StateObject private var operations = Operations()

  var body: some View {
    Text(operations.log.joined(separator: " ")).accessibilityIdentifier("log")
    Button("side") { operations.side() }
    Button("dependent") { operations.dependent() }
    Button("slow") { operations.slow() }
    Button("waiting") { operations.waiting() }
    Button("waiting aside") { operations.waitingAside() }
    Button("brief") { operations.brief() }
    Button("cancelled") { operations.cancelled() }
  }
}

/// Operation queues of an app run in virtual time.
final class OperationQueueTests: HostedAppTests<OperationsApp> {
  private func log(of button: String, after seconds: UInt32 = 1) -> String {
    app.buttons[button].tap()
    sleep(seconds)
    let log = app.staticTexts["log"]
    return log.exists ? log.label : ""
  }

  func testOperationsSideBySideKeepTheirOrder() {
    XCTAssertEqual(log(of: "side"), "1 2 3")
  }

  func testAnOperationWaitsForThoseThatItDependsOn() {
    XCTAssertEqual(log(of: "dependent"), "first second completed")
  }

  func testASleepingOperationTakesVirtualTime() {
    XCTAssertEqual(log(of: "slow"), "")
    XCTAssertTrue(app.staticTexts["slept"].waitForExistence(timeout: 5))
  }

  func testTheMainThreadCanWaitForOperations() {
    XCTAssertEqual(log(of: "waiting", after: 3), "waited worked")
  }

  func testABlockCanWaitForOperations() {
    XCTAssertEqual(log(of: "waiting aside"), "worked waited")
  }

  func testAQueueMayBeGoneBeforeItsEvent() {
    for _ in 0..<20 { app.buttons["brief"].tap() }
    XCTAssertTrue(app.staticTexts["log"].label.hasSuffix("sent awaited sent awaited"))
  }

  func testACancelledOperationDoesNotRun() {
    XCTAssertEqual(log(of: "cancelled"), "first")
  }
}

/// Searches of apps with operation queues.
final class OperationSearchTests: SearchingTests {
  func testRunsWithOperationsRepeat() {
    let found = RacedTests<OperationsApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["dependent"].tap()
      XCTAssertTrue(app.staticTexts["first second completed"].waitForExistence(timeout: 1))
    }
    XCTAssertNotNil(found.certificate, "\(found.ending)")
  }
}
