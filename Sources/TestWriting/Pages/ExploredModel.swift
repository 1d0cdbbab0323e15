import AccessibilityTree
package import SimulatedApp

/// A model of an app that is Swift code, made from an exploration, for tools that read the
/// definitions of screens.
///
/// A screen has a state for each form in which it was seen, with the elements that only some forms
/// have.
///
/// ```swift
/// let pages = PageObjects(of: ExploredModel(app).definition)
/// ```
package struct ExploredModel {
  private let app: AppDefinition
  let map: WalkMap
  /// The elements that each place shows.
  private let sights: [ExploredSight]

  /// Explores an app.
  package init(_ app: CompiledApp) {
    self.app = app.definition
    var sights: [ExploredSight] = []
    map = WalkMap(app, onPlace: { sights.append(ExploredSight($0)) })
    self.sights = sights
  }

  /// The model.
  package var definition: AppDefinition {
    AppDefinition(
      name: app.name, bundleIdentifier: app.bundleIdentifier, device: app.device,
      coordinatorArgument: app.coordinatorArgument, defaultCoordinator: app.defaultCoordinator,
      coordinators: coordinators, screens: names.map(screen))
  }

  /// The names of the screens, in the order in which they were found.
  private var names: [String] {
    var names: [String] = []
    for place in map.places where !place.screen.isEmpty && !names.contains(place.screen) {
      names.append(place.screen)
    }
    return names
  }

  private var coordinators: [CoordinatorDefinition] {
    guard app.isOwnSource else { return app.coordinators }
    return zip(app.coordinators, map.starts).map { coordinator, start in
      var made = CoordinatorDefinition(name: coordinator.name, root: map.places[start].screen)
      let tabs = tabs(at: start)
      if !tabs.isEmpty { made.container = .tabs(tabs) }
      return made
    }
  }

  /// The tabs that the first screen shows, with the screens to which they lead from there.
  private func tabs(at start: Int) -> [TabDefinition] {
    sights[start].tabs.map { tab in
      let passage = map.passages.first {
        $0.from == start && sights[start].event(of: $0.move) == tab.event
      }
      return TabDefinition(
        label: .literal(tab.label), root: map.places[passage?.to ?? start].screen)
    }
  }

  // MARK: - Screens

  private func screen(_ name: String) -> ScreenDefinition {
    let places = map.places.indices.filter { map.places[$0].screen == name }
    let views = places.map { sights[$0].elements }
    let common = (views.first ?? []).filter { element in
      views.allSatisfy { $0.contains(element) }
    }
    var forms: [[ElementDefinition]] = []
    for view in views {
      let own = view.filter { !common.contains($0) }
      if !forms.contains(own) { forms.append(own) }
    }
    let states = forms.enumerated().map { number, view in
      StateDefinition(
        name: number == 0 ? StateDefinition.onlyName : "form\(number + 1)", view: view)
    }
    let titles = Set(places.compactMap { sights[$0].title })
    return ScreenDefinition(
      name: name, title: titles.count == 1 ? titles.first.map { .literal($0) } : nil,
      view: common, on: events(from: places), initial: StateDefinition.onlyName, states: states)
  }

  private func events(from places: [Int]) -> [EventDefinition] {
    var events: [EventDefinition] = []
    for passage in map.passages where places.contains(passage.from) {
      guard let event = sights[passage.from].event(of: passage.move) else { continue }
      let transition = TransitionDefinition(actions: actions(of: passage))
      if let known = events.firstIndex(where: { $0.event == event }) {
        if !events[known].transitions.contains(transition) {
          events[known].transitions.append(transition)
        }
      } else {
        events.append(EventDefinition(event, [transition]))
      }
    }
    return events
  }

  /// The effect of a passage on the screens, as far as it can be seen.
  private func actions(of passage: WalkMap.Passage) -> [ActionDefinition] {
    let (from, to) = (map.places[passage.from].screen, map.places[passage.to].screen)
    let (before, after) = (sights[passage.from], sights[passage.to])
    guard from != to else { return [] }
    if let tab = before.tab(of: passage.move) { return [.selectTab(tab)] }
    if after.covers > before.covers { return [.present(PresentationDefinition(to))] }
    if after.covers < before.covers { return [.dismiss] }
    let isBack =
      before.hasBackButton && names.firstIndex(of: to) ?? 0 < names.firstIndex(of: from) ?? 0
    return [isBack ? .pop : .push(screen: to, with: [:])]
  }
}

/// The elements that one place of an app shows, as elements of a definition.
struct ExploredSight {
  /// The button of a tab.
  struct TabButton {
    let label: String
    let event: String
  }

  private let snapshot: ScreenSnapshot?
  /// The items of lists, by the first cell that has the same elements.
  private let rows: [Int: Int]

  init(_ snapshot: ScreenSnapshot?) {
    self.snapshot = snapshot
    rows = snapshot.map(Self.rows) ?? [:]
  }

