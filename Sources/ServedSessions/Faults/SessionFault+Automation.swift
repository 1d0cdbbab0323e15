package import SimulatedApp
import TestWriting

extension SessionFault {
  /// The fault of a step that failed.
  init(_ failure: TestStep.Failure) {
    self.init(
      failure.cause.map(Self.kind) ?? .refused, Self.summary(failure.description),
      help: Self.help(in: failure.explanation))
  }

  /// The fault of a call that failed in a session.
  package init(_ failure: AutomationFailure, in session: AppSession) {
    self.init(
      Self.kind(of: failure), Self.summary(failure.message(.looking)),
      help: Self.help(in: session.explanation(of: failure)))
  }

  /// The first line of a message, without the start of an element list.
  private static func summary(_ message: String) -> String {
    TestFailure(message: message, file: "", line: 0).summary
  }

  private static func kind(of failure: AutomationFailure) -> Kind {
    switch failure {
    case .notRunning, .inBackground, .crashed, .lostConnection: .notRunning
    case .noMatch: .noElement
    case .manyMatches: .severalElements
    case .notHittable, .noHitPoint, .scrollRefused: .notTouchable
    case .noKeyboardFocus: .noKeyboard
    case .noButton, .unknownLink, .unclaimedLink, .unknownApp, .impossible, .badQuery: .invalid
    case .unanswered, .helperLost, .noScreenshot, .interrupted, .notTerminated,
      .notTerminatedToLaunch, .notAccessible:
      .refused
    }
  }

  /// The lines of an explanation without the command that replays a test, since there is no test.
  private static func help(in explanation: String) -> String {
    let lines = explanation.split(whereSeparator: \.isNewline).map {
      $0.trimmingPrefix { $0 == " " }
    }
    return lines.filter { !$0.hasPrefix("Replay: ") }.joined(separator: "\n")
  }
}
