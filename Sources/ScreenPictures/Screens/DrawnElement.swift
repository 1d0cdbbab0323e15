import AccessibilityTree

/// An element while it is drawn: where it is seen, and what it is in.
struct DrawnElement {
  /// The element.
  let view: ElementView
  /// Where it stands.
  let frame: PictureFrame
  /// Outside of this nothing of it is seen.
  let clip: PictureFrame
  /// The nearest element above that decides how it looks; `other` for none.
  let container: ElementType
  /// Whether elements below it draw its words or images.
  let isFilled: Bool

  /// The kind.
  var type: ElementType { view.type }

  /// What names it to a user: its label or title.
  var words: String {
    let label = view.label
    return label.isEmpty ? view.title : label
  }

  /// The words, or what else names it where nothing is shown without them.
  var name: String {
    let words = words
    return words.isEmpty ? view.identifier : words
  }

  /// The value; empty for none.
  var value: String { view.value ?? "" }

  /// Whether a switch or a check box is on.
  var isOn: Bool { ["1", "true", "on"].contains(value.lowercased()) }

  /// The share that a value such as `40%` or `0.4` stands for, in thousandths.
  var share: Int {
    let text = value.drop { $0 == " " }
    guard text.first?.isASCII == true, text.first?.isNumber == true else { return 0 }
    let digits = text.prefix { $0.isASCII && $0.isNumber }.prefix(6)
    let rest = text.dropFirst(digits.count)
    let fraction =
      rest.first == "." || rest.first == ","
      ? rest.dropFirst().prefix { $0.isASCII && $0.isNumber }.prefix(3) : ""
    let padded = fraction + String(repeating: "0", count: 3 - fraction.count)
    let thousandths = (Int(digits) ?? 0) * 1_000 + (Int(padded) ?? 0)
    let isPercent = rest.contains("%")
    return min(max(isPercent ? thousandths / 100 : thousandths, 0), 1_000)
  }
}
