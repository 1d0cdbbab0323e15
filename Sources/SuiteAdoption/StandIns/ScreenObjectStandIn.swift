/// The replacement for the module ScreenObject, whose class page objects inherit.
///
/// A page object waits for its first element when it is made, and throws if it does not appear.
enum ScreenObjectStandIn {
  /// The module.
  static let standIn = StandIn(
    module: "ScreenObject", source: source,
    words: "has a class of page objects that wait for their elements, as the package does.")

  private static let source = """
    // Page objects wait for their elements until these can be tapped.
    import Foundation
    import XCUIAutomation

    open class ScreenObject {
      public typealias Getter = (XCUIApplication) -> XCUIElement

      public enum WaitForScreenError: Error, Equatable { case timedOut }
      public enum InitError: Error, Equatable { case emptyExpectedElementGettersArray }

      public static let defaultWaitTimeout: TimeInterval = 20
      public static let retryWaitTime: UInt32 = 1

      public let app: XCUIApplication
      private let getters: [Getter]
      private let timeout: TimeInterval

      public init(
        expectedElementGetters: [Getter], app: XCUIApplication = XCUIApplication(),
        waitTimeout: TimeInterval = defaultWaitTimeout
      ) throws {
        if expectedElementGetters.isEmpty { throw InitError.emptyExpectedElementGettersArray }
        (self.app, getters, timeout) = (app, expectedElementGetters, waitTimeout)
        try waitForScreen(firstElementOnly: true)
      }

      public init(
        expectedElementGetter: @escaping Getter, app: XCUIApplication = XCUIApplication(),
        waitTimeout: TimeInterval = defaultWaitTimeout
      ) throws {
        (self.app, getters, timeout) = (app, [expectedElementGetter], waitTimeout)
        try waitForScreen(firstElementOnly: true)
      }

      public var expectedElement: XCUIElement { getters[0](app) }

      public var isLoaded: Bool { (try? waitForScreen()) != nil }

      @discardableResult
      public func waitForScreen(
        firstElementOnly: Bool = false, maxRetries: Int = 3
      ) throws -> Self {
        let awaited = firstElementOnly ? Array(getters.prefix(1)) : getters
        for attempt in 1...max(1, maxRetries) {
          if attempt > 1 { sleep(Self.retryWaitTime) }
          let name = "Wait for \\(type(of: self))"
          let isThere = XCTContext.runActivity(named: name) { _ in
            awaited.allSatisfy(isHittable)
          }
          if isThere { return self }
        }
        throw WaitForScreenError.timedOut
      }

      private func isHittable(_ getter: Getter) -> Bool {
        let hittable = XCTNSPredicateExpectation(
          predicate: NSPredicate(format: "isHittable == true"), object: getter(app))
        return XCTWaiter.wait(for: [hittable], timeout: timeout) == .completed
      }
    }

    """
}
