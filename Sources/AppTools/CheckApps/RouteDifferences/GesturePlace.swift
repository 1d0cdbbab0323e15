import SimulatedApp

/// Where the files of a screen have a gesture whose event has an automatic name, such as
/// `tap login`.
///
/// For an element of a component it is the use of the component.
struct GesturePlace {
  /// The path of the element from the top of the screen's file.
  private(set) var path = DefinitionPath.top
  private let event: String

  /// Finds the element that raises an event of a state; nil if the event has a name of its own or
  /// no element raises it.
  init?(of event: String, on screen: ScreenDefinition, in state: String) {
    guard let word = event.split(separator: " ").first, event.contains(" "),
      ElementGesture(rawValue: String(word)) != nil
    else { return nil }
    self.event = event
    var place = DefinitionPath.top
    var states = screen.states
    for name in state.split(separator: ".") {
      guard let inner = states.first(where: { $0.name == name }) else { return nil }
      place = place.key("states").key(inner.name)
      states = inner.states
      if find(in: inner.view, at: place.key("view")) { return }
    }
    let lists = [
      (screen.view, "view"), (screen.barItems, "barItems"), (screen.leftBarItems, "leftBarItems"),
    ]
    for (list, key) in lists where find(in: list, at: .top.key(key)) { return }
    return nil
  }

  private mutating func find(in elements: [ElementDefinition], at path: DefinitionPath) -> Bool {
    elements.indices.contains { find(in: elements[$0], at: path.index($0)) }
  }

  private mutating func find(in element: ElementDefinition, at path: DefinitionPath) -> Bool {
    if let gesture = element.gestures.first(where: { $0.event == event }) {
      self.path = path.key("on").key(gesture.gesture.rawValue)
      return true
    }
    if find(in: element.children, at: path.key("children")) { return true }
    guard element.hasContainer else { return false }
    let container = element.container
    return container.sections.indices.contains {
      find(in: container.sections[$0], at: path.key("sections").index($0))
    }
      || container.cases.indices.contains {
        find(in: container.cases[$0].element, at: path.key("cases").index($0).key("show"))
      }
  }

  private mutating func find(in section: SectionDefinition, at path: DefinitionPath) -> Bool {
    if let header = section.header, find(in: header, at: path.key("header")) { return true }
    if let footer = section.footer, find(in: footer, at: path.key("footer")) { return true }
    return find(in: section.rows, at: path.key("rows"))
  }
}
