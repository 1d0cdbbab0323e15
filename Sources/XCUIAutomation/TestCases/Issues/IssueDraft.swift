import Foundation
import TestHost

/// The issue that is on its way through `recordFailure`, which only takes some words of it.
///
/// Sendable although it changes: every change is made under the lock.
final class IssueDraft: @unchecked Sendable {
  private let lock = NSLock()
  private var issue: XCTIssue?

  /// Sets the issue aside.
  func set(_ issue: XCTIssue) { lock.withLock { self.issue = issue } }

  /// Takes the issue with the words it has now; makes one where none was set aside.
  func take(_ message: String, at site: FailureSite, isThrown: Bool) -> XCTIssue {
    let kept = lock.withLock {
      defer { issue = nil }
      return issue
    }
    guard var issue = kept else {
      return XCTIssue(isThrown ? .thrownError : .assertionFailure, message, at: site)
    }
    issue.compactDescription = message
    let known = issue.sourceCodeContext
    let location = XCTSourceCodeLocation(filePath: site.file, lineNumber: site.line)
    if known.location != location {
      issue.sourceCodeContext = XCTSourceCodeContext(
        callStack: known.callStack, location: location)
    }
    return issue
  }
}
