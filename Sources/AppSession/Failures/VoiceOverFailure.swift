/// Why VoiceOver says nothing.
package enum VoiceOverFailure: Error, Sendable, Equatable {
  /// VoiceOver is off.
  case notRunning
  /// There is no element to read.
  case noSpeech
}
