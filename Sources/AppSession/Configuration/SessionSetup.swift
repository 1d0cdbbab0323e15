/// How a session was set up; it is shared with the copies of the session.
final class SessionSetup: Sendable {
  /// How the session runs.
  let configuration: SessionConfiguration
  /// The configuration before faults were drawn.
  let asked: SessionConfiguration
  /// The answers that were drawn before anything happened, if the run is steered.
  let answers: [DrawnAnswer]

  init(configuration: SessionConfiguration, asked: SessionConfiguration, answers: [DrawnAnswer]) {
    self.configuration = configuration
    self.asked = asked
    self.answers = answers
  }
}
