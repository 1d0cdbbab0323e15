/// The prompt by which the system asks for a resource, in the device's language.
struct PermissionPrompt: Equatable {
  let title: String
  let message: String?
  let labels: [String]
  let choices: [PermissionChoice]

  /// Makes the prompt of an app; nil for a resource that has none.
  init?(
    _ resource: ProtectedResource, app name: String, message: String?, language: SystemLanguage,
    system: SystemVersion? = nil
  ) {
    let words = language.permissionWords
    let newer = language.newerPrompts(of: system)[resource]
    guard let title = newer?.title ?? words.titles[resource] else { return nil }
    self.title = title.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: name)
    self.message =
      message ?? newer?.message?.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: name) ?? (resource == .notifications ? words.notificationMessage : nil)
    let buttons: [(String, PermissionChoice)] =
      switch resource {
      case .location:
        [
          (words.allowOnce, .once), (words.allowInUse, .status(.whenInUse)),
          (words.refuse, .status(.denied)),
        ]
      case .photos:
        [
          (words.limit, .status(.limited)), (words.allowAll, .status(.authorized)),
          (words.refuse, .status(.denied)),
        ]
      case .calendar, .reminders:
        [(words.refuse, .status(.denied)), (words.allowAll, .status(.authorized))]
      case .userTracking:
        [(words.refuseTracking, .status(.denied)), (words.allow, .status(.authorized))]
      default: [(words.refuse, .status(.denied)), (words.allow, .status(.authorized))]
      }
    labels = buttons.map(\.0)
    choices = buttons.map(\.1)
  }
}
