import AccessibilityTree

extension TreeMaker {
  /// The window of the software keyboard, over the lower part of the screen (behaviour.md D).
  mutating func keyboardWindow() {
    open(ElementAttributes(type: .window, frame: bounds), .system)
    let top = profile.height - profile.keyboardHeight
    let frame = ElementFrame(
      x: 0, y: top, width: profile.width, height: profile.keyboardHeight - profile.bottomInset)
    open(
      ElementAttributes(type: .keyboard, frame: frame, flags: [.isEnabled, .blocksTouches]), .system
    )
    let height = (profile.keyboardHeight - profile.bottomInset) / 4
    for (row, letters) in Self.rows.enumerated() {
      letterRow(letters, top: top + Double(row) * height, height: height)
    }
    bottomRow(top: top + 3 * height, height: height)
    close()
    close()
  }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  private mutating func letterRow(_ letters: String, top: Double, height: Double) {
    let width = profile.width / 10
    let isLast = letters.hasPrefix("z")
    var x = (profile.width - Double(letters.count) * width) / 2
    if isLast { keyboardButton("shift", label: "shift", x: 0, top: top, width: x, height: height) }
    for letter in letters {
      let shown = process.isKeyboardShifted ? letter.uppercased() : String(letter)
      key(shown, types: shown, x: x, top: top, width: width, height: height)
      x += width
    }
    if isLast {
      key("delete", types: "\u{8}", x: x, top: top, width: profile.width - x, height: height)
    }
  }

  private mutating func bottomRow(top: Double, height: Double) {
    let quarter = profile.width / 4
    key("more", types: "", x: 0, top: top, width: quarter, height: height)
    key("space", types: " ", x: quarter, top: top, width: 2 * quarter, height: height)
    keyboardButton(
      "Return", label: "return", x: 3 * quarter, top: top, width: quarter, height: height)
  }

  private mutating func key(
    _ label: String, types text: String, x: Double, top: Double, width: Double, height: Double
  ) {
    add(
      ElementAttributes(
        type: .key, label: label,
        frame: ElementFrame(x: x, y: top, width: width, height: height),
        flags: [.isEnabled, .blocksTouches]), .key(text))
  }

  private mutating func keyboardButton(
    _ identifier: String, label: String, x: Double, top: Double, width: Double, height: Double
  ) {
    let types = identifier == "Return" ? "\n" : "shift"
    add(
      ElementAttributes(
        type: .button, identifier: identifier, label: label,
        frame: ElementFrame(x: x, y: top, width: width, height: height), traits: .button,
        flags: [.isEnabled, .blocksTouches]), .key(types))
  }
}
