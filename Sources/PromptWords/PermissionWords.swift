package import AppModel

/// What prompts say in one language; a percent sign stands for the app's name.
///
/// The words are the newest that are known, of iOS 26.3 where they were read of a device. Which of
/// them have a source is in the article on words of the system.
package struct PermissionWords: Sendable {
  /// The title by resource.
  package let titles: [ProtectedResource: String]
  /// What stands below a title where the app gives no reason.
  package let messages: [ProtectedResource: String]
  /// The button that allows.
  package let allow: String
  let refuse: String
  /// What refuses those resources whose prompts do so in other words.
  let refusals: [ProtectedResource: String]
  /// The button that allows once.
  package let allowOnce: String
  /// The button that allows while the app is used.
  package let allowInUse: String
  /// The button that allows access to all photos.
  package let allowAll: String
  /// The button that limits access to some photos.
  package let limit: String
  /// The question whether a password is to be kept, and its two answers.
  package let passwordTitle: String
  /// The button that saves a password.
  package let passwordSave: String
  /// The button that does not save it.
  package let passwordNotNow: String
  /// What the button says that takes an action back.
  package let cancel: String

  /// What the button says that refuses a resource.
  package func refusal(of resource: ProtectedResource) -> String { refusals[resource] ?? refuse }
}
