package import AccessibilityTree
package import VirtualTime

/// Observes what the test does in a session.
///
/// Calls, activities and steps reach the device as facts of the journal; an observer that wants
/// facts follows the device too. By default each function does nothing.
package protocol SessionObserver: AnyObject {
  /// The test is about to look at the app or to act on it.
  func testWillStep()
  /// The test has looked at the app.
  func testLooked(_ words: String, at observation: Observation)
  /// The test has looked for elements of an app that does not run.
  func testLookedAtNoApp(for query: Query)
  /// The last look also checked whether an alert or a banner is in the way.
  func testAskedForInterruptions()
  /// The last look also checked whether a touch would hit what it found.
  func testAskedForFrames()
  /// The last look found nothing and will be repeated.
  func testWillLookAgain()
  /// The test is about to act on the app.
  func testWillAct(_ action: TestAction)
  /// The test has acted on the app.
  func testActed()
  /// A wait of the test begins; one that is not polled looks at each event.
  func waitBegan(atMost limit: VirtualDuration, isPolled: Bool)
  /// A wait is about to look again.
  func waitWillLook()
  /// What the test waits for came in the wrong order, which ends the wait.
  func waitMissedItsOrder()
  /// A wait of the test is over.
  func waitEnded(isMet: Bool)
  /// The test waited for an app to be idle, which takes longer if something moved.
  func testWaitedForIdle(of app: String, since began: VirtualInstant)
  /// The test has slept.
  func testSlept(_ duration: VirtualDuration)
}

extension SessionObserver {
  package func testWillStep() {}
  package func testLooked(_ words: String, at observation: Observation) {}
  package func testLookedAtNoApp(for query: Query) {}
  package func testAskedForInterruptions() {}
  package func testAskedForFrames() {}
  package func testWillLookAgain() {}
  package func testWillAct(_ action: TestAction) {}
  package func testActed() {}
  package func waitBegan(atMost limit: VirtualDuration, isPolled: Bool) {}
  package func waitWillLook() {}
  package func waitMissedItsOrder() {}
  package func waitEnded(isMet: Bool) {}
  package func testWaitedForIdle(of app: String, since began: VirtualInstant) {}
  package func testSlept(_ duration: VirtualDuration) {}
}
