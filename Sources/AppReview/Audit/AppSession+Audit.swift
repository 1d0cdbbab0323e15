import AppCompiling
package import AppRuntime
package import AppSession

extension AppSession {
  /// Audits the screen when the app is idle.
  package func audit(
    for types: AuditType
  ) throws(AutomationFailure) -> (snapshot: ScreenSnapshot, findings: [AuditFinding]) {
    try call("Perform accessibility audit") { () throws(AutomationFailure) in
      waitForIdle()
      guard let snapshot = device.snapshot else { throw absence }
      let audit = AccessibilityAudit(
        snapshot, for: types, measuresItself: device.process?.app.isOwnSource == true)
      return (snapshot, audit.findings)
    }
  }
}