  /// The title of the navigation bar in front.
  var title: String? {
    guard let tree = snapshot?.tree else { return nil }
    let bar = tree.front.last { tree.type(of: $0) == .navigationBar }
    return bar.map(tree.identifier).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// How many screens cover others.
  var covers: Int {
    guard let tree = snapshot?.tree else { return 0 }
    return (0..<tree.count).count { tree.flags(of: $0).contains(.coversScreen) }
  }

  var hasBackButton: Bool {
    guard let tree = snapshot?.tree else { return false }
    return tree.front.contains { tree.identifier(of: $0) == Self.back }
  }

  private static let back = "BackButton"
  private static let dismissRegion = "PopoverDismissRegion"

  /// The elements that a page object can name, without those of the system.
  var elements: [ElementDefinition] {
    guard let snapshot else { return [] }
    let tree = snapshot.tree
    var made: [ElementDefinition] = []
    for node in tree.front {
      guard case .element(_, let element, _) = snapshot.sources[node], isOwn(node, in: tree),
        row(of: node, in: tree) == nil || tree.type(of: node) == .cell
      else { continue }
      if let first = rows[node] {
        if first == node { made.append(repeated(node, in: snapshot)) }
      } else {
        made.append(Self.plain(element.definition))
      }
    }
    return made
  }

  /// The buttons of the tab bar.
  var tabs: [TabButton] {
    guard let snapshot else { return [] }
    let tree = snapshot.tree
    return tree.front.compactMap { node in
      guard Self.isInTabBar(node, tree), tree.type(of: node) == .button,
        case .element(_, let element, _) = snapshot.sources[node]
      else { return nil }
      return TabButton(
        label: tree.label(of: node), event: Self.event(.tap, on: element.definition))
    }
  }

  /// The label of the tab that a move selects; nil for another move.
  func tab(of move: RouteMove) -> String? {
    let event = event(of: move)
    return tabs.first { $0.event == event }?.label
  }

  /// The event that a move raises here; the moves on the items of a list share one event.
  func event(of move: RouteMove) -> String? {
    guard let snapshot, case .gesture(let gesture, let target, _) = move else { return nil }
    let found = snapshot.tree.front.first { node in
      guard case .element(_, let element, _) = snapshot.sources[node] else { return false }
      return element.ordinal == target.ordinal
    }
    guard let node = found, case .element(_, let element, _) = snapshot.sources[node] else {
      return nil
    }
    if let row = row(of: node, in: snapshot.tree) {
      return Self.rowEvent(gesture, of: row, in: snapshot.tree)
    }
    return Self.event(gesture, on: element.definition)
  }

  /// The event of a gesture, named after the element.
  private static func event(_ gesture: ElementGesture, on element: ElementDefinition) -> String {
    let names = [element.identifier, element.label].map { text in
      if case .literal(let words) = text { words } else { "" }
    }
    return "\(gesture.rawValue) \(names.first { !$0.isEmpty } ?? element.type.caseName)"
  }

  // MARK: - Items of lists

  /// The first cell of the list that a node is an item of; nil outside of such lists.
  private func row(of node: Int, in tree: ElementSnapshot) -> Int? {
    rows[node] ?? tree.ancestors(of: node).lazy.compactMap { rows[$0] }.first
  }

  /// Cells of one container with the same types of elements are items of a list.
  private static func rows(of snapshot: ScreenSnapshot) -> [Int: Int] {
    let tree = snapshot.tree
    let cells = tree.front.filter { tree.type(of: $0) == .cell }
    let alike = Dictionary(grouping: cells) { cell in
      [tree.parent(of: cell) ?? -1] + tree.subtree(of: cell).map { Int(tree.type(of: $0).rawValue) }
    }
    var rows: [Int: Int] = [:]
    for cells in alike.values where cells.count > 1 {
      for cell in cells { rows[cell] = cells[0] }
    }
    return rows
  }

  private static func rowEvent(
    _ gesture: ElementGesture, of row: Int, in tree: ElementSnapshot
  ) -> String {
    let types = tree.subtree(of: row).map { tree.type(of: $0).caseName }
    return "\(gesture.rawValue) row of " + types.joined(separator: " ")
  }

  /// A list with one item, whose elements are named after the texts that differ between items.
  private func repeated(_ cell: Int, in snapshot: ScreenSnapshot) -> ElementDefinition {
    let tree = snapshot.tree
    var made = ElementDefinition(.cell)
    made.forEach = "rows"
    for node in tree.subtree(of: cell).dropFirst() {
      guard case .element(_, let element, _) = snapshot.sources[node] else { continue }
      var inner = Self.plain(element.definition)
      if inner.identifier != .literal("") { inner.identifier = .bind("row.identifier") }
      inner.label = .bind("row.label")
      inner.gestures = inner.gestures.map {
        GestureDefinition($0.gesture, raises: Self.rowEvent($0.gesture, of: cell, in: tree))
      }
      made.children.append(inner)
    }
    return made
  }

  // MARK: - Elements

  private func isOwn(_ node: Int, in tree: ElementSnapshot) -> Bool {
    let identifier = tree.identifier(of: node)
    return tree.type(of: node) != .navigationBar && identifier != Self.back
      && identifier != Self.dismissRegion && !Self.isInTabBar(node, tree)
  }

  private static func isInTabBar(_ node: Int, _ tree: ElementSnapshot) -> Bool {
    tree.type(of: node) == .tabBar
      || tree.ancestors(of: node).contains { tree.type(of: $0) == .tabBar }
  }

  /// An element without its place, its value and its children: it is the same in all forms.
  private static func plain(_ element: ElementDefinition) -> ElementDefinition {
    var made = ElementDefinition(
      element.type, identifier: element.identifier, label: element.label,
      placeholder: element.placeholder)
    made.gestures = element.gestures.map {
      GestureDefinition($0.gesture, raises: event($0.gesture, on: element))
    }
    if element.binding != nil { made.binding = "value" }
    // The words of a text with an identifier are read by tests, and may differ.
    if element.type == .staticText, element.identifier != .literal("") { made.label = .literal("") }
    return made
  }
}
