package import Foundation

/// Boxes that are made one by one when they come into view.
package final class LazyBox: Box {
  /// How many there are.
  package let count: Int
  private let make: (Int) -> [Box]
  private let find: (ScrollTarget) -> Int?
  private var made: [Int: Box] = [:]
  /// Joins several boxes that are made for one place.
  var join: ([Box]) -> Box = { $0.count == 1 ? $0[0] : GroupBox($0) }

  /// Makes the boxes of a collection; `find` finds the place of one without making it.
  package init(
    count: Int, find: @escaping (ScrollTarget) -> Int? = { _ in nil },
    make: @escaping (Int) -> [Box]
  ) {
    self.count = count
    self.find = find
    self.make = make
    super.init()
  }

  /// The box at a place, made now if it does not exist yet.
  package func box(at place: Int) -> Box {
    if let known = made[place] { return known }
    let box = join(make(place))
    made[place] = box
    return box
  }

  /// The place of the box that an app scrolls to; if only the box itself knows that, it is found
  /// only once it was made.
  package func place(of target: ScrollTarget) -> Int? {
    find(target) ?? made.keys.sorted().first { place in made[place].map(target.isOn) ?? false }
  }

  /// All boxes; outside a container that knows the visible part, all of them are made.
  private var all: [Box] { (0..<count).map { box(at: $0) } }

  package override func measure(_ offer: Proposal) -> CGSize {
    GroupBox(all).size(offer)
  }
  package override func arrange(_ offer: Proposal) {
    var y = frame.minY
    for box in all {
      box.place(at: CGPoint(x: frame.minX, y: y), offered: Proposal(width: offer.width))
      y += box.size(Proposal(width: offer.width)).height
    }
  }
  package override func makeElements() -> [BoxElement] { all.flatMap { $0.elements() } }
  package override var shown: [Box] { all }
}

/// Boxes below each other without space.
package final class GroupBox: Box {
  package override func measure(_ offer: Proposal) -> CGSize {
    children.reduce(CGSize.zero) { size, child in
      let one = child.size(Proposal(width: offer.width))
      return CGSize(width: max(size.width, one.width), height: size.height + one.height)
    }
  }
  package override func arrange(_ offer: Proposal) {
    var y = frame.minY
    for child in children {
      child.place(at: CGPoint(x: frame.minX, y: y), offered: Proposal(width: offer.width))
      y += child.size(Proposal(width: offer.width)).height
    }
  }
}
