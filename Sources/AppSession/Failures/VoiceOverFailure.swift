/// Why a screen reader says nothing.
package enum VoiceOverFailure: Error, Sendable, Equatable {
  /// It is off.
  case notRunning
  /// There is nothing to read that way.
  case noSpeech
}
