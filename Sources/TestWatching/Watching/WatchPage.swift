package import LoopbackHTTP
import SimulatedApp
import Synchronization
import Trials

/// The page of a watch: the failing tests, with the trace of the first failure next to them.
///
/// One thread reports what happens, another answers the browser.
package final class WatchPage: Sendable {
  /// What the page shows.
  struct Report: Sendable, Equatable {
    /// What is happening, or its result, such as `2 tests fail`.
    var phase: String
    /// What was changed, or what is wrong.
    var cause: String
    /// The tests that fail, sorted.
    var failures: [TestOutcome] = []
  }

  private struct State: Sendable {
    var report = Report(phase: "Starting", cause: "")
    var version = 0
    var trace: [UInt8]?
    /// The test of the trace.
    var traced = ""
    /// Grows with each new trace.
    var traceVersion = 0
  }

  private let state = Mutex(State())

  /// The longest text about a build that fails.
  static let textLimit = 20_000

  /// A text about a build that fails, as the page shows it.
  static func shown(_ text: String) -> String {
    let more = text.count - textLimit
    return more > 0 ? text.prefix(textLimit) + "\n... and \(more) more characters" : text
  }

  /// The trace of a failure is a page in a frame.
  private static let policy = "frame-src 'self'"

  /// A page about a watch that has not begun.
  package init() {}

  func show(_ report: Report) {
    state.withLock {
      $0.report = report
      $0.version += 1
    }
  }

  /// Shows the trace of a test beside the list; nil shows none.
  func showTrace(_ page: [UInt8]?, of test: String) {
    state.withLock {
      guard $0.trace != page else { return }
      $0.trace = page
      $0.traced = test
      $0.traceVersion += 1
      $0.version += 1
    }
  }

  /// Answers a request of HTTP.
  package func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text(405, "Use GET for this.")
    }
    switch request.path {
    case []: return .page("text/html", PackageResources.watch_html, allowing: Self.policy)
    case ["watch.css"]: return .page("text/css", PackageResources.watch_css)
    case ["watch.js"]: return .page("text/javascript", PackageResources.watch_js)
    case ["state"]: return .page("application/json", Array(json.utf8))
    case ["trace"]:
      guard let trace = state.withLock({ $0.trace }) else {
        return .text(404, "No test has failed.")
      }
      // The page of a trace has a policy of its own in its text.
      return .file("text/html", trace, policy: "frame-ancestors 'self'")
    default: return .text(404, "There is nothing here; the page is at /.")
    }
  }

  private var json: String {
    let state = state.withLock { $0 }
    var members = JSONMembers()
    members.add("version", JSONNode(.integer(Int64(state.version))))
    members.add("phase", state.report.phase)
    members.add("cause", state.report.cause)
    members.add("failures", list: state.report.failures) { outcome in
      var row = JSONMembers()
      row.add("test", outcome.test)
      row.add("status", outcome.entry.status.rawValue)
      row.add("failure", outcome.failure)
      return row.node
    }
    if state.trace != nil {
      members.add("traced", state.traced)
      members.add("trace", JSONNode(.integer(Int64(state.traceVersion))))
    }
    return JSONWriter.compact(members.node)
  }
}
