package import AppModel

/// The prompt by which the system asks for a resource, in the device's language.
package struct PermissionPrompt: Equatable {
  /// The question.
  package let title: String
  /// What the app says of its reason.
  package let message: String?
  /// The words on the buttons.
  package let labels: [String]
  /// What each button decides.
  package let choices: [PermissionChoice]

  /// Makes the prompt of an app; nil for a resource that has none.
  package init?(
    _ resource: ProtectedResource, app name: String, message: String?, language: SystemLanguage,
    system: SystemVersion? = nil
  ) {
    let words = language.permissionWords
    let older = language.olderTitles(of: system)[resource]
    guard let title = older ?? words.titles[resource] else { return nil }
    self.title = Self.fill(title, with: name)
    self.message = message ?? words.messages[resource].map { Self.fill($0, with: name) }
    let refusal = words.refusal(of: resource)
    let buttons: [(String, PermissionChoice)] =
      switch resource {
      case .location:
        [
          (words.allowOnce, .once), (words.allowInUse, .status(.whenInUse)),
          (refusal, .status(.denied)),
        ]
      case .photos:
        [
          (words.limit, .status(.limited)), (words.allowAll, .status(.authorized)),
          (refusal, .status(.denied)),
        ]
      case .calendar: [(refusal, .status(.denied)), (words.allowAll, .status(.authorized))]
      default: [(refusal, .status(.denied)), (words.allow, .status(.authorized))]
      }
    labels = buttons.map(\.0)
    choices = buttons.map(\.1)
  }

  /// A text with the app's name where its percent signs stand.
  private static func fill(_ text: String, with name: String) -> String {
    text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: name)
  }
}

/// What a button of a prompt decides.
package enum PermissionChoice: Equatable {
  /// The person allows or refuses it.
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
