import AppRuntime

/// A session whose results were read.
package enum FinishedSession {
  /// Lets go of what a run has gathered; the session cannot be used after it.
  ///
  /// A body that was left at a failure never releases what it held, which leads to the session.
  /// Without this each such run would keep its screens and trees for as long as the process lives.
  package static func release(_ session: AppSession) {
    session.looks = LookResults()
    session.interruptions = InterruptionState()
    session.openSteps = OpenSteps()
    session.held = []
    session.observers = []
    session.testWillEnd = nil
    session.easing = nil
    session.device.release()
  }
}
