/// Why a call or an assertion of a test failed, without what changes from run to run.
///
/// It is created together with the failure. With the line of the test it decides whether two
/// failures are the same: see ``FailureIdentity``.
public struct FailureReason: Sendable, Hashable, Codable {
  /// The kinds of failures, as files name them.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// An assertion failed, or the test recorded a failure.
    case assertion
    /// The test threw an error.
    case error
    /// A wait ended at its deadline.
    case timeout
    /// A query found no element.
    case noMatch
    /// A query found several elements where the call needs one.
    case manyMatches
    /// No touch reaches the element.
    case notHittable
    /// No element has the keyboard focus to receive the typed text.
    case noKeyboardFocus
    /// An alert covers the app, and no interruption monitor closed it.
    case interrupted
    /// The app crashed, ended, or does not run in front.
    case notRunning
    /// The app does not answer.
    case unanswered
    /// The call asks for something impossible, such as an unknown link.
    case refused
    /// The process of the test crashed, or ended in the test.
    case crash
  }

  /// The kind of the failure.
  public let kind: Kind
  /// What the failing call was for, such as the steps of a query; the message of an assertion
  /// without its values.
  public let subject: String

  /// Makes the reason of a failing call.
  package init(_ kind: Kind, subject: String) {
    self.kind = kind
    self.subject = subject
  }

  /// Makes the reason of a failure that is only known by its message.
  package init(_ kind: Kind = .assertion, message: String) {
    self.init(kind, subject: Self.withoutValues(message.prefix { !$0.isNewline }))
  }

  /// A message without compared values, lists and numbers, which may differ between two runs that
  /// fail in the same way.
  private static func withoutValues(_ message: Substring) -> String {
    let message = cutting(from: "(\"", in: cutting(from: "→ \"", in: String(message)))
    var words = ""
    var depth = 0
    for character in message {
      switch character {
      case "[": depth += 1
      case "]": depth = max(0, depth - 1)
      default:
        guard depth == 0 else { continue }
        guard character.isNumber else {
          words.append(character)
          continue
        }
        // A number may or may not have a fraction.
        if words.hasSuffix("#.") { words.removeLast() }
        if words.last != "#" { words.append("#") }
      }
    }
    return words
  }

  /// A text without its quoted values; each value begins with `start` and ends with `")`.
  private static func cutting(from start: String, in text: String) -> String {
    guard text.utf8.firstRange(of: start.utf8) != nil else { return text }
    let parts = text.split(separator: start, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { words, part in
      words + "…" + (part.firstRange(of: "\")").map { part[$0.upperBound...] } ?? "")
    }
  }
}
