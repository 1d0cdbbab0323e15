/// Something that the edit menu of a text field offers, in the order of the menu.
package enum EditMenuItem: String, Hashable, Sendable, CaseIterable {
  case cut, copy, paste, select, selectAll

  /// What the item is called in a language; English where the language is not known.
  package func label(in language: String) -> String {
    let words = Self.words[language] ?? Self.words["en"] ?? []
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return words.indices.contains(index) ? words[index] : rawValue
  }

  /// The words of a language, in the order of the cases.
  private static let words: [String: [String]] = [
    "en": ["Cut", "Copy", "Paste", "Select", "Select All"],
    "de": ["Ausschneiden", "Kopieren", "Einsetzen", "Auswählen", "Alles auswählen"],
    "ru": ["Вырезать", "Скопировать", "Вставить", "Выбрать", "Выбрать все"],
    "ja": ["カット", "コピー", "ペースト", "選択", "すべてを選択"],
    "fr": ["Couper", "Copier", "Coller", "Sélectionner", "Tout sélectionner"],
    "zh-Hans": ["剪切", "拷贝", "粘贴", "选择", "全选"],
    "es": ["Cortar", "Copiar", "Pegar", "Seleccionar", "Seleccionar todo"],
  ]

  /// What a field offers for its text and what of it is selected: a secure one gives nothing away,
  /// and nothing is pasted where nothing was copied.
  package static func offered(
    _ edited: EditedText, isSecure: Bool, canPaste: Bool
  ) -> [EditMenuItem] {
    let hasSelection = edited.selection.length > 0
    let isAll = hasSelection && edited.range == 0..<edited.count
    return allCases.filter { item in
      switch item {
      case .cut, .copy: hasSelection && !isSecure
      case .paste: canPaste
      case .select: !hasSelection && !edited.text.isEmpty
      case .selectAll: !edited.text.isEmpty && !isAll
      }
    }
  }
}
