/// What prompts say in one language; a percent sign stands for the app's name.
///
/// The words are the newest that are known, of iOS 26.3 where they were read of a device. Which of
/// them have a source is in the article on words of the system.
struct PermissionWords: Sendable {
  let titles: [ProtectedResource: String]
  /// What stands below a title where the app gives no reason.
  let messages: [ProtectedResource: String]
  let allow: String
  let refuse: String
  /// What refuses those resources whose prompts do so in other words.
  let refusals: [ProtectedResource: String]
  let allowOnce: String
  let allowInUse: String
  let allowAll: String
  let limit: String
  /// The question whether a password is to be kept, and its two answers.
  let passwordTitle: String
  let passwordSave: String
  let passwordNotNow: String
  /// What the button says that takes an action back.
  let cancel: String

  /// What the button says that refuses a resource.
  func refusal(of resource: ProtectedResource) -> String { refusals[resource] ?? refuse }
}
