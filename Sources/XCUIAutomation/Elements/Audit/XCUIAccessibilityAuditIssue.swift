public import Foundation
import SimulatedApp

/// Something that an accessibility audit has found.
open class XCUIAccessibilityAuditIssue: NSObject, @unchecked Sendable {
  // All is set once, so that sharing between threads is safe.
  /// The element; nil where none stands for what was found.
  public let element: XCUIElement?
  /// What is wrong, in a few words.
  public let compactDescription: String
  /// What is wrong, in a sentence.
  public let detailedDescription: String
  /// What kind of thing is wrong.
  public let auditType: XCUIAccessibilityAuditType

  init(_ finding: AuditFinding, element: XCUIElement?) {
    self.element = element
    compactDescription = finding.words.compact
    detailedDescription = finding.words.detailed
    auditType = XCUIAccessibilityAuditType(rawValue: finding.type.rawValue)
  }

  /// What is wrong, in a few words.
  open override var description: String { compactDescription }
}
