import AppModel

/// Texts that the system adds to an app's screens, in the languages of its prompts.
package enum SystemWords {
  /// The label of the button that leads back to a screen without a title.
  package static func back(in language: String) -> String { backs[language] ?? "Back" }

  /// The accessibility label of a tab bar.
  package static func tabBar(in language: String) -> String { tabBars[language] ?? "Tab Bar" }

  /// The text that a tab has for a badge with a number.
  package static func badge(_ count: Int, in language: String) -> String {
    let phrase = badges[language] ?? .plural([.one: "{count} item", .other: "{count} items"])
    return Phrase.fill(phrase.text(for: Double(count), in: language)) { _ in String(count) }
  }

  private static let backs = [
    "de": "Zurück", "fr": "Retour", "es": "Atrás", "ru": "Назад", "ja": "戻る", "zh-Hans": "返回",
  ]
  private static let tabBars = [
    "de": "Tab-Leiste", "fr": "Barre d’onglets", "es": "Barra de pestañas",
    "ru": "Панель вкладок", "ja": "タブバー", "zh-Hans": "标签页栏",
  ]
  private static let badges: [String: Phrase] = [
    "de": .plural([.one: "{count} Objekt", .other: "{count} Objekte"]),
    "fr": .plural([.one: "{count} élément", .other: "{count} éléments"]),
    "es": .plural([.one: "{count} ítem", .other: "{count} ítems"]),
    "ru": .plural([
      .one: "{count} объект", .few: "{count} объекта", .many: "{count} объектов",
      .other: "{count} объекта",
    ]),
    "ja": .words("{count}項目"), "zh-Hans": .words("{count}个项目"),
  ]
}
