import AccessibilityTree

/// An element as a row or a tag describes it, read on demand.
struct ImportedElement {
  let file: ImportedFile
  let node: ImportedNode

  init(_ node: Int, of file: ImportedFile) {
    self.file = file
    self.node = file.nodes[node]
  }

  func field(_ kind: ImportedField.Kind) -> ImportedField? {
    file.fields[node.fields].first { $0.kind == kind }
  }

  func text(_ kind: ImportedField.Kind) -> String? {
    field(kind).map { file.source.text($0.words) }
  }

  func decoded(_ kind: ImportedField.Kind) -> String? { text(kind).map(XMLText.decoded) }

  /// Whether a row has a state.
  func says(_ kind: ImportedField.Kind) -> Bool { field(kind) != nil }

  func flag(_ kind: ImportedField.Kind) -> Bool? {
    switch text(kind) {
    case "true", "1": true
    case "false", "0": false
    default: nil
    }
  }

  /// The attributes of the element that a row gives.
  var rowAttributes: ElementAttributes {
    var attributes = ElementAttributes(type: node.type)
    attributes.identifier = text(.identifier) ?? ""
    attributes.title = text(.title) ?? ""
    attributes.label = text(.label) ?? ""
    attributes.placeholderValue = text(.placeholder)
    attributes.value = text(.value)
    attributes.frame = text(.frame).flatMap(FrameText.frame) ?? .zero
    attributes.processID = text(.processID).flatMap { Int32($0) }
    attributes.traits =
      text(.traits).flatMap { UInt64($0) }.map(ElementTraits.init(rawValue:)) ?? []
    attributes.isEnabled = !says(.disabled)
    attributes.isSelected = says(.selected)
    attributes.hasFocus = says(.focus)
    attributes.hasKeyboardFocus = says(.keyboardFocus)
    attributes.isMainWindow = node.isMain || says(.mainWindow)
    return attributes
  }

  /// The attributes of the element that a tag gives.
  ///
  /// WebDriverAgent uses the label as the name if there is no identifier, and often repeats a text
  /// as the value. So both count only if they differ from the label.
  var tagAttributes: ElementAttributes {
    var attributes = ElementAttributes(type: node.type)
    let label = decoded(.label) ?? ""
    attributes.label = label
    if let name = decoded(.name), name != label { attributes.identifier = name }
    attributes.placeholderValue = decoded(.placeholder)
    attributes.frame = tagFrame
    attributes.isEnabled = flag(.enabled) ?? true
    attributes.isSelected = flag(.selected) ?? false
    attributes.hasKeyboardFocus = flag(.focus) ?? false
    // Containers of a WebDriverAgent source are often invisible while what is inside is not.
    if flag(.visible) == false { attributes.flags.insert(.isInvisible) }
    addTraits(to: &attributes)
    attributes.setValue(ofSource: decoded(.value))
    return attributes
  }

  private var tagFrame: ElementFrame {
    func number(_ kind: ImportedField.Kind) -> Double { text(kind).flatMap { Double($0) } ?? 0 }
    return ElementFrame(
      x: number(.x), y: number(.y), width: number(.width), height: number(.height))
  }

  /// Traits are words such as `Button, Selected`, or their number.
  private func addTraits(to attributes: inout ElementAttributes) {
    guard let text = decoded(.traits) else { return }
    if let number = UInt64(text) {
      attributes.traits = ElementTraits(rawValue: number)
    } else {
      for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
        let name = word.prefix(1).lowercased() + word.dropFirst()
        if let trait = ElementTraits(name: name) { attributes.traits.insert(trait) }
      }
    }
    if attributes.traits.contains(.selected) { attributes.isSelected = true }
  }
}

extension ElementAttributes {
  /// Sets the value that a page source gives.
  ///
  /// WebDriverAgent repeats the label of a text and the placeholder of an empty field there, and a
  /// selected button has the value 1.
  mutating func setValue(ofSource value: String?) {
    guard let value, value != placeholderValue, type != .staticText || value != label else {
      return
    }
    if type == .button, value == "1" { isSelected = true } else { self.value = value }
  }
}

/// The text of a frame, such as `{{0.0, 1.0}, {2.0, 3.0}}`.
enum FrameText {
  /// The frame; nil for any other text.
  static func frame(_ text: String) -> ElementFrame? {
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { return nil }
    return ElementFrame(x: x, y: y, width: width, height: height)
  }
}
