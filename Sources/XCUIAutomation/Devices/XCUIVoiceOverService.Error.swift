public import Foundation
import SimulatedApp

/// The error domain of VoiceOver.
public let XCUIVoiceOverServiceErrorDomain: String = "XCUIVoiceOverServiceErrorDomain"

extension XCUIVoiceOverService {
  /// Why VoiceOver could not do something.
  public struct Error: CustomNSError, LocalizedError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
      /// VoiceOver could not be turned on.
      case failedToStart
      /// VoiceOver could not be turned off.
      case failedToStop
      /// There is nothing to read.
      case noSpeech
      /// VoiceOver is not on.
      case notRunning
    }

    /// What went wrong.
    public let code: Code

    /// Makes an error.
    public init(code: Code) { self.code = code }

    init(_ failure: VoiceOverFailure) {
      switch failure {
      case .notRunning: code = .notRunning
      case .noSpeech: code = .noSpeech
      }
    }

    /// The error domain, `XCUIVoiceOverServiceErrorDomain`.
    public static var errorDomain: String { XCUIVoiceOverServiceErrorDomain }

    /// The code as a number.
    public var errorCode: Int { code.rawValue }

    /// The error in one sentence.
    public var errorDescription: String? {
      switch code {
      case .failedToStart: "VoiceOver could not be turned on."
      case .failedToStop: "VoiceOver could not be turned off."
      case .noSpeech: "There is nothing for VoiceOver to read there."
      case .notRunning: "VoiceOver is not on."
      }
    }
  }
}
