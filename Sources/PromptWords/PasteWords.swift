import AppModel

/// The texts of the prompt before a paste, in one language.
package struct PasteWords: Sendable {
  /// The title, with `%1` for the app and `%2` for the app that copied.
  let title: String
  /// The message of the prompt.
  package let message: String
  /// The label of the button that refuses.
  package let refuse: String
  /// The label of the button that allows.
  package let allow: String

  /// The prompt's title for an app that wants to paste what another app has copied.
  package func title(app: String, source: String) -> String {
    let halves = title.split(separator: "%1", maxSplits: 1, omittingEmptySubsequences: false)
    let joined = halves.map { half in
      half.split(separator: "%2", omittingEmptySubsequences: false).joined(separator: source)
    }
    return joined.joined(separator: app)
  }
}

extension SystemLanguage {
  /// The texts of the prompt before a paste.
  package var pasteWords: PasteWords {
    switch self {
    case .english:
      PasteWords(
        title: "“%1” would like to paste from “%2”", message: "Do you want to allow this?",
        refuse: "Don’t Allow Paste", allow: "Allow Paste")
    case .russian:
      PasteWords(
        title: "Приложение «%1» хочет вставить данные из «%2»", message: "Разрешить это?",
        refuse: "Запретить вставку", allow: "Разрешить вставку")
    case .japanese:
      PasteWords(
        title: "“%1”に“%2”からペーストしようとしています。よろしいですか?", message: "許可しますか?",
        refuse: "ペーストを許可しない", allow: "ペーストを許可")
    case .german:
      PasteWords(
        title: "„%1“ möchte aus „%2“ einsetzen", message: "Möchtest du das erlauben?",
        refuse: "Einsetzen nicht erlauben", allow: "Einsetzen erlauben")
    case .french:
      PasteWords(
        title: "«\u{a0}%1\u{a0}» souhaite coller depuis «\u{a0}%2\u{a0}»",
        message: "Voulez-vous l’autoriser\u{a0}?",
        refuse: "Ne pas autoriser le collage", allow: "Autoriser le collage")
    case .spanish:
      PasteWords(
        title: "“%1” quiere pegar desde “%2”", message: "¿Quieres permitirlo?",
        refuse: "No permitir pegar", allow: "Permitir pegar")
    case .simplifiedChinese:
      PasteWords(
        title: "“%1”想要粘贴来自“%2”的内容", message: "要允许吗？", refuse: "不允许粘贴", allow: "允许粘贴")
    }
  }
}
