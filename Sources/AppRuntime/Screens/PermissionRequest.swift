import AppModel
package import PromptWords

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
