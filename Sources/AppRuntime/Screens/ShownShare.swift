import TextInput

/// The share sheet of the system while it stands over an app.
package struct ShownShare {
  /// What a tap in the sheet may choose.
  package enum Button: String, Hashable, Sendable {
    case copy, close

    /// What the button is called in a language; English where the language is not known.
    func label(in language: String) -> String {
      guard self == .close else { return EditMenuItem.copy.label(in: language) }
      return Self.closeWords[language] ?? "Close"
    }

    private static let closeWords = [
      "de": "Schließen", "ru": "Закрыть", "ja": "閉じる", "fr": "Fermer", "es": "Cerrar",
      "zh-Hans": "关闭",
    ]
  }

  /// What is shared.
  let text: String
  /// The screen that shares it.
  let screen: Int
  /// The event that the screen gets at the end.
  let event: String?
}
