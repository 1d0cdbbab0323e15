import AppModel

/// The texts of a question about an app and something else that has a name, in one language.
package struct QuestionWords: Sendable {
  /// The title, with `%1` for the app and `%2` for the other name.
  let title: String
  /// The message below it.
  package let message: String
  /// The label of the button that refuses.
  package let refuse: String
  /// The label of the button that allows.
  package let allow: String

  /// The title for an app and another name, such as that of the app that copied.
  package func title(app: String, other: String) -> String {
    let halves = title.split(separator: "%1", maxSplits: 1, omittingEmptySubsequences: false)
    let joined = halves.map { half in
      half.split(separator: "%2", omittingEmptySubsequences: false).joined(separator: other)
    }
    return joined.joined(separator: app)
  }
}

extension SystemLanguage {
  /// The texts of the prompt before a paste.
  package var pasteWords: QuestionWords {
    switch self {
    case .english:
      QuestionWords(
        title: "“%1” would like to paste from “%2”", message: "Do you want to allow this?",
        refuse: "Don’t Allow Paste", allow: "Allow Paste")
    case .russian:
      QuestionWords(
        title: "Приложение «%1» хочет вставить данные из «%2»", message: "Разрешить это?",
        refuse: "Запретить вставку", allow: "Разрешить вставку")
    case .japanese:
      QuestionWords(
        title: "“%1”に“%2”からペーストしようとしています。よろしいですか?", message: "許可しますか?",
        refuse: "ペーストを許可しない", allow: "ペーストを許可")
    case .german:
      QuestionWords(
        title: "„%1“ möchte aus „%2“ einsetzen", message: "Möchtest du das erlauben?",
        refuse: "Einsetzen nicht erlauben", allow: "Einsetzen erlauben")
    case .french:
      QuestionWords(
        title: "«\u{a0}%1\u{a0}» souhaite coller depuis «\u{a0}%2\u{a0}»",
        message: "Voulez-vous l’autoriser\u{a0}?",
        refuse: "Ne pas autoriser le collage", allow: "Autoriser le collage")
    case .spanish:
      QuestionWords(
        title: "“%1” quiere pegar desde “%2”", message: "¿Quieres permitirlo?",
        refuse: "No permitir pegar", allow: "Permitir pegar")
    case .simplifiedChinese:
      QuestionWords(
        title: "“%1”想要粘贴来自“%2”的内容", message: "要允许吗？", refuse: "不允许粘贴", allow: "允许粘贴")
    }
  }

  /// The texts of the question before a sign-in on a web site.
  package var signInWords: QuestionWords {
    switch self {
    case .english:
      QuestionWords(
        title: "“%1” Wants to Use “%2” to Sign In",
        message: "This allows the app and website to share information about you.",
        refuse: permissionWords.cancel, allow: "Continue")
    case .russian:
      QuestionWords(
        title: "Приложение «%1» хочет использовать «%2» для входа",
        message: "Приложение и веб-сайт смогут обмениваться информацией о Вас.",
        refuse: permissionWords.cancel, allow: "Продолжить")
    case .japanese:
      QuestionWords(
        title: "“%1”がサインインのために“%2”を使用しようとしています。",
        message: "これにより、AppとWebサイトがあなたに関する情報を共有できるようになります。",
        refuse: permissionWords.cancel, allow: "続ける")
    case .german:
      QuestionWords(
        title: "„%1“ möchte „%2“ zum Anmelden verwenden",
        message: "Dadurch können die App und die Website Informationen über dich teilen.",
        refuse: permissionWords.cancel, allow: "Fortfahren")
    case .french:
      QuestionWords(
        title: "«\u{a0}%1\u{a0}» souhaite utiliser «\u{a0}%2\u{a0}» pour se connecter",
        message: "Cela permet à l’app et au site web de partager des informations sur vous.",
        refuse: permissionWords.cancel, allow: "Continuer")
    case .spanish:
      QuestionWords(
        title: "“%1” quiere usar “%2” para iniciar sesión",
        message: "Esto permite que la app y el sitio web compartan información sobre ti.",
        refuse: permissionWords.cancel, allow: "Continuar")
    case .simplifiedChinese:
      QuestionWords(
        title: "“%1”想要使用“%2”登录", message: "这将允许App和网站共享你的信息。", refuse: permissionWords.cancel,
        allow: "继续")
    }
  }
}
