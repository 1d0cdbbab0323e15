import AppModel
package import PromptWords

/// An app's question to the user for a permission, and where the answer goes.
package struct PermissionRequest {
  let resource: ProtectedResource
  let bundle: String
  /// The process that asks; if it has ended, the answer only changes the status.
  let process: Int32
  let screen: Int
  let event: String?
  /// What each button of the prompt does.
  package let choices: [PermissionChoice]
}
