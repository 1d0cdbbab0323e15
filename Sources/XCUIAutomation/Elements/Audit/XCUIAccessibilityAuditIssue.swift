public import Foundation
import SimulatedApp

/// A problem that an accessibility audit has found.
open class XCUIAccessibilityAuditIssue: NSObject, @unchecked Sendable {
  // All properties are constants, so the object can be shared between threads.
  /// The element; nil if the problem belongs to no element.
  public let element: XCUIElement?
  /// The problem in a few words.
  public let compactDescription: String
  /// The problem in a sentence.
  public let detailedDescription: String
  /// The kind of problem.
  public let auditType: XCUIAccessibilityAuditType

  init(_ finding: AuditFinding, element: XCUIElement?) {
    self.element = element
    compactDescription = finding.words.compact
    detailedDescription = finding.words.detailed
    auditType = XCUIAccessibilityAuditType(rawValue: finding.type.rawValue)
  }

  /// The problem in a few words.
  open override var description: String { compactDescription }
}
