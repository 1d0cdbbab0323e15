/// A view at its place: what it was drawn from, and the state that lives as long as the place.
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
  /// What it was drawn to.
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
  /// The place of the child that is asked for next, if they are drawn in the same order again.
  private var next = 0
  /// The places of many children by their keys; nil until one is asked for out of order.
  private var places: [NodeKey: Int]?
  /// Whether it was asked for since the drawing of its parent began.
  private var isVisited = false
  /// The node that reads what is shown without being drawn.
  private var follower: ViewNode?
  /// What that node reads.
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

  /// Where a child is; most are asked for one after the other, which needs no search.
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

  /// Starts to draw: children that are not asked for until ``endDrawing(keeping:)`` go.
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

  /// The state at a place of the view; made when it is first asked for.
  package func slot<Slot: AnyObject>(_ place: Int, make: () -> Slot) -> Slot {
    if let known = slots[place] as? Slot { return known }
    let made = make()
    (made as? any HomedValue)?.home = (type, place)
    slots[place] = made
    return made
  }

  /// Reads something that is shown but not drawn, such as the text of a field.
  ///
  /// When it changes, the next update reads it again, and draws nothing for that.
  package func follow(_ read: @escaping () -> Void) {
    // It takes no number, since the numbers of places are seen in journals.
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

  /// Notes that something it read has changed, so that the next update draws it again.
  ///
  /// - Parameter source: what has changed; nil if only its owner knows that.
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

  /// Takes it and everything below it out of the graph, which is told of no more changes.
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
