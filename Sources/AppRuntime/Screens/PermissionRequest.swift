package import AppModel

/// A question that an app has put to the person, and where the answer goes.
package struct PermissionRequest {
  let resource: ProtectedResource
  let bundle: String
  /// The process that asks; an answer to one that has ended only changes the status.
  let process: Int32
  let screen: Int
  let event: String?
  /// What each button of the prompt does.
  package let choices: [PermissionChoice]
}

/// What a button of a prompt decides.
package enum PermissionChoice: Equatable {
  case status(AuthorizationStatus)
  /// Allowed until the app is started again.
  case once

  /// The status that the app sees.
  package var status: AuthorizationStatus {
    switch self {
    case .status(let status): status
    case .once: .whenInUse
    }
  }
}
