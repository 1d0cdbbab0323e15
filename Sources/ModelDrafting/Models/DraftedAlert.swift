import SimulatedApp

/// An alert or an action sheet, made from the elements of a state.
struct DraftedAlert {
  let alert: AlertDefinition
  /// Its elements, at the top of the tree.
  let parts: [DraftElement]

  /// Finds the alert of a tree; functions return which event a tap raises, and what a text field
  /// is, by the keys that lead to the element.
  ///
  /// Nil if there is none, or if it contains what no alert can, such as a switch.
  init?(
    in tree: DraftTree, event: ([ElementKey]) -> String?,
    field: (DraftElement, [ElementKey]) -> ElementDefinition
  ) {
    let shown = tree.elements.filter { [.alert, .sheet].contains($0.type) }
    guard shown.count == 1, let element = shown.first else { return nil }
    var (buttons, fields): ([AlertDefinition.Button], [ElementDefinition]) = ([], [])
    var texts: [String] = []
    let canBeRead = Self.read(element.children, below: [element.key]) { part, path in
      switch part.type {
      case .button: buttons.append(Self.button(part, event(path)))
      case .staticText: texts.append(part.name)
      case _ where element.type == .alert && part.type.isOfForms:
        fields.append(field(part, path))
      default: return false
      }
      return true
    }
    guard canBeRead else { return nil }
    // While an alert is shown, only its own buttons can be tapped.
    let outside = tree.elements.filter { $0.type == .button && event([$0.key]) != nil }
    buttons += outside.map { Self.button($0, event([$0.key])) }
    parts = [element] + outside
    texts.removeAll { $0 == element.name }
    guard texts.count < 2 else { return nil }
    alert = AlertDefinition(
      title: .literal(element.name.isEmpty ? "Alert" : element.name),
      message: texts.first.map { .literal($0) },
      style: element.type == .sheet ? .actionSheet : .alert, fields: fields,
      buttons: buttons.isEmpty ? [AlertDefinition.Button(label: "OK")] : buttons)
  }

  /// Reads what is inside, with the keys that lead to each part; false if an alert cannot hold it.
  private static func read(
    _ elements: [DraftElement], below path: [ElementKey],
    _ part: (DraftElement, [ElementKey]) -> Bool
  ) -> Bool {
    elements.allSatisfy { element in
      let path = path + [element.key]
      guard [.other, .scrollView].contains(element.type) else { return part(element, path) }
      return read(element.children, below: path, part)
    }
  }

  private static func button(_ element: DraftElement, _ event: String?) -> AlertDefinition.Button {
    AlertDefinition.Button(
      label: .literal(element.label.isEmpty ? element.name : element.label), event: event)
  }
}

extension ElementType {
  /// Whether it is a field that alerts can have.
  fileprivate var isOfForms: Bool { self == .textField || self == .secureTextField }
}
