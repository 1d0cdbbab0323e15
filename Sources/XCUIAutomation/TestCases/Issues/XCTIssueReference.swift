public import Foundation

/// An immutable issue as an object, for sources that use Objective-C's form of issues.
open class XCTIssueReference: NSObject {
  var issue: XCTIssue

  /// Makes an issue.
  public init(
    type: XCTIssue.IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    issue = XCTIssue(
      type: type, compactDescription: compactDescription, detailedDescription: detailedDescription,
      sourceCodeContext: sourceCodeContext, associatedError: associatedError,
      attachments: attachments)
  }

  /// The kind of issue.
  open var type: XCTIssue.IssueType { issue.type }
  /// The message, in one line.
  open var compactDescription: String { issue.compactDescription }
  /// More details.
  open var detailedDescription: String? { issue.detailedDescription }
  /// Where the issue happened.
  open var sourceCodeContext: XCTSourceCodeContext { issue.sourceCodeContext }
  /// The underlying error.
  open var associatedError: (any Error)? { issue.associatedError }
  /// Attachments that are kept with the issue.
  open var attachments: [XCTAttachment] { issue.attachments }
  /// How serious the issue is.
  open var severity: XCTIssue.Severity { issue.severity }
  /// Whether the issue makes the test fail.
  open var isFailure: Bool { issue.isFailure }
}
