package import Foundation

/// Boxes over each other, the last in front.
package final class LayerBox: Box {
  private let alignment: BoxAlignment
  /// The child whose size counts and is offered to the others; nil if the largest counts.
  private let leader: Int?

  /// Makes layers.
  package init(_ alignment: BoxAlignment, leader: Int? = nil, _ children: [Box]) {
    self.alignment = alignment
    self.leader = leader
    super.init(children)
    for child in children { child.lie(along: nil) }
  }

  /// A spacer with something behind or over it still belongs to the stack around both.
  override func lie(along axis: BoxAxis?) {
    if let leader, children.indices.contains(leader) { children[leader].lie(along: axis) }
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    if let leader, children.indices.contains(leader) { return children[leader].size(offer) }
    return super.measure(offer)
  }

  package override func arrange(_ offer: Proposal) {
    for (index, child) in children.enumerated() {
      let own = leader == nil || index == leader ? offer : Proposal(frame.size)
      let point = alignment.origin(of: child, sized: child.size(own), in: frame)
      child.place(at: point, offered: own)
    }
  }

  package override func firstBaseline(in size: CGSize) -> CGFloat {
    let box = leader.flatMap { children.indices.contains($0) ? children[$0] : nil }
    return box?.firstBaseline(in: size) ?? super.firstBaseline(in: size)
  }

  package override func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? {
    leader.flatMap { children[$0].explicitPlace(of: guide, in: size) }
  }
  override var isOneView: Bool { leader.map { children[$0].isOneView } ?? super.isOneView }
  package override var priority: Double { leader.map { children[$0].priority } ?? 0 }
  package override var depth: Double { leader.map { children[$0].depth } ?? 0 }

  package override var layers: [Box] {
    children.enumerated().sorted { first, second in
      first.element.depth == second.element.depth
        ? first.offset < second.offset : first.element.depth < second.element.depth
    }.map(\.element)
  }

  /// The elements from back to front, as VoiceOver reads them.
  package override func makeElements() -> [BoxElement] {
    layers.reduce(into: []) { behind, layer in
      let elements = layer.elements()
      if layer.holdsFill {
        for index in behind.indices { layer.cover(&behind[index], unlessBy: elements) }
      }
      behind += elements
    }
  }
}

extension Box {
  /// Marks an element behind this layer, and those inside it, whose middle a filled area covers.
  ///
  /// Elements of the layer that are there take touches themselves.
  fileprivate func cover(_ element: inout BoxElement, unlessBy elements: [BoxElement]) {
    let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
    if let touch = touched(.tap, at: middle), touch.isFilled,
      !elements.contains(where: { $0.frame.contains(middle) })
    {
      element.isCovered = true
    }
    for index in element.children.indices { cover(&element.children[index], unlessBy: elements) }
  }
}
