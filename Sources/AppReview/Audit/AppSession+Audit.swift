package import AppRuntime
package import AppSession
import RunJournal

extension AppSession {
  /// Audits the screen as it is when the app is idle.
  package func audit(
    for types: AuditType
  ) throws(AutomationFailure) -> (snapshot: ScreenSnapshot, findings: [AuditFinding]) {
    record(.callBegan("Perform accessibility audit"))
    waitForIdle()
    guard let snapshot = device.snapshot else {
      record(.callEnded(outcome: "failed"))
      throw absence
    }
    let findings = AccessibilityAudit(snapshot, for: types).findings
    record(.callEnded(outcome: "ok"))
    return (snapshot, findings)
  }
}
