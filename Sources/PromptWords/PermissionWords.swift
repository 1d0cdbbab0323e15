package import AppModel

/// What prompts say in one language; a percent sign stands for the app's name.
///
/// The words are the newest that are known, of iOS 26.3 where they were read of a device. Which of
/// them have a source is in the article on words of the system.
package struct PermissionWords: Sendable {
  package let titles: [ProtectedResource: String]
  /// What stands below a title where the app gives no reason.
  package let messages: [ProtectedResource: String]
  package let allow: String
  let refuse: String
  /// What refuses those resources whose prompts do so in other words.
  let refusals: [ProtectedResource: String]
  package let allowOnce: String
  package let allowInUse: String
  package let allowAll: String
  package let limit: String
  /// The question whether a password is to be kept, and its two answers.
  package let passwordTitle: String
  package let passwordSave: String
  package let passwordNotNow: String
  /// What the button says that takes an action back.
  package let cancel: String

  /// What the button says that refuses a resource.
  package func refusal(of resource: ProtectedResource) -> String { refusals[resource] ?? refuse }
}
