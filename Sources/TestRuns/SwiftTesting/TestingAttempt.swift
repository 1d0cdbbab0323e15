import SimulatedApp
import Synchronization
import TestHost
import Testing
import Trials

/// One attempt of a Swift Testing case, which collects its failures.
///
/// It sees every issue of the case and the error that the case throws.
final class TestingAttempt: Sendable {
  /// How issues that fail a test are reported.
  enum Manner: Sendable {
    /// They are reported unchanged.
    case told
    /// They are not reported, because the case is retried.
    case held
    /// They are reported as warnings, which do not fail the test.
    case softened
  }

  private struct Findings {
    var failures: [TestFailure] = []
    var skipReason: String?
  }

  private let test: Test
  private let session: AppSession
  private let manner: Manner
  private let findings = Mutex(Findings())

  /// Makes an attempt in a session.
  init(_ test: Test, in session: AppSession, _ manner: Manner) {
    self.test = test
    self.session = session
    self.manner = manner
    let place = test.sourceLocation
    Self.beginnings.withLock { _ = $0[place.fileID, default: []].insert(place.line) }
  }

  /// The failures of the case.
  var failures: [TestFailure] { findings.withLock { $0.failures } }

  /// Why the case was skipped or cancelled; nil if it was not.
  var skipReason: String? { findings.withLock { $0.skipReason } }

  /// Runs the case as a separate task and returns the error that it threw, if any.
  ///
  /// A failure can cancel this task without cancelling others.
  func perform(
    _ testCase: Test.Case, _ body: @escaping @Sendable () async throws -> Void
  ) async -> (any Error)? {
    let scope = IssueHandlingTrait.compactMapIssues { self.handle($0) }
    let test = test
    let thrown = await withTaskGroup(of: (any Error)?.self) { group in
      group.addTask {
        do {
          try await scope.provideScope(for: test, testCase: testCase) { try await body() }
          return nil
        } catch {
          return error
        }
      }
      return await group.next() ?? nil
    }
    judge(thrown)
    return thrown
  }

  // MARK: - Issues

  /// Records an issue if it is a failure of this case; returns the issue to report, if any.
  private func handle(_ issue: Issue) -> Issue? {
    guard Test.current != nil else {
      // Swift Testing reports the issue in any case. Returning it here would report it twice.
      if isNear(issue) { keep(issue) }
      return nil
    }
    guard issue.isFailure else { return issue }
    let issue = told(issue)
    let failure = keep(issue)
    if IssueSink.taken == nil { session.testDidFail(failure) }
    switch manner {
    case .told: return issue
    case .held: return nil
    case .softened:
      var softened = issue
      softened.severity = .warning
      return softened
    }
  }

  /// Adds details about the app to an issue, unless a call of this package has already added them.
  private func told(_ issue: Issue) -> Issue {
    guard IssueSink.taken == nil, session.hasStartedApps else { return issue }
    var issue = issue
    issue.comments.append(
      Comment(rawValue: session.assertionLines.joined(separator: "\n")))
    return issue
  }

  /// The lines where the tests that have started begin, by file.
  private static let beginnings = Mutex<[String: Set<Int>]>([:])

  /// Whether an issue outside of any test belongs to this test, judging by its line.
  ///
  /// It does if this test is the last one before that line, of those that have started so far.
  private func isNear(_ issue: Issue) -> Bool {
    guard issue.isFailure, let place = issue.sourceLocation else { return false }
    let lines = Self.beginnings.withLock { $0[place.fileID, default: []] }
    return place.fileID == test.sourceLocation.fileID
      && lines.filter { $0 <= place.line }.max() == test.sourceLocation.line
  }

  @discardableResult
  private func keep(_ issue: Issue) -> TestFailure {
    let place = issue.sourceLocation ?? test.sourceLocation
    let comments = issue.comments.map(\.rawValue)
    let message = (Self.kind(of: issue) + comments).joined(separator: "\n")
    let failure = TestFailure(
      message: message, file: place.fileName, line: place.line, reason: reason(of: issue, message))
    findings.withLock { $0.failures.append(failure) }
    return failure
  }

  /// The reason for the issue; nil for an assertion.
  private func reason(of issue: Issue, _ message: String) -> FailureReason? {
    if let taken = IssueSink.taken { return taken.reason }
    return issue.error == nil ? nil : FailureReason(.error, message: message)
  }

  /// The kind of issue; empty if the comments already say everything.
  private static func kind(of issue: Issue) -> [String] {
    if case .unconditional = issue.kind, !issue.comments.isEmpty { return [] }
    return ["\(issue.kind)"]
  }

  // MARK: - Errors

  /// Records the error that a case threw, unless it was already recorded as an issue.
  private func judge(_ error: (any Error)?) {
    switch error {
    case is ExpectationFailedError: return
    case let error? where CaseSkip.reason(in: error) != nil:
      findings.withLock { $0.skipReason = CaseSkip.reason(in: error) }
    case _ where Task.isCancelled && test.timeLimit != nil:
      fail("The test was cut off by its time limit.", .timeout)
    case is CancellationError where Task.isCancelled:
      findings.withLock { $0.skipReason = "The test was cancelled." }
    case is CancellationError where session.isHalted: return
    case let error?: fail("Caught error: \(error)", .error)
    case nil: return
    }
  }

  private func fail(_ message: String, _ kind: FailureReason.Kind) {
    let place = test.sourceLocation
    findings.withLock {
      $0.failures.append(
        TestFailure(
          message: message, file: place.fileName, line: place.line,
          reason: FailureReason(kind, message: message)))
    }
  }
}

/// The error that `Test.cancel` throws; it has no public name.
enum CaseSkip {
  /// The reason in a cancellation error; nil for other errors.
  static func reason(in error: any Error) -> String? {
    guard String(reflecting: type(of: error)) == "Testing.SkipInfo" else { return nil }
    let comment = Mirror(reflecting: error).descendant("comment") as? Comment
    return comment?.rawValue ?? ""
  }
}
