package import AppModel

/// The prompt with which the system asks for a permission, in the device's language.
package struct PermissionPrompt: Equatable {
  /// The title, which asks the question.
  package let title: String
  /// The app's reason, or the system's default text; nil for none.
  package let message: String?
  /// The labels of the buttons.
  package let labels: [String]
  /// The decision of each button.
  package let choices: [PermissionChoice]

  /// Makes the prompt for an app; nil for a resource without a prompt.
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

  /// A text with each percent sign replaced by the app's name.
  private static func fill(_ text: String, with name: String) -> String {
    text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: name)
  }
}

/// The decision that a button of a prompt makes.
package enum PermissionChoice: Equatable {
  /// A status for the resource, chosen by the person.
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
