import SimulatedApp
import TestHost

/// A failure or a warning of a test, before it is recorded.
///
/// Override ``XCTestCase/record(_:)`` to change an issue and pass it to `super`. An issue that you
/// do not pass on is dropped.
public struct XCTIssue {
  /// The kind of issue.
  public enum IssueType: Int, Sendable {
    /// An assertion, a wait or a call on an element failed.
    case assertionFailure = 0
    /// The test threw an error.
    case thrownError = 1
    /// Code raised an exception; this does not happen on Linux.
    case uncaughtException = 2
    /// A measurement is worse than its baseline; there are no baselines here.
    case performanceRegression = 3
    /// The test could not be run correctly.
    case system = 4
    /// A failure was expected, but none occurred.
    case unmatchedExpectedFailure = 5
  }

  /// How serious an issue is.
  public enum Severity: Int, Sendable {
    /// The issue is printed, but the test does not fail.
    case warning = 4
    /// The test fails.
    case error = 8
  }

  /// The kind of issue.
  public var type: IssueType
  /// The message, in one line.
  public var compactDescription: String
  /// More details, which are printed below the message.
  ///
  /// For a failed assertion these are the pending work of the app, the instant, the seed, and how
  /// to run the same test again.
  public var detailedDescription: String?
  /// Where the issue happened.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The underlying error, such as the one that the test threw.
  public var associatedError: (any Error)?
  /// Attachments that are kept with the issue.
  public var attachments: [XCTAttachment]
  /// How serious the issue is.
  public var severity: Severity
  /// Why the call that made the issue failed; nil for an assertion or a thrown error.
  var reason: FailureReason?

  /// Makes an issue; without a context it is located at the current line of the running test.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = [], severity: Severity = .error
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
    self.severity = severity
  }

  /// Adds an attachment to the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// Whether the issue makes the test fail; a warning does not.
  public var isFailure: Bool { severity == .error }
}

extension XCTIssue {
  /// Makes a failure at a place in the source.
  init(
    _ type: IssueType = .assertionFailure, _ message: String, at site: FailureSite,
    error: (any Error)? = nil
  ) {
    let location = XCTSourceCodeLocation(filePath: site.file, lineNumber: site.line)
    self.init(
      type: type, compactDescription: message,
      sourceCodeContext: XCTSourceCodeContext(location: location), associatedError: error)
  }

  /// The message and the details below it, as they are printed and saved.
  var words: String {
    let details = detailedDescription?.split(separator: "\n") ?? []
    return ([compactDescription] + details.map { "    " + $0 }).joined(separator: "\n")
  }

  /// The issue in the form that sessions and results keep.
  var failure: TestFailure {
    let site = site
    let reason =
      reason ?? (type == .thrownError ? FailureReason(.error, message: compactDescription) : nil)
    return TestFailure(message: words, file: site.file, line: site.line, reason: reason)
  }

  /// Adds details about the app, which an assertion of XCTest does not have.
  func told(with session: AppSession?) -> XCTIssue {
    guard detailedDescription == nil, let session, session.hasStartedApps,
      !compactDescription.contains("\n    Virtual time: ")
    else { return self }
    var issue = self
    issue.detailedDescription = session.assertionLines.joined(separator: "\n")
    return issue
  }

  /// Where the issue is shown: its location, otherwise the line of the test on its stack.
  var site: FailureSite { sourceCodeContext.site }
}
