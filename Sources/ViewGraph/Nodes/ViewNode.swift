/// A view at its place: what it was drawn from, and the state that is kept as long as the place.
///
/// Nodes are found by the keys of their siblings. A node that is not drawn again when its parent is
/// drawn is removed with everything below it.
package final class ViewNode {
  /// The number of the node, counted in the order in which nodes were made.
  package let number: Int
  /// The graph that the node is in.
  package unowned let graph: ViewGraph
  /// The node around it; nil for the root and after removal.
  package private(set) weak var parent: ViewNode?
  /// The type of view at this place.
  package let type: Any.Type
  /// The view as it was last drawn.
  package var view: Any?
  /// The environment in which it was last drawn.
  package var surroundings: Any?
  /// The body that it last had.
  package var body: Any?
  /// The result of drawing it.
  package var drawing: Any?
  /// Whether something that it read has changed.
  package private(set) var isChanged = true
  /// Whether something below it has changed.
  package private(set) var isChangedBelow = false
  /// Whether it is still part of the graph.
  package private(set) var isStanding = true
  /// State by the place of the property in the view.
  private var slots: [Int: AnyObject] = [:]
  /// The children in the order of their first drawing.
  private var children: [(key: NodeKey, node: ViewNode)] = []
  /// The index of the child that is looked up next if they are drawn in the same order again.
  private var next = 0
  /// The indices of many children by their keys; nil until one is looked up out of order.
  private var places: [NodeKey: Int]?
  /// Whether it was looked up since the drawing of its parent began.
  private var isVisited = false
  /// The node that reads values that are shown without drawing.
  private var follower: ViewNode?
  /// The closure with which that node reads them.
  private var reading: (() -> Void)?

  init(_ type: Any.Type, number: Int, graph: ViewGraph, parent: ViewNode?) {
    self.type = type
    self.number = number
    self.graph = graph
    self.parent = parent
  }

  /// Whether it or something below it has to be drawn again.
  package var needsDrawing: Bool { isChanged || isChangedBelow }

  /// The child with a key; one of another type is replaced.
  package func child(_ key: NodeKey, of type: Any.Type) -> ViewNode {
    guard let place = place(of: key) else {
      let made = graph.makeNode(type, parent: self)
      made.isVisited = true
      places?[key] = children.count
      children.append((key, made))
      next = children.count
      return made
    }
    next = place + 1
    let known = children[place].node
    if known.type != type {
      known.remove()
      children[place].node = graph.makeNode(type, parent: self)
    }
    children[place].node.isVisited = true
    return children[place].node
  }

  /// The index of a child; most are looked up in order, which needs no search.
  private func place(of key: NodeKey) -> Int? {
    if next < children.count, children[next].key == key { return next }
    guard children.count > Self.fewChildren else { return children.firstIndex { $0.key == key } }
    let known =
      places ?? Dictionary(uniqueKeysWithValues: zip(children.map(\.key), children.indices))
    places = known
    return known[key]
  }

  /// How many children are searched one by one.
  private static let fewChildren = 8

  /// Starts drawing: children that are not looked up until ``endDrawing(keeping:)`` are removed.
  package func beginDrawing() {
    isChanged = false
    isChangedBelow = false
    next = 0
    for child in children { child.node.isVisited = false }
  }

  /// Ends drawing, and removes the children that were not drawn and are not kept.
  package func endDrawing(keeping isKept: (NodeKey) -> Bool = { _ in false }) {
    guard children.contains(where: { !$0.node.isVisited }) else { return }
    children.removeAll { child in
      guard !child.node.isVisited, !isKept(child.key) else { return false }
      child.node.remove()
      return true
    }
    places = nil
    next = 0
  }

  /// The state of a property of the view, by its place; made on first use.
  package func slot<Slot: AnyObject>(_ place: Int, make: () -> Slot) -> Slot {
    if let known = slots[place] as? Slot { return known }
    let made = make()
    (made as? any HomedValue)?.home = (type, place)
    slots[place] = made
    return made
  }

  /// Reads a value that is shown but not drawn, such as the text of a field.
  ///
  /// When it changes, the next update reads it again without drawing anything.
  package func follow(_ read: @escaping () -> Void) {
    // It takes none of the numbers of places, since those are visible in journals.
    let node = follower ?? ViewNode(type, number: -number, graph: graph, parent: nil)
    follower = node
    node.reading = read
    node.readAgain()
  }

  private func readAgain() {
    guard isStanding, let reading else { return }
    isChanged = false
    graph.read(for: self, reading)
  }

  /// Records that something it read has changed, so that the next update draws it again.
  ///
  /// - Parameter source: the changed object; nil if only its owner knows it.
  package func change(of source: AnyObject? = nil) {
    guard isStanding else { return }
    graph.noteCourse(of: source ?? self, shownBy: self)
    guard !isChanged else { return }
    isChanged = true
    if reading != nil { return graph.afterDrawing { [weak self] in self?.readAgain() } }
    var outer = parent
    while let node = outer, !node.isChangedBelow {
      node.isChangedBelow = true
      outer = node.parent
    }
    graph.noteChange()
  }

  /// Removes it and everything below it from the graph, which receives no more changes from them.
  func remove() {
    isStanding = false
    parent = nil
    for child in children { child.node.remove() }
    children = []
    places = nil
    slots = [:]
    follower?.remove()
    drawing = nil
    body = nil
  }
}
