package import Foundation

/// Boxes in lines of a grid; only the visible ones are made.
package final class LazyGridBox: Box, SightBox {
  private let axis: BoxAxis
  private let tracks: [GridTrack]
  private let alignment: BoxAlignment
  private let spacing: CGFloat?
  private let isWide: (Box) -> Bool
  private var measured: (tracks: [GridTrack.Placed], lines: LazyStackBox)?
  /// The lines that are shown: a grid can be measured for another size once it has its place.
  private var placed: (tracks: [GridTrack.Placed], lines: LazyStackBox)?
  /// The visible part; everything if no box around it scrolls.
  var sight = CGRect.infinite

  /// Makes a grid whose lines follow each other along an axis.
  ///
  /// `isWide` decides which boxes take a line of their own, as headers do. Without tracks there is
  /// one of full length.
  package init(
    _ axis: BoxAxis, tracks: [GridTrack], alignment: BoxAlignment, spacing: CGFloat?,
    _ children: [Box], isWide: @escaping (Box) -> Bool
  ) {
    self.axis = axis
    let whole = GridTrack(.flexible(least: 10, most: .infinity), spacing: nil, alignment: nil)
    self.tracks = tracks.isEmpty ? [whole] : tracks
    self.alignment = alignment
    self.spacing = spacing
    self.isWide = isWide
    super.init(children)
  }

  /// The lines for a proposed size.
  private func lines(
    _ offer: Proposal
  ) -> (tracks: [GridTrack.Placed], lines: LazyStackBox) {
    let wanted = GridTrack.place(tracks, in: offer.filled()[axis.crossing])
    for known in [placed, measured] {
      if let known, known.tracks == wanted { return known }
    }
    let lines = LazyStackBox(
      axis, guide: axis == .vertical ? alignment.horizontal : alignment.vertical,
      spacing: spacing, parts(of: wanted))
    measured = (wanted, lines)
    return (wanted, lines)
  }

  /// The lines between headers; the boxes of a collection are made only on demand.
  private func parts(of placed: [GridTrack.Placed]) -> [Box] {
    var parts: [Box] = []
    var cells: [(Box, Int)] = []
    func close() {
      if !cells.isEmpty { parts.append(block(cells, placed)) }
      cells = []
    }
    for child in children {
      if let lazy = child as? LazyBox {
        cells += (0..<lazy.count).map { (lazy, $0) }
      } else if isWide(child) {
        close()
        parts.append(child)
      } else {
        cells.append((child, 0))
      }
    }
    close()
    return parts
  }

  private func block(_ cells: [(Box, Int)], _ placed: [GridTrack.Placed]) -> Box {
    let width = max(1, placed.count)
    let (axis, tracks, alignment) = (axis, tracks, alignment)
    return LazyBox(
      count: (cells.count + width - 1) / width,
      find: { target in Self.place(of: target, in: cells).map { $0 / width } }
    ) { line in
      let inside = cells[(line * width)..<min(cells.count, (line + 1) * width)]
      let boxes = inside.map { box, place in (box as? LazyBox)?.box(at: place) ?? box }
      let alignments = placed.map { tracks[$0.track].alignment ?? alignment }
      return [GridLineBox(axis, placed, alignments, boxes)]
    }
  }

  private static func place(of target: ScrollTarget, in cells: [(Box, Int)]) -> Int? {
    var first = 0
    while first < cells.count {
      let box = cells[first].0
      let lazy = box as? LazyBox
      if let place = lazy.map({ $0.place(of: target) }) ?? (target.isOn(box) ? 0 : nil) {
        return first + place
      }
      first += max(1, lazy?.count ?? 1)
    }
    return nil
  }

  package override func frame(of target: ScrollTarget) -> CGRect? {
    placed?.lines.frame(of: target)
  }

  package override func measure(_ offer: Proposal) -> CGSize { lines(offer).lines.size(offer) }
  package override func arrange(_ offer: Proposal) {
    let wanted = lines(offer)
    placed = wanted
    wanted.lines.sight = sight
    wanted.lines.place(at: frame.origin, offered: offer)
  }
  package override func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? {
    nil
  }
  package override func makeElements() -> [BoxElement] {
    (placed?.lines.elements() ?? []).map { cell in cell.changed { $0.grid = frame } }
  }
  package override var shown: [Box] { placed?.lines.shown ?? [] }
  package override var isSpacer: Bool { false }
  package override var isLazyGrid: Bool { true }
}

/// One line of a lazy grid: a box in each track.
private final class GridLineBox: Box {
  private let axis: BoxAxis
  private let tracks: [GridTrack.Placed]
  private let alignments: [BoxAlignment]

  init(
    _ axis: BoxAxis, _ tracks: [GridTrack.Placed], _ alignments: [BoxAlignment],
    _ children: [Box]
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignments = alignments
    super.init(children)
  }

  private func offer(_ track: Int) -> Proposal {
    var offer = Proposal()
    offer[axis.crossing] = tracks[track].length
    return offer
  }

  override func measure(_ offer: Proposal) -> CGSize {
    var size = CGSize.zero
    for (index, child) in children.enumerated() {
      size[axis] = max(size[axis], child.size(self.offer(index))[axis])
    }
    size[axis.crossing] = tracks.last.map { $0.start + $0.length } ?? 0
    return size
  }

  override func arrange(_ offer: Proposal) {
    for (index, child) in children.enumerated() {
      var cell = frame
      if axis == .vertical {
        cell.origin.x += tracks[index].start
        cell.size.width = tracks[index].length
      } else {
        cell.origin.y += tracks[index].start
        cell.size.height = tracks[index].length
      }
      let own = self.offer(index)
      child.place(
        at: alignments[index].origin(of: child, sized: child.size(own), in: cell), offered: own)
    }
  }

  override func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? { nil }
  override var isSpacer: Bool { false }
}
