package import Foundation

/// Boxes that are made one by one when they come into sight.
package final class LazyBox: Box {
  /// How many there are.
  package let count: Int
  private let make: (Int) -> [Box]
  private let find: (ScrollTarget) -> Int?
  private var made: [Int: Box] = [:]
  /// Makes one box of several that are made for one place.
  var join: ([Box]) -> Box = { $0.count == 1 ? $0[0] : GroupBox($0) }

  /// Makes the boxes of a collection; `find` knows where one is without making it.
  package init(
    count: Int, find: @escaping (ScrollTarget) -> Int? = { _ in nil },
    make: @escaping (Int) -> [Box]
  ) {
    self.count = count
    self.find = find
    self.make = make
    super.init()
  }

  /// The box at a place, which is made now if it is not yet.
  package func box(at place: Int) -> Box {
    if let known = made[place] { return known }
    let box = join(make(place))
    made[place] = box
    return box
  }

  /// The place of the box that an app scrolls to; of boxes that only know it themselves, those are
  /// found that were made.
  package func place(of target: ScrollTarget) -> Int? {
    find(target) ?? made.keys.sorted().first { place in made[place].map(target.isOn) ?? false }
  }

  /// Outside of a container that knows what is in sight, all are made.
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
