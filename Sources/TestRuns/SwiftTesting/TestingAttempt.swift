import SimulatedApp
import Synchronization
import TestHost
import Testing
import Trials

/// One attempt at a case of a test of Swift Testing: it sees every issue of the case and what the
/// case throws, and keeps what went wrong.
final class TestingAttempt: Sendable {
  /// What becomes of the issues that fail a test.
  enum Manner: Sendable {
    /// They are told as they are.
    case told
    /// They are not told, since the case is tried again.
    case held
    /// They are told as warnings, which fail nothing.
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

  /// An attempt in a session.
  init(_ test: Test, in session: AppSession, _ manner: Manner) {
    self.test = test
    self.session = session
    self.manner = manner
    let place = test.sourceLocation
    Self.beginnings.withLock { _ = $0[place.fileID, default: []].insert(place.line) }
  }

  /// What went wrong.
  var failures: [TestFailure] { findings.withLock { $0.failures } }

  /// Why the case was left, where nothing went wrong before.
  var skipReason: String? { findings.withLock { $0.skipReason } }

  /// Performs the case as a task of its own, which a failure can end without ending others; gives
  /// what it threw.
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

  /// Keeps an issue where it is a failure of this case; what is to be told of it.
  private func handle(_ issue: Issue) -> Issue? {
    guard Test.current != nil else {
      // It reaches whoever runs the tests without us: from here it would be told twice.
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

  /// The issue with what the app was doing, where no call of ours has told that.
  private func told(_ issue: Issue) -> Issue {
    guard IssueSink.taken == nil, session.hasStartedApps else { return issue }
    var issue = issue
    issue.comments.append(
      Comment(rawValue: session.assertionLines.joined(separator: "\n")))
    return issue
  }

  /// Where tests begin that have begun to run, by file.
  private static let beginnings = Mutex<[String: Set<Int>]>([:])

  /// Whether an issue of code that belongs to no test stands in this one, as far as its line tells:
  /// this is the last test to begin before it among those that have run so far.
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

  /// Why the issue came; nil for an assertion.
  private func reason(of issue: Issue, _ message: String) -> FailureReason? {
    if let taken = IssueSink.taken { return taken.reason }
    return issue.error == nil ? nil : FailureReason(.error, message: message)
  }

  /// What kind of issue it is, unless a comment says all.
  private static func kind(of issue: Issue) -> [String] {
    if case .unconditional = issue.kind, !issue.comments.isEmpty { return [] }
    return ["\(issue.kind)"]
  }

  // MARK: - Errors

  /// Keeps what a case threw, where it is no issue of its own.
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

/// What `Test.cancel` throws; the library has no public name for it.
enum CaseSkip {
  /// The reason that an error gives for leaving a test; nil for other errors.
  static func reason(in error: any Error) -> String? {
    guard String(reflecting: type(of: error)) == "Testing.SkipInfo" else { return nil }
    let comment = Mirror(reflecting: error).descendant("comment") as? Comment
    return comment?.rawValue ?? ""
  }
}
