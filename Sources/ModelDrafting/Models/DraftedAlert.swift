import SimulatedApp

/// An alert or an action sheet that stands among the elements of a state, made what it is.
struct DraftedAlert {
  /// The alert.
  let alert: AlertDefinition
  /// What belongs to it, at the top of the tree.
  let parts: [DraftElement]

  /// Finds the alert of a tree; a function says which event a tap raises, by the keys that lead to
  /// the element.
  ///
  /// Nil if there is none, or if it holds what no alert can, such as a field.
  init?(in tree: DraftTree, event: ([ElementKey]) -> String?) {
    let shown = tree.elements.filter { [.alert, .sheet].contains($0.type) }
    guard shown.count == 1, let element = shown.first else { return nil }
    var buttons: [AlertDefinition.Button] = []
    var texts: [String] = []
    guard Self.read(element.children, below: [element.key], event, &buttons, &texts) else {
      return nil
    }
    // While an alert is there, only its own buttons can be tapped.
    let outside = tree.elements.filter { $0.type == .button && event([$0.key]) != nil }
    buttons += outside.map { Self.button($0, event([$0.key])) }
    parts = [element] + outside
    texts.removeAll { $0 == element.name }
    guard texts.count < 2 else { return nil }
    alert = AlertDefinition(
      title: .literal(element.name.isEmpty ? "Alert" : element.name),
      message: texts.first.map { .literal($0) },
      style: element.type == .sheet ? .actionSheet : .alert,
      buttons: buttons.isEmpty ? [AlertDefinition.Button(label: "OK")] : buttons)
  }

  /// Reads what is inside; false if an alert cannot hold it.
  private static func read(
    _ elements: [DraftElement], below path: [ElementKey], _ event: ([ElementKey]) -> String?,
    _ buttons: inout [AlertDefinition.Button], _ texts: inout [String]
  ) -> Bool {
    elements.allSatisfy { element in
      let path = path + [element.key]
      switch element.type {
      case .button: buttons.append(button(element, event(path)))
      case .staticText: texts.append(element.name)
      case .other, .scrollView: return read(element.children, below: path, event, &buttons, &texts)
      default: return false
      }
      return true
    }
  }

  private static func button(_ element: DraftElement, _ event: String?) -> AlertDefinition.Button {
    AlertDefinition.Button(
      label: .literal(element.label.isEmpty ? element.name : element.label), event: event)
  }
}
