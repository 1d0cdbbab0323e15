package import Foundation

/// Boxes in a row or a column.
package final class StackBox: Box {
  private let axis: BoxAxis
  private let guide: BoxGuide
  private let spacing: CGFloat

  /// The distance between boxes if the app names none.
  package static let usualSpacing: CGFloat = 8

  /// Makes a stack.
  package init(_ axis: BoxAxis, guide: BoxGuide, spacing: CGFloat?, _ children: [Box]) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing ?? Self.usualSpacing
    super.init(children)
    for child in children { child.lie(along: axis) }
  }

  private var totalSpacing: CGFloat { spacing * CGFloat(max(0, children.count - 1)) }

  /// The proposals for the children: each gets an equal part of the rest, the least flexible first.
  private func offers(_ offer: Proposal) -> [Proposal] {
    var offers = [Proposal](repeating: offer, count: children.count)
    guard let room = offer[axis] else {
      for index in offers.indices { offers[index][axis] = nil }
      return offers
    }
    var rest = max(0, room - totalSpacing)
    for level in levels(offer) {
      // The minimum lengths of boxes with a lower priority are reserved.
      let kept = level.later.reduce(0) { $0 + least(of: children[$1], offer) }
      var free = max(0, rest - kept)
      var left = level.indices.count
      for index in level.indices {
        offers[index][axis] = free / CGFloat(left)
        let taken = children[index].size(offers[index])[axis]
        free = max(0, free - taken)
        rest = max(0, rest - taken)
        left -= 1
      }
    }
    return offers
  }

  /// The children by priority, and within a priority by how little they can change.
  private func levels(_ offer: Proposal) -> [(indices: [Int], later: [Int])] {
    let priorities = children.map(\.priority)
    var levels: [(indices: [Int], later: [Int])] = []
    for level in Set(priorities).sorted(by: >) {
      let indices = children.indices.filter { priorities[$0] == level }
      let ranges = indices.map { (index: $0, range: flexibility(of: children[$0], offer)) }
      let sorted = ranges.sorted { first, second in
        first.range == second.range ? first.index < second.index : first.range < second.range
      }
      levels.append((sorted.map(\.index), children.indices.filter { priorities[$0] < level }))
    }
    return levels
  }

  private func flexibility(of box: Box, _ offer: Proposal) -> CGFloat {
    var most = offer
    most[axis] = .infinity
    return box.size(most)[axis] - least(of: box, offer)
  }

  private func least(of box: Box, _ offer: Proposal) -> CGFloat {
    var none = offer
    none[axis] = 0
    return box.size(none)[axis]
  }

  /// Where the guides of the children are across the stack, and how wide it is there.
  private func across(_ sizes: [CGSize]) -> (guide: CGFloat, length: CGFloat) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (child, size) in zip(children, sizes) {
      let place = guide.place(of: child, in: size)
      before = max(before, place)
      after = max(after, size[axis.crossing] - place)
    }
    return (before, before + after)
  }

  package override func measure(_ offer: Proposal) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let sizes = zip(children, offers(offer)).map { $0.size($1) }
    var size = CGSize.zero
    size[axis] = sizes.reduce(totalSpacing) { $0 + $1[axis] }
    size[axis.crossing] = across(sizes).length
    return size
  }

  package override func arrange(_ offer: Proposal) {
    let offers = offers(offer)
    let sizes = zip(children, offers).map { $0.size($1) }
    let line = across(sizes).guide
    var along = axis == .horizontal ? frame.minX : frame.minY
    for (index, child) in children.enumerated() {
      let cross = line - guide.place(of: child, in: sizes[index])
      let point =
        axis == .horizontal
        ? CGPoint(x: along, y: frame.minY + cross) : CGPoint(x: frame.minX + cross, y: along)
      child.place(at: point, offered: offers[index])
      along += sizes[index][axis] + spacing
    }
  }

  package override func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? {
    nil
  }
  package override var priority: Double { 0 }
  package override var isSpacer: Bool { false }
  package override var depth: Double { 0 }
  /// Its own axis counts for what is inside.
  override func lie(along axis: BoxAxis?) {}
}
