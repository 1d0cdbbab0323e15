import AccessibilityTree

/// A row of a printed tree as read back: what the text says, and nothing the tree knows besides.
struct PrintedRow: Equatable {
  var type: ElementType = .any
  var isMain = false
  var address: UInt64?
  var processID: Int32?
  var frame: ElementFrame?
  var identifier = ""
  var title = ""
  var label = ""
  var placeholder: String?
  var value: String?
  var states: [String] = []

  /// The row without what changes from one listing of the same element to another.
  var withoutAddress: PrintedRow {
    var row = self
    row.address = nil
    return row
  }

  /// The element that the row describes.
  var attributes: ElementAttributes {
    var made = ElementAttributes(
      type: type, identifier: identifier, label: label, title: title, value: value,
      placeholderValue: placeholder, frame: frame ?? .zero, processID: processID)
    made.isMainWindow = isMain
    made.isEnabled = !states.contains("Disabled")
    made.isSelected = states.contains("Selected")
    made.hasFocus = states.contains("Focused")
    made.hasKeyboardFocus = states.contains("Keyboard Focused")
    return made
  }

  /// What the grammar says a row shows of an element: no empty text, a long value cut, a frame
  /// with one decimal and none for an application.
  init(showing element: ElementView) {
    type = element.type
    isMain = element.flags.contains(.isMainWindow)
    processID = element.processID
    if element.type != .application { frame = element.frame }
    identifier = element.identifier
    title = element.title
    label = element.label
    placeholder = element.placeholderValue.flatMap { $0.isEmpty ? nil : $0 }
    value = element.value.flatMap { $0.isEmpty ? nil : $0 }
    if let long = value, long.count > 18 { value = long.prefix(18) + "..." }
    if element.hasKeyboardFocus { states.append("Keyboard Focused") }
    if element.hasFocus { states.append("Focused") }
    if !element.isEnabled { states.append("Disabled") }
    if element.isSelected { states.append("Selected") }
  }

  init() {}
}
