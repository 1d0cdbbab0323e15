import Foundation
import SimulatedApp

/// Why a snapshot of an element could not be taken, with the message of a failure.
struct SnapshotError: CustomNSError, CustomStringConvertible {
  /// Apple's domain for these errors (behaviour.md A2).
  static let errorDomain = "com.apple.dt.xctest.ui-testing.error"

  let errorCode: Int
  let description: String

  init(_ failure: AutomationFailure, in session: AppSession) {
    let told = session.told(failure, isReading: true)
    description =
      told.message(.reading, wording: session.timing.wording) + session.explanation(of: told)
    // Of Xcode's error codes for a failed read, only the one for no match is known.
    if case .noMatch = told { errorCode = 10_008 } else { errorCode = 0 }
  }

  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
