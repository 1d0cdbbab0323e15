/// A key with its place in a row; without anything to do, it is a gap.
struct PlannedKey: Hashable, Sendable {
  /// What it does.
  let key: KeyboardKey?
  /// The identifier, the same in every language.
  var identifier = ""
  /// What it is called.
  var label = ""
  /// What it says of itself beside its name.
  var value: String?
  /// Whether it is a button in the tree, as those are that type nothing.
  var isButton = false
  /// Whether it is on.
  var isSelected = false
  /// How wide it is, in widths of a letter.
  var width = 1.0

  /// A gap of some width.
  static func gap(_ width: Double = 1) -> PlannedKey { PlannedKey(key: nil, width: width) }

  /// A key that types a text.
  static func text(_ text: String, width: Double = 1) -> PlannedKey {
    PlannedKey(key: .text(text), label: text, width: width)
  }
}
