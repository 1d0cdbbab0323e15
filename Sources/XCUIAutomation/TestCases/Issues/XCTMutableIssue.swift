/// A mutable issue as an object, for sources that use Objective-C's form of issues.
open class XCTMutableIssue: XCTIssueReference {
  /// The kind of issue.
  open override var type: XCTIssue.IssueType {
    get { issue.type }
    set { issue.type = newValue }
  }

  /// The message, in one line.
  open override var compactDescription: String {
    get { issue.compactDescription }
    set { issue.compactDescription = newValue }
  }

  /// More details.
  open override var detailedDescription: String? {
    get { issue.detailedDescription }
    set { issue.detailedDescription = newValue }
  }

  /// Where the issue happened.
  open override var sourceCodeContext: XCTSourceCodeContext {
    get { issue.sourceCodeContext }
    set { issue.sourceCodeContext = newValue }
  }

  /// The underlying error.
  open override var associatedError: (any Error)? {
    get { issue.associatedError }
    set { issue.associatedError = newValue }
  }

  /// Attachments that are kept with the issue.
  open override var attachments: [XCTAttachment] {
    get { issue.attachments }
    set { issue.attachments = newValue }
  }

  /// How serious the issue is.
  open override var severity: XCTIssue.Severity {
    get { issue.severity }
    set { issue.severity = newValue }
  }

  /// Adds an attachment to the issue.
  open func add(_ attachment: XCTAttachment) { issue.add(attachment) }
}
