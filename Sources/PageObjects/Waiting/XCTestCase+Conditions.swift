public import Foundation
public import XCUIAutomation

#if canImport(Darwin)
  public import XCTest
#endif

extension XCTestCase {
  /// Waits until all conditions are met at once; the failure says which are not, and why.
  ///
  /// They are checked in order, up to the first that is not met. Wait only for the screen and
  /// assert its content, because long waits make poor reports.
  ///
  /// ```swift
  /// wait(timeout: 5) {
  ///   WaitCondition.visible(popup.element)
  ///   WaitCondition("the title", popup.title.label, is: "Desk Lamp")
  /// }
  /// ```
  @preconcurrency @MainActor @discardableResult
  public func wait(
    timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
    line: UInt = #line, @WaitConditionBuilder for conditions: () -> [WaitCondition]
  ) -> Bool {
    let conditions = conditions()
    var fault: (place: Int, words: String)?
    let isMet = Poll.until(timeout) {
      fault = Self.firstFault(of: conditions)
      return fault == nil
    }
    if let fault, !isMet {
      let place = "condition \(fault.place) of \(conditions.count)"
      let message = "\(fault.words) (\(place), after \(WaitTimeouts.words(timeout)))"
      XCTFail(message, file: file, line: line)
    }
    return isMet
  }

  /// Waits until one condition is met.
  ///
  /// ```swift
  /// wait(forFulfillmentOf: "the cart has a badge") { cart.badge.exists }
  /// ```
  @preconcurrency @MainActor @discardableResult
  public func wait(
    forFulfillmentOf name: String, timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line,
    _ holds: @escaping @MainActor () -> Bool
  ) -> Bool {
    wait(timeout: timeout, file: file, line: line) { WaitCondition(name, holds) }
  }

  /// Waits until all elements exist and are hittable; the failure lists the others.
  ///
  /// ```swift
  /// wait(forVisibilityOf: [page.title, page.button])
  /// ```
  @preconcurrency @MainActor @discardableResult
  public func wait(
    forVisibilityOf elements: [XCUIElement], timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    waitForAll(elements.map(WaitCondition.visible), timeout, file, line)
  }

  /// Waits until no element exists; the failure lists those that do.
  @preconcurrency @MainActor @discardableResult
  public func wait(
    forInvisibilityOf elements: [XCUIElement], timeout: TimeInterval = WaitTimeouts.standard,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    waitForAll(elements.map(WaitCondition.gone), timeout, file, line)
  }

  @MainActor
  private func waitForAll(
    _ conditions: [WaitCondition], _ timeout: TimeInterval, _ file: StaticString, _ line: UInt
  ) -> Bool {
    var faults: [String] = []
    let isMet = Poll.until(timeout) {
      faults = conditions.compactMap { $0.fault() }
      return faults.isEmpty
    }
    if !isMet {
      let list = faults.joined(separator: "; ")
      XCTFail("\(list) (after \(WaitTimeouts.words(timeout)))", file: file, line: line)
    }
    return isMet
  }

  @MainActor
  private static func firstFault(
    of conditions: [WaitCondition]
  ) -> (place: Int, words: String)? {
    for (place, condition) in zip(1..., conditions) {
      if let words = condition.fault() { return (place, words) }
    }
    return nil
  }
}
