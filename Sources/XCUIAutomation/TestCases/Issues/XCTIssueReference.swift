public import Foundation

/// An issue as an object that does not change, for sources written for Objective-C's form of it.
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

  /// What kind of thing went wrong.
  open var type: XCTIssue.IssueType { issue.type }
  /// What went wrong, in one line.
  open var compactDescription: String { issue.compactDescription }
  /// More about it.
  open var detailedDescription: String? { issue.detailedDescription }
  /// Where it went wrong.
  open var sourceCodeContext: XCTSourceCodeContext { issue.sourceCodeContext }
  /// The error behind it.
  open var associatedError: (any Error)? { issue.associatedError }
  /// Data to be kept with it.
  open var attachments: [XCTAttachment] { issue.attachments }
  /// How bad it is.
  open var severity: XCTIssue.Severity { issue.severity }
  /// Whether it makes the test fail.
  open var isFailure: Bool { issue.isFailure }
}
