import Foundation
import SimulatedApp

/// Why an element could not be frozen, in the words of a failure.
struct SnapshotError: CustomNSError, CustomStringConvertible {
  /// Apple's domain of such errors (behaviour.md A2).
  static let errorDomain = "com.apple.dt.xctest.ui-testing.error"

  let errorCode: Int
  let description: String

  init(_ failure: AutomationFailure, in session: AppSession) {
    let told = session.told(failure, isReading: true)
    description =
      told.message(.reading, wording: session.timing.wording) + session.explanation(of: told)
    // The only code of a failed read of which there is a record is that of no match.
    if case .noMatch = told { errorCode = 10_008 } else { errorCode = 0 }
  }

  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}
