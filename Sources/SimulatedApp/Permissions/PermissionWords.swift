/// What prompts say in one language; a percent sign in a title stands for the app's name.
struct PermissionWords: Sendable {
  let titles: [ProtectedResource: String]
  let notificationMessage: String
  let allow: String
  let refuse: String
  let allowOnce: String
  let allowInUse: String
  let allowAll: String
  let limit: String
  let refuseTracking: String
  /// The question whether a password is to be kept, and its two answers.
  let passwordTitle: String
  let passwordSave: String
  let passwordNotNow: String
  /// What the button says that takes an action back.
  let cancel: String
}
