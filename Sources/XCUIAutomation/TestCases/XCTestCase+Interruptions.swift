public import Foundation
import SimulatedApp
import TestHost

extension XCTestCase {
  /// Adds code that is asked about an alert, of the app or the system, or about a banner, when one
  /// is in the way of an action.
  ///
  /// It gets the element, deals with it and returns true, and the action goes on; with false the
  /// next older monitor is asked. Monitors are removed at the end of the test.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let token = interruptions.add(handlerDescription, handler)
    watchForInterruptions()
    return token
  }

  /// Removes a monitor by what adding it gave.
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
