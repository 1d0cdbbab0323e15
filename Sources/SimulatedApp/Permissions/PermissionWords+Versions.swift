/// What a prompt says in a version of the system that has other words than those before it.
struct PromptWords: Sendable {
  /// The title; a percent sign stands for the app's name.
  let title: String
  /// What stands below it where the app gives no reason.
  let message: String?
}

extension SystemLanguage {
  /// The prompts that a version of the system has new words for, as far as they are known.
  func newerPrompts(of system: SystemVersion?) -> [ProtectedResource: PromptWords] {
    guard let system, system != .ios17, self == .english else { return [:] }
    return Self.promptsSince18
  }

  private static let promptsSince18: [ProtectedResource: PromptWords] = [
    .localNetwork: PromptWords(
      title: "Allow “%” to find devices on local networks?",
      message:
        "This will allow the app to discover, connect to, and collect data from devices on your "
        + "networks."),
    .bluetooth: PromptWords(
      title: "Allow “%” to find Bluetooth devices?",
      message: "This will allow “%” to find and connect to Bluetooth accessories."),
  ]
}
