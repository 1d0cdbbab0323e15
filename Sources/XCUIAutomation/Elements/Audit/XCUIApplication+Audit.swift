import AccessibilityTree
import Foundation
import SimulatedApp
import TestHost

extension XCUIApplication {
  /// Audits the screen when the app is idle; each finding fails the test.
  ///
  /// ```swift
  /// try app.performAccessibilityAudit(for: [.hitRegion, .contrast]) { issue in
  ///   issue.element?.identifier == "decoration"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - auditTypes: The kinds of problems to look for.
  ///   - issueHandler: Called for each finding; return true to ignore it.
  /// - Throws: Errors of the handler, and an error if the app cannot be audited.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    guard let session = Automation.session(for: target) else {
      throw Automation.Unavailable(description: "There is no app to audit.")
    }
    let (snapshot, findings) = try audit(auditTypes, in: session)
    for finding in findings {
      let issue = XCUIAccessibilityAuditIssue(
        finding, element: finding.element.map { element($0, in: snapshot) })
      guard try issueHandler?(issue) != true else { continue }
      guard !session.isHalted else { return }
      failCurrentTest(Self.message(of: finding, in: snapshot) + session.circumstances)
    }
  }

  private func audit(
    _ types: XCUIAccessibilityAuditType, in session: AppSession
  ) throws -> (snapshot: ScreenSnapshot, findings: [AuditFinding]) {
    do throws(AutomationFailure) {
      return try session.audit(for: AuditType(rawValue: types.rawValue))
    } catch {
      throw Automation.Unavailable(description: error.message(.acting("audit \(words)")))
    }
  }

  /// Refers to an element by its identity, or by its position if the system made the element.
  private func element(_ index: Int, in snapshot: ScreenSnapshot) -> XCUIElement {
    guard index > 0 else { return self }
    let all = query.descendants(.any)
    let token = snapshot.tree.token(of: index)
    let step: QueryStep = token == 0 ? .index(index - 1) : .identity([token])
    return XCUIElement(target: target, query: all.appending(step))
  }

  private static func message(of finding: AuditFinding, in snapshot: ScreenSnapshot) -> String {
    let text = TreeText(snapshot.tree, addresses: .none)
    let row = finding.element.map { "\n    Element: " + text.row($0) } ?? ""
    return "\(finding.words.compact)\n    \(finding.words.detailed)\(row)"
  }
}
