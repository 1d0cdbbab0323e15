public import Foundation
import SimulatedApp
import TestHost

extension XCTestCase {
  /// Adds a handler for alerts and banners that interrupt an action, of the app or the system.
  ///
  /// The handler receives the interrupting element. If it deals with it and returns true, the
  /// action continues. If it returns false, the next older monitor is called. Monitors are removed
  /// at the end of the test.
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let token = interruptions.add(handler)
    watchForInterruptions()
    return token
  }

  /// Removes a monitor by the token that adding it returned.
  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    interruptions.remove(monitor)
    watchForInterruptions()
  }

  private func watchForInterruptions() {
    guard let session = hosted?.session as? AppSession else { return }
    let interruptions = interruptions
    session.interruptionMonitor = interruptions.isEmpty ? nil : { interruptions.handle($0) }
  }
}
