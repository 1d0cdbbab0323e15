/// An issue as an object that changes, for sources written for Objective-C's form of it.
open class XCTMutableIssue: XCTIssueReference {
  /// What kind of thing went wrong.
  open override var type: XCTIssue.IssueType {
    get { issue.type }
    set { issue.type = newValue }
  }

  /// What went wrong, in one line.
  open override var compactDescription: String {
    get { issue.compactDescription }
    set { issue.compactDescription = newValue }
  }

  /// More about it.
  open override var detailedDescription: String? {
    get { issue.detailedDescription }
    set { issue.detailedDescription = newValue }
  }

  /// Where it went wrong.
  open override var sourceCodeContext: XCTSourceCodeContext {
    get { issue.sourceCodeContext }
    set { issue.sourceCodeContext = newValue }
  }

  /// The error behind it.
  open override var associatedError: (any Error)? {
    get { issue.associatedError }
    set { issue.associatedError = newValue }
  }

  /// Data to be kept with it.
  open override var attachments: [XCTAttachment] {
    get { issue.attachments }
    set { issue.attachments = newValue }
  }

  /// How bad it is.
  open override var severity: XCTIssue.Severity {
    get { issue.severity }
    set { issue.severity = newValue }
  }

  /// Adds data to be kept with it.
  open func add(_ attachment: XCTAttachment) { issue.add(attachment) }
}
