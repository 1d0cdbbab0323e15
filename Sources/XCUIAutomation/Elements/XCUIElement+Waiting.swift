public import Foundation
import SimulatedApp
import VirtualTime

extension XCUIElement {
  /// Waits until the element exists; returns false, without a failure, if it does not in time.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    wait(toExist: true, timeout: timeout)
  }

  /// Waits until the element no longer exists; returns false if it still does at the end.
  @discardableResult
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait(toExist: false, timeout: timeout)
  }

  /// Waits until a property has a value; returns false if it does not, or if nothing matches.
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    guard let session = Automation.session(for: target) else { return false }
    let predicate = PropertyWords.predicate(keyPath, expectedValue)
    let isMet = session.waiter.wait(
      toMeet: "Expect predicate `\(predicate)` for object \(words)", timeout: .seconds(timeout)
    ) {
      if keyPath != \XCUIElement.exists, !session.isPresent(query) { return false }
      return self[keyPath: keyPath] == expectedValue
    }
    return Automation.answered(isMet, in: session)
  }

  private func wait(toExist wanted: Bool, timeout: TimeInterval) -> Bool {
    guard let session = Automation.session(for: target) else { return false }
    let isMet = session.waiter.wait(
      for: query, toExist: wanted, timeout: .seconds(timeout),
      title: "Waiting \(timeout)s for \(self.words) to \(wanted ? "exist" : "not exist")")
    return Automation.answered(isMet, in: session)
  }
}
