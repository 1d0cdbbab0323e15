public import VirtualTime

/// One run of a test with one seed, and its outcome.
public struct Trial: Sendable, Equatable {
  /// How a run ended.
  public enum Outcome: String, Sendable {
    case passed, failed
  }

  /// A failure of a run.
  public struct Failure: Sendable, Equatable, Codable {
    /// What went wrong, with what helps to understand it on further lines.
    public let message: String
    /// The name of the source file; empty if the line is unknown.
    public let file: String
    /// The line in it.
    public let line: Int

    /// Makes a failure; `file` is empty if the line is unknown.
    package init(message: String, file: String, line: Int) {
      self.message = message
      self.file = file
      self.line = line
    }

    /// The first line of the message, by which failures are grouped, without the start of an
    /// element list.
    public var summary: String {
      let line = String(message.prefix { !$0.isNewline })
      let list = " from input {("
      return line.hasSuffix(list) ? String(line.dropLast(list.count)) : line
    }
  }

  /// The seed of every draw in the run.
  public let seed: Seed
  /// The failures; empty if the run passed.
  public let failures: [Failure]
  /// How long the run took in virtual time.
  public let duration: VirtualDuration

  /// Makes a run with its duration.
  package init(seed: Seed, failures: [Failure], duration: VirtualDuration) {
    self.seed = seed
    self.failures = failures
    self.duration = duration
  }

  /// How the run ended.
  public var outcome: Outcome { failures.isEmpty ? .passed : .failed }

  /// The token that replays the run: give it to `REHEARSAL_REPLAY`.
  public var replayToken: String { ReplayToken(seed: seed).description }
}
