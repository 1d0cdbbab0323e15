package import SimulatedApp

/// The elements of a screen that tests asked for, and the queries that run over them.
///
/// A place is a list of the numbers of children, from the top; the empty place is the screen
/// itself.
package struct DraftTree: Sendable, Hashable, Codable {
  /// The elements at the top.
  package var elements: [DraftElement]

  /// The most elements of a tree.
  package static let limit = 1_000

  /// Makes a tree.
  package init(_ elements: [DraftElement] = []) { self.elements = elements }

  /// Whether no test asked for anything.
  package var isEmpty: Bool { elements.isEmpty }

  /// How many elements it has.
  package var count: Int { elements.reduce(0) { $0 + $1.count } }

  /// All elements, each before those inside it.
  package var all: [DraftElement] {
    var list: [DraftElement] = []
    for element in elements { element.all(into: &list) }
    return list
  }

  /// The keys of the elements that have a name.
  package var keys: Set<ElementKey> {
    all.reduce(into: []) { keys, element in
      if element.isNamed { keys.insert(element.key) }
    }
  }

  /// The keys of elements outside tab bars, whose buttons do not identify the screen.
  var bodyKeys: Set<ElementKey> { DraftTree(elements.filter { $0.type != .tabBar }).keys }

  /// The element at a place; nil if there is none.
  package subscript(place: [Int]) -> DraftElement? {
    guard let first = place.first, elements.indices.contains(first) else { return nil }
    var element = elements[first]
    for index in place.dropFirst() {
      guard element.children.indices.contains(index) else { return nil }
      element = element.children[index]
    }
    return element
  }

  /// Changes the element at a place; does nothing if there is none.
  package mutating func change(_ place: [Int], _ change: (inout DraftElement) -> Void) {
    Self.change(&elements, place[...], change)
  }

  private static func change(
    _ elements: inout [DraftElement], _ place: ArraySlice<Int>,
    _ change: (inout DraftElement) -> Void
  ) {
    guard let first = place.first, elements.indices.contains(first) else { return }
    guard place.count > 1 else { return change(&elements[first]) }
    Self.change(&elements[first].children, place.dropFirst(), change)
  }

  /// Adds an element inside another; an empty place adds it at the top.
  ///
  /// Bars with a title come first, as on a screen, so that growing content cannot push them away.
  package mutating func add(_ element: DraftElement, in place: [Int]) {
    var element = element
    if element.type.takesText, element.isNamed, all.contains(where: { $0.key == element.key }) {
      element.owner = name(around: place)
    }
    if element.type == .pickerWheel, !element.isNamed {
      element.owner = String(all.count { $0.type == .pickerWheel } + 1)
    }
    insert(element, in: place)
  }

  /// Moves the element at a place inside another one, at its end.
  mutating func move(_ place: [Int], into other: [Int]) {
    guard let element = self[place] else { return }
    insert(element, in: other)
    remove(place)
  }

  private mutating func insert(_ element: DraftElement, in place: [Int]) {
    guard !place.isEmpty else {
      elements.insert(element, at: element.type == .navigationBar ? barCount : elements.count)
      return
    }
    change(place) { $0.children.append(element) }
  }

  /// The name of the innermost element at or around a place that has one; empty if none has.
  private func name(around place: [Int]) -> String {
    place.indices.reversed().lazy.compactMap { self[Array(place[...$0])]?.name }
      .first { !$0.isEmpty } ?? ""
  }

  private var barCount: Int { elements.prefix { $0.type == .navigationBar }.count }

  /// Removes the element at a place.
  package mutating func remove(_ place: [Int]) {
    guard let last = place.last else { return }
    guard place.count > 1 else {
      if elements.indices.contains(last) { elements.remove(at: last) }
      return
    }
    change(Array(place.dropLast())) { parent in
      if parent.children.indices.contains(last) { parent.children.remove(at: last) }
    }
  }

  /// The first place whose element passes a test.
  package func place(where test: (DraftElement) -> Bool) -> [Int]? { places(where: test).first }

  /// The places whose elements pass a test, each before those inside it.
  func places(where test: (DraftElement) -> Bool) -> [[Int]] {
    Self.places(in: elements, below: [], where: test)
  }

  private static func places(
    in elements: [DraftElement], below place: [Int], where test: (DraftElement) -> Bool
  ) -> [[Int]] {
    elements.enumerated().flatMap { index, element in
      (test(element) ? [place + [index]] : [])
        + places(in: element.children, below: place + [index], where: test)
    }
  }

  // MARK: - Queries

  /// The tree as queries see it, with the frame of an app around the elements.
  package var indexed: IndexedDraftTree { IndexedDraftTree(self) }

  /// The place of the first element that a query matches, other than the frame of the app.
  func firstPlace(of query: Query) -> [Int]? {
    indexed.places(of: query).first { !$0.isEmpty }
  }
}

/// A tree on which several queries run.
package struct IndexedDraftTree {
  private let snapshot: IndexedSnapshot
  /// The places of the elements, in the order of the snapshot.
  private let places: [[Int]?]

  /// Makes the snapshot of a tree.
  package init(_ tree: DraftTree) {
    var builder = SnapshotBuilder()
    var places: [[Int]?] = []
    for type in [ElementType.application, .window, .other, .other] {
      builder.begin(ElementAttributes(type: type))
      places.append(type == .application ? nil : [])
    }
    Self.add(tree.elements, below: [], to: &builder, &places)
    snapshot = IndexedSnapshot(builder.finish())
    self.places = places
  }

  private static func add(
    _ elements: [DraftElement], below place: [Int], to builder: inout SnapshotBuilder,
    _ places: inout [[Int]?]
  ) {
    for (index, element) in elements.enumerated() {
      let here = place + [index]
      builder.begin(element.attributes)
      places.append(here)
      add(element.children, below: here, to: &builder, &places)
      builder.end()
    }
  }

  /// The places of the elements that a query matches; the frame of the app has the empty place.
  package func places(of query: Query) -> [[Int]] {
    Resolver().resolve(query, in: snapshot).compactMap { index in
      places.indices.contains(index) ? places[index] ?? [] : nil
    }
  }

  /// How many elements a query matches.
  package func count(of query: Query) -> Int { Resolver().count(query, in: snapshot) }

  /// The label of the first element that a query matches; empty if it has none.
  func label(ofFirst query: Query) -> String {
    Resolver().first(query, in: snapshot).map { snapshot.snapshot.label(of: $0) } ?? ""
  }
}

extension DraftElement {
  fileprivate var attributes: ElementAttributes {
    var attributes = ElementAttributes(type: type)
    attributes.identifier = identifier
    attributes.label = label
    attributes.title = title
    attributes.value = value
    attributes.placeholderValue = placeholder
    if !isEnabled { attributes.flags.remove(.isEnabled) }
    if isSelected { attributes.flags.insert(.isSelected) }
    return attributes
  }
}
