package import AppModel

/// The texts of prompts in one language; a percent sign is replaced by the app's name.
///
/// The texts are the newest that are known, from iOS 26.3 where they were read on a device. The
/// article on the words of the system lists which of them have a source.
package struct PermissionWords: Sendable {
  /// The titles by resource.
  package let titles: [ProtectedResource: String]
  /// The texts below the titles, if the app gives no reason.
  package let messages: [ProtectedResource: String]
  /// The label of the button that allows.
  package let allow: String
  let refuse: String
  /// The labels of the refusing button for resources that use another one.
  let refusals: [ProtectedResource: String]
  /// The label of the button that allows once.
  package let allowOnce: String
  /// The label of the button that allows while the app is used.
  package let allowInUse: String
  /// The label of the button that allows access to all photos.
  package let allowAll: String
  /// The label of the button that limits access to some photos.
  package let limit: String
  /// The question whether to save a password.
  package let passwordTitle: String
  /// The label of the button that saves a password.
  package let passwordSave: String
  /// The label of the button that does not save it.
  package let passwordNotNow: String
  /// The label of the button that cancels an action.
  package let cancel: String

  /// The label of the button that refuses a resource.
  package func refusal(of resource: ProtectedResource) -> String { refusals[resource] ?? refuse }
}
