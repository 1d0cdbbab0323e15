import FlakeLab
import Foundation
import XCUIAutomation

/// The ways in which tests wait for an element, from the worst to the best.
enum StandardWait: CaseIterable, Sendable {
  case none
  case fixedSleep
  case existence
  case predicate
  case polling

  /// The wait in the names of flows.
  var name: String {
    switch self {
    case .none: "no wait"
    case .fixedSleep: "sleep(2)"
    case .existence: "waitForExistence"
    case .predicate: "predicate expectation"
    case .polling: "wait(for:toEqual:)"
    }
  }

  /// The result that a campaign should have.
  var expectation: Flow.Expectation {
    switch self {
    case .none, .fixedSleep: .mayFlake
    case .existence, .predicate, .polling: .steadyPass
    }
  }

  /// What a reader should learn if it is flaky.
  var lesson: String {
    switch self {
    case .none: "looks before loading has ended: wait for the element"
    case .fixedSleep: "2 s are too short for some answers: wait for the element"
    case .existence, .predicate, .polling: "10 s were too short: look at the loader's latency"
    }
  }

  /// Waits for an element in this way and returns whether it exists.
  @MainActor
  func wait(for element: XCUIElement) -> Bool {
    switch self {
    case .none: return element.exists
    case .fixedSleep:
      sleep(2)
      return element.exists
    case .existence: return element.waitForExistence(timeout: Self.timeoutSeconds)
    case .predicate:
      let expectation = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == true"), object: element)
      return XCTWaiter().wait(for: [expectation], timeout: Self.timeoutSeconds) == .completed
    case .polling: return element.wait(for: \.exists, toEqual: true, timeout: Self.timeoutSeconds)
    }
  }

  /// The timeout in seconds; far above any latency that a campaign draws.
  private static let timeoutSeconds = 10.0
}
