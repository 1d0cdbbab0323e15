import AccessibilityTree

/// An element with its visible frame and its container.
struct DrawnElement {
  let view: ElementView
  let frame: PictureFrame
  /// The frame it is clipped to.
  let clip: PictureFrame
  /// The type of the nearest ancestor that changes its look; `other` for none.
  let container: ElementType
  /// Whether its descendants show text or images.
  let isFilled: Bool

  var type: ElementType { view.type }

  /// Its label or title.
  var words: String {
    let label = view.label
    return label.isEmpty ? view.title : label
  }

  /// The label, or the identifier if nothing else would be shown.
  var name: String {
    let words = words
    return words.isEmpty ? view.identifier : words
  }

  /// The value; empty if there is none.
  var value: String { view.value ?? "" }

  /// Whether a switch or a check box is on.
  var isOn: Bool { ["1", "true", "on"].contains(value.lowercased()) }

  /// A value such as `40%` or `0.4`, in thousandths.
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
