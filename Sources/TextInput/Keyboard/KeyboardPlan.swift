package import AppModel

/// The keys of the software keyboard, row by row (behaviour.md D).
package struct KeyboardPlan: Hashable, Sendable {
  /// What the field asks for.
  let typing: TypingDefinition
  /// The keyboards of the device.
  let layouts: [KeyboardLayout]
  /// The keyboard and the page that are shown.
  let state: KeyboardState
  /// Whether the keys that switch keyboards have a separate row below all others.
  let hasDock: Bool
  /// Whether there is a key that hides the keyboard.
  let canHide: Bool

  /// Plans the keyboard for a field on a device.
  package init(
    typing: TypingDefinition, layouts: [KeyboardLayout], state: KeyboardState, hasDock: Bool,
    canHide: Bool
  ) {
    self.typing = typing
    self.layouts = layouts
    self.state = state
    self.hasDock = hasDock
    self.canHide = canHide
  }

  /// The keyboard in use; a field for plain Latin letters uses the English one.
  var layout: KeyboardLayout {
    if typing.keyboard.isLatin || layouts.isEmpty { return .english }
    return layouts[state.keyboard % layouts.count]
  }

  /// All rows but the dock, from top to bottom.
  var rows: [[PlannedKey]] {
    if typing.keyboard.isPad { return padRows }
    switch state.page {
    case .letters: return letterRows + [bottomRow]
    case .numbers, .symbols: return signRows + [bottomRow]
    case .emoji: return emojiRows
    }
  }

  /// The row below all others; empty on devices without room for it.
  var dock: [PlannedKey] {
    hasDock && !typing.keyboard.isPad ? [switcher, .gap(6), dictation] : []
  }

  private var letterRows: [[PlannedKey]] {
    layout.rows.enumerated().map { number, letters in
      let keys = letters.map {
        PlannedKey.text(state.isShifted && layout.hasShift ? $0.uppercased() : String($0))
      }
      return number == layout.rows.count - 1 ? withEdges(keys) : keys
    }
  }

  /// Adds the keys around the last row of letters: shift or the marks of kana, and delete.
  private func withEdges(_ keys: [PlannedKey]) -> [PlannedKey] {
    let width = max(1, (Double(layout.rows[0].count) - Double(keys.count)) / 2)
    let first: PlannedKey =
      switch layout.edge {
      case .shift:
        PlannedKey(
          key: .shift, identifier: "shift", label: layout.shift, isButton: true,
          isSelected: state.isShifted, width: width)
      case .marks: PlannedKey(key: .marks, label: "゛゜", width: width)
      case .gap: .gap(width)
      }
    return [first] + keys + [delete(width: width)]
  }

  private var signRows: [[PlannedKey]] {
    let isNumbers = state.page == .numbers
    let rows =
      isNumbers
      ? ["1234567890", "-/:;()\(layout.currency)&@\""]
      : ["[]{}#%^*+=", "_\\|~<>€£¥•"]
    let shift = PlannedKey(
      key: .symbols, identifier: "shift", label: isNumbers ? "symbols" : "numbers", isButton: true,
      width: 2)
    let marks = ".,?!'".map { PlannedKey.text(String($0)) }
    return rows.map { $0.map { .text(String($0)) } } + [[shift] + marks + [delete(width: 2)]]
  }

  private var emojiRows: [[PlannedKey]] {
    let rows = ["😀😃😄😁😆😅😂🙂", "😉😊😍😘😜🤔😴😎", "😢😭😡👍👎👏🙏💪", "❤🔥🎉✨⭐✅❌💯"]
    let dock = hasDock ? [] : [switcher]
    return rows.map { $0.map { .text(String($0)) } } + [dock + [.gap(5), delete(width: 2)]]
  }

  private var bottomRow: [PlannedKey] {
    let more = PlannedKey(
      key: .more, identifier: "more", label: state.page == .letters ? "numbers" : "letters",
      width: 2)
    let hide =
      canHide
      ? [
        PlannedKey(
          key: .hide, identifier: "Hide keyboard", label: "Hide keyboard", isButton: true)
      ] : []
    let dock = hasDock ? [] : [switcher, dictation]
    return [more] + dock + middle + [returnKey] + hide
  }

  /// The keys between those at the ends of the bottom row.
  private var middle: [PlannedKey] {
    let wide = hasDock ? 5.0 : 3.0
    func space(_ width: Double) -> PlannedKey {
      PlannedKey(key: .text(" "), identifier: "space", label: layout.space, width: width)
    }
    switch typing.keyboard {
    case .email: return [space(wide - 2), .text("@"), .text(".")]
    case .url: return [.text("."), .text("/"), .text(".com", width: wide - 2)]
    case .webSearch: return [space(wide - 1), .text(".")]
    default: return [space(wide)]
    }
  }

  private var returnKey: PlannedKey {
    let kind = typing.returnKey
    return PlannedKey(
      key: .returnKey, identifier: kind.identifier, label: layout.words(for: kind), isButton: true,
      width: 2)
  }

  /// The key that leads to the emoji if the device has one keyboard, else to the next keyboard.
  private var switcher: PlannedKey {
    guard layouts.count > 1 || state.page == .emoji else {
      return PlannedKey(key: .emoji, identifier: "Emoji", label: "Emoji", isButton: true)
    }
    return PlannedKey(
      key: state.page == .emoji ? .emoji : .next, identifier: "Next keyboard",
      label: layout.nextKeyboard, value: state.page == .emoji ? "Emoji" : layout.name,
      isButton: true)
  }

  private var dictation: PlannedKey {
    PlannedKey(key: .dictation, identifier: "dictation", label: "Dictate", isButton: true)
  }

  private func delete(width: Double) -> PlannedKey {
    PlannedKey(key: .delete, identifier: "delete", label: layout.delete, width: width)
  }

  private var padRows: [[PlannedKey]] {
    let delete = PlannedKey(key: .delete, identifier: "Delete", label: layout.delete)
    let rows = state.page == .symbols ? ["*#+"] : ["123", "456", "789"]
    let first: PlannedKey =
      switch typing.keyboard {
      case .decimalPad: .text(String(layout.decimal))
      case .phonePad:
        PlannedKey(
          key: .symbols, identifier: "more", label: state.page == .symbols ? "123" : "+*#")
      default: .gap()
      }
    return rows.map { $0.map { .text(String($0)) } } + [[first, .text("0"), delete]]
  }
}
