import Foundation
import TestHost

/// Keeps an issue while it passes through `recordFailure`, which has only some of its properties.
///
/// It is Sendable although it changes: every change is made under the lock.
final class IssueDraft: @unchecked Sendable {
  private let lock = NSLock()
  private var issue: XCTIssue?

  /// Keeps the issue.
  func set(_ issue: XCTIssue) { lock.withLock { self.issue = issue } }

  /// Takes the kept issue with its current message, or makes one if none was kept.
  func take(_ message: String, at site: FailureSite, isThrown: Bool) -> XCTIssue {
    let kept = lock.withLock {
      defer { issue = nil }
      return issue
    }
    guard var issue = kept else {
      return XCTIssue(
        isThrown ? .thrownError : .assertionFailure, AssertionWords.xcode(message), at: site)
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
