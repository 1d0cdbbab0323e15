import TextInput

/// The open share sheet of the system.
package struct ShownShare {
  /// A button of the share sheet.
  package enum Button: String, Hashable, Sendable {
    case copy, close

    /// The label of the button in a language; English if the language is unknown.
    func label(in language: String) -> String {
      guard self == .close else { return EditMenuItem.copy.label(in: language) }
      return Self.closeWords[language] ?? "Close"
    }

    private static let closeWords = [
      "de": "Schließen", "ru": "Закрыть", "ja": "閉じる", "fr": "Fermer", "es": "Cerrar",
      "zh-Hans": "关闭",
    ]
  }

  let text: String
  let screen: Int
  /// The event that the screen receives when the sheet closes.
  let event: String?
}
