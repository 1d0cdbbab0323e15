/// An item of the edit menu of a text field; the cases are in the order of the menu.
package enum EditMenuItem: String, Hashable, Sendable, CaseIterable {
  case cut, copy, paste, select, selectAll

  /// The label of the item in a language; English if the language is unknown.
  package func label(in language: String) -> String {
    let words = Self.words[language] ?? Self.words["en"] ?? []
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return words.indices.contains(index) ? words[index] : rawValue
  }

  /// The labels by language, in the order of the cases.
  private static let words: [String: [String]] = [
    "en": ["Cut", "Copy", "Paste", "Select", "Select All"],
    "de": ["Ausschneiden", "Kopieren", "Einsetzen", "Auswählen", "Alles auswählen"],
    "ru": ["Вырезать", "Скопировать", "Вставить", "Выбрать", "Выбрать все"],
    "ja": ["カット", "コピー", "ペースト", "選択", "すべてを選択"],
    "fr": ["Couper", "Copier", "Coller", "Sélectionner", "Tout sélectionner"],
    "zh-Hans": ["剪切", "拷贝", "粘贴", "选择", "全选"],
    "es": ["Cortar", "Copiar", "Pegar", "Seleccionar", "Seleccionar todo"],
  ]

  /// The items for a field with this text and selection: a secure field cannot be cut or copied,
  /// and pasting needs copied text.
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
