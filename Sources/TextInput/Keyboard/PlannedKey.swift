/// A key and its width in a row; without an action it is a gap.
struct PlannedKey: Hashable, Sendable {
  /// What the key does; nil for a gap.
  let key: KeyboardKey?
  /// The identifier, the same in every language.
  var identifier = ""
  var label = ""
  var value: String?
  /// Whether it is a button in the tree, as keys are that type nothing.
  var isButton = false
  /// Whether it is on.
  var isSelected = false
  /// How wide it is, in widths of a letter.
  var width = 1.0

  static func gap(_ width: Double = 1) -> PlannedKey { PlannedKey(key: nil, width: width) }

  /// A key that types text.
  static func text(_ text: String, width: Double = 1) -> PlannedKey {
    PlannedKey(key: .text(text), label: text, width: width)
  }
}
