import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat

extension ViewMaker {
  /// Appends the parts of a control (behaviour.md D).
  mutating func parts(of element: CompiledElement, in frame: ElementFrame) {
    switch element.definition.type {
    case .stepper where !reader.isFixed: stepper(element, frame)
    case .segmentedControl: segments(of: element, frame)
    case .switch, .toggle: if element.style == .row { switchRow(element, frame) }
    case .searchField: clearButton(of: element, frame)
    case .textField, .secureTextField:
      if element.style == .clearable, reader.hasFocus(element) { clearButton(of: element, frame) }
    case .datePicker: datePicker(element, frame)
    default: break
    }
    swipedCommands(of: element, frame)
  }

  /// Appends a part of a control.
  mutating func part(
    _ part: ControlPart, of element: CompiledElement, _ attributes: ElementAttributes,
    isEnabled: Bool = true, isSelected: Bool = false
  ) {
    var attributes = attributes
    attributes.flags.insert(.blocksTouches)
    attributes.isEnabled = isEnabled && element.isEnabled.holds(in: reader.scope)
    attributes.isSelected = isSelected
    if attributes.type == .button { attributes.traits.insert(.button) }
    tree.add(attributes, .part(screen: reader.screen?.id ?? 0, element, reader.scope.item, part))
  }

  /// Appends a part that is a button.
  mutating func button(
    _ part: ControlPart, of element: CompiledElement, _ label: String, id: String = "",
    _ frame: ElementFrame, isEnabled: Bool = true, isSelected: Bool = false
  ) {
    self.part(
      part, of: element,
      ElementAttributes(type: .button, identifier: id, label: label, frame: frame),
      isEnabled: isEnabled, isSelected: isSelected)
  }

  private mutating func stepper(_ element: CompiledElement, _ frame: ElementFrame) {
    guard element.children.isEmpty else { return }
    let held = reader.held(element)
    let half = frame.width / 2
    for (part, label, isUp) in [
      (ControlPart.decrement, "Decrement", false), (.increment, "Increment", true),
    ] {
      let x = isUp ? frame.x + half : frame.x
      button(
        part, of: element, label,
        ElementFrame(x: x, y: frame.y, width: half, height: frame.height),
        isEnabled: element.stepped(held, up: isUp) != nil)
    }
  }

  private mutating func segments(of element: CompiledElement, _ frame: ElementFrame) {
    let options = reader.process.controls.options(of: element, in: reader.scope)
    let chosen = element.chosen(reader.held(element), among: options)
    let width = frame.width / Double(max(1, options.count))
    for (index, option) in options.enumerated() {
      let x = frame.x + Double(index) * width
      button(
        .option(index), of: element, option,
        ElementFrame(x: x, y: frame.y, width: width, height: frame.height),
        isSelected: index == chosen)
    }
  }

  /// Appends the label of a row and the switch at its end, which alone reacts to taps.
  private mutating func switchRow(_ element: CompiledElement, _ frame: ElementFrame) {
    let label = reader.shown(element.label)
    if !label.isEmpty {
      tree.add(
        ElementAttributes(
          type: .staticText, label: label,
          frame: ElementFrame(
            x: frame.x, y: frame.y, width: max(1, frame.width - 67), height: frame.height),
          traits: .staticText), .system)
    }
    let isOn =
      reader.screen.map { reader.process.isOn(element, item: reader.scope.item, on: $0) } ?? false
    part(
      .innerSwitch, of: element,
      ElementAttributes(
        type: .switch, value: isOn ? "1" : "0",
        frame: ElementFrame(
          x: frame.x + frame.width - 51, y: frame.y + (frame.height - 31) / 2, width: 51,
          height: 31), traits: [.button, .toggleButton]))
  }

  private mutating func clearButton(of element: CompiledElement, _ frame: ElementFrame) {
    guard !reader.held(element).words.isEmpty else { return }
    let side = min(frame.height, 19)
    let frame = ElementFrame(
      x: frame.x + frame.width - side - 6, y: frame.y + (frame.height - side) / 2, width: side,
      height: side)
    button(.clear, of: element, "Clear text", frame)
  }

  /// Appends the cancel button next to a search field.
  mutating func cancelButton(of element: CompiledElement, _ frame: ElementFrame) {
    let frame = ElementFrame(
      x: frame.x + frame.width + 8, y: frame.y, width: 66, height: frame.height)
    button(.cancel, of: element, "Cancel", frame)
  }

  /// Appends the commands of a swiped cell, from its edge inwards.
  private mutating func swipedCommands(of element: CompiledElement, _ frame: ElementFrame) {
    guard let screen = reader.screen, let swiped = screen.swiped, let control = element.control,
      swiped.cell == ControlKey(element, item: reader.scope.item)
    else { return }
    let width = 74.0
    for (index, command) in control.commands(shownBy: swiped.side).enumerated() {
      let way = Double(index) * width
      let x = swiped.side == .swipeLeft ? frame.x + frame.width - width - way : frame.x + way
      button(
        .cellCommand(index), of: element, reader.shown(command.label),
        id: reader.words(command.identifier),
        ElementFrame(x: x, y: frame.y, width: width, height: frame.height))
    }
  }

  /// Appends the indicator that a container fetches new content.
  mutating func refreshIndicator(of container: CompiledElement, in viewport: ElementFrame) {
    guard container.control?.isRefreshing.holds(in: reader.scope) == true else { return }
    tree.add(
      ElementAttributes(
        type: .activityIndicator, label: "In progress", value: "1",
        frame: ElementFrame(
          x: viewport.x + viewport.width / 2 - 10, y: viewport.y + 20, width: 20, height: 20)),
      .system)
  }
}
