import SimulatedApp
import TestHost

/// A failure or a warning of a test: every one is a value of this type before it is recorded.
///
/// Change one in an override of ``XCTestCase/record(_:)`` and hand it on to `super`, or do not hand
/// it on, and it was never there.
public struct XCTIssue {
  /// What kind of thing went wrong.
  public enum IssueType: Int, Sendable {
    /// An assertion, a wait or a call on an element failed.
    case assertionFailure = 0
    /// The test threw an error.
    case thrownError = 1
    /// Code raised an exception; nothing does so on Linux.
    case uncaughtException = 2
    /// A measurement is worse than its baseline; there are no baselines here.
    case performanceRegression = 3
    /// The test could not be run as it should.
    case system = 4
    /// A failure was expected, and none came.
    case unmatchedExpectedFailure = 5
  }

  /// How bad it is.
  public enum Severity: Int, Sendable {
    /// Worth a line of output, no more.
    case warning = 4
    /// The test has failed.
    case error = 8
  }

  /// What kind of thing went wrong.
  public var type: IssueType
  /// What went wrong, in one line.
  public var compactDescription: String
  /// More about it, which is printed below the line: of an assertion that failed, what was under
  /// way in the app, the instant, the seed, and how to run the same again.
  public var detailedDescription: String?
  /// Where it went wrong.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error behind it, such as the one that the test threw.
  public var associatedError: (any Error)?
  /// Data to be kept with it.
  public var attachments: [XCTAttachment]
  /// How bad it is.
  public var severity: Severity
  /// Why the call that made the issue failed; nil for an assertion and a thrown error.
  var reason: FailureReason?

  /// Makes an issue; unless a context is given, it is at the line of the test that is running.
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

  /// Adds data to be kept with the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// Whether the issue makes the test fail; a warning does not.
  public var isFailure: Bool { severity == .error }
}

extension XCTIssue {
  /// A failure at a place.
  init(
    _ type: IssueType = .assertionFailure, _ message: String, at site: FailureSite,
    error: (any Error)? = nil
  ) {
    let location = XCTSourceCodeLocation(filePath: site.file, lineNumber: site.line)
    self.init(
      type: type, compactDescription: message,
      sourceCodeContext: XCTSourceCodeContext(location: location), associatedError: error)
  }

  /// The description as it is printed and kept, with what stands below it.
  var words: String {
    let details = detailedDescription?.split(separator: "\n") ?? []
    return ([compactDescription] + details.map { "    " + $0 }).joined(separator: "\n")
  }

  /// The issue as sessions and results keep it.
  var failure: TestFailure {
    let site = site
    let reason =
      reason ?? (type == .thrownError ? FailureReason(.error, message: compactDescription) : nil)
    return TestFailure(message: words, file: site.file, line: site.line, reason: reason)
  }

  /// The failure with what the app was doing, of which an assertion of XCTest knows nothing.
  func told(with session: AppSession?) -> XCTIssue {
    guard detailedDescription == nil, let session, session.hasStartedApps,
      !compactDescription.contains("\n    Virtual time: ")
    else { return self }
    var issue = self
    issue.detailedDescription = session.assertionLines.joined(separator: "\n")
    return issue
  }

  /// Where the issue is shown: its location, else the line of the test on its stack.
  var site: FailureSite { sourceCodeContext.site }
}
