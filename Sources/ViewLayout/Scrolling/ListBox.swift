import AccessibilityTree
package import Foundation

/// What a list shows.
package struct ListContent {
  /// A part of a list.
  package enum Row {
    /// A row, or the rows of a collection.
    case row(Box)
    /// A header above rows.
    case header(Box)
    /// A footer below rows.
    case footer(Box)
    /// Space between groups.
    case gap
  }

  /// The parts from top to bottom.
  package var rows: [Row] = []
  /// Whether rows are inset from the edges.
  package let isInset: Bool
  /// The label of the list itself.
  package var label = ""
  /// The space above its content.
  package var top: CGFloat = 0
  /// The space below its content.
  package var bottom: CGFloat = 0
  /// The space at the leading side; nil for the usual one.
  package var leading: CGFloat?
  /// The space at the trailing side; nil for the usual one.
  package var trailing: CGFloat?
  /// Changes the cell of a row.
  package var change: (Box, BoxElement) -> BoxElement = { $1 }

  /// Makes an empty list.
  package init(isInset: Bool) { self.isInset = isInset }
}

/// A row with the actions that swipes show.
package final class RowActionBox: Box {
  /// The actions of a swipe to the right.
  package let leading: [BoxCommand]
  /// The actions of a swipe to the left.
  package let trailing: [BoxCommand]

  /// How it is deleted while rows are edited; nil if it cannot be.
  package let removal: RowRemoval?
  /// How it is moved; nil if it cannot be.
  package let move: RowMove?

  /// Makes a row with actions.
  package init(
    _ child: Box, leading: [BoxCommand] = [], trailing: [BoxCommand] = [],
    removal: RowRemoval? = nil, move: RowMove? = nil
  ) {
    self.leading = leading
    self.trailing = trailing
    self.removal = removal
    self.move = move
    super.init([child])
  }

  /// Another row with the same actions.
  fileprivate func around(_ box: Box) -> Box {
    RowActionBox(box, leading: leading, trailing: trailing, removal: removal, move: move)
  }
}

/// A link, which opens when any part of its row is tapped.
package final class RowLinkBox: Box {
  fileprivate let open: () -> Void

  /// Makes a link.
  package init(_ child: Box, open: @escaping () -> Void) {
    self.open = open
    super.init([child])
  }
}

/// A list: it makes only the visible cells, as a collection view does.
package final class ListBox: Box, ScrollingBox, RoomBox {
  private let content: ListContent
  private let refresh: (() -> Void)?
  private enum Part { case row, header, footer }
  private var cells: [(box: Box, frame: CGRect, part: Part)] = []
  private let heights: RowHeights
  /// Whether the last layout has found heights that were not known.
  private var hasLearned = true
  private var contentHeight: CGFloat = 0
  /// The name by which the session passes its scroll offset.
  package let name: String
  /// How far it is scrolled.
  package var offset = CGPoint.zero
  /// What a finger that scrolls it does.
  package var habits = ScrollHabits()
  /// The space around it.
  var room: BoxRoom?

  /// The least height of a row.
  private static let least: CGFloat = 44
  /// The space above and below the content of a row.
  private static let margin: CGFloat = 11
  /// The space at each side of the content of a row.
  private static let side: CGFloat = 20
  /// The space above and below a header or footer, together.
  private static let wordsMargin: CGFloat = 14
  /// The space above and below the header of an inset group.
  private static let headerMargins: (above: CGFloat, below: CGFloat) = (17, 5.5)
  /// The space between groups.
  private static let gap: CGFloat = 17.5

  /// Makes a list.
  package init(
    _ content: ListContent, name: String, heights: RowHeights, refresh: (() -> Void)?
  ) {
    self.content = content
    self.name = name
    self.heights = heights
    self.refresh = refresh
    super.init(content.rows.compactMap(\.box))
  }

  /// What it shows.
  package var rows: [ListContent.Row] { content.rows }

  package override var scrolling: (any ScrollingBox)? { self }
  /// None: rows do not take a share of the list's space.
  package func room(along axis: BoxAxis) -> CGFloat? { nil }

  /// If heights were found while rows were placed, the next layout places rows differently.
  package override var isSettled: Bool { !hasLearned }
  package override func measure(_ offer: Proposal) -> CGSize { offer.filled() }
  package override func explicitPlace(of guide: ObjectIdentifier, in size: CGSize) -> CGFloat? {
    nil
  }

  private var usualEdge: CGFloat { content.isInset ? 16 : 0 }
  private var edge: CGFloat { content.leading ?? usualEdge }
  private var rowWidth: CGFloat { frame.width - edge - (content.trailing ?? usualEdge) }
  /// Where the first part begins before scrolling.
  private var start: CGFloat { frame.minY + content.top + (content.isInset ? Self.gap : 0) }

  package override func arrange(_ offer: Proposal) {
    cells = []
    hasLearned = false
    var y = start
    var sight = frame.offsetBy(dx: 0, dy: offset.y)
    // The rows below bars and the keyboard are in the element tree.
    sight.size.height += coveredHeight
    var place = 0
    for row in content.rows {
      switch row {
      case .gap: y += Self.gap
      case .header(let box): y += putWords(box, .header, at: y, sight)
      case .footer(let box): y += putWords(box, .footer, at: y, sight)
      case .row(let box as LazyBox):
        y = putRows(of: box, from: place, at: y, sight)
        place += box.count
      case .row(let box):
        y += put({ box }, place, at: y, sight)
        place += 1
      }
    }
    contentHeight = y + content.bottom - frame.minY
  }

  private func putWords(_ box: Box, _ part: Part, at y: CGFloat, _ sight: CGRect) -> CGFloat {
    let offer = Proposal(width: rowWidth - 2 * Self.side)
    let size = box.size(offer)
    let height = wordsHeight(part, around: size.height)
    let row = CGRect(x: frame.minX + edge, y: y, width: rowWidth, height: height)
    let isLow = part == .header && content.isInset
    let top = isLow ? row.maxY - Self.headerMargins.below - size.height : row.midY - size.height / 2
    box.place(at: CGPoint(x: row.minX + Self.side, y: top), offered: offer)
    if row.intersects(sight) { cells.append((box, row, part)) }
    return height
  }

  private func wordsHeight(_ part: Part, around height: CGFloat) -> CGFloat {
    guard part == .header, content.isInset else { return max(28, height + Self.wordsMargin) }
    return height + Self.headerMargins.above + Self.headerMargins.below
  }

  /// Places the rows of a collection below each other; returns where they end.
  ///
  /// Rows without a known height are all alike, so those out of view are skipped at once.
  private func putRows(
    of rows: LazyBox, from first: Int, at start: CGFloat, _ sight: CGRect
  ) -> CGFloat {
    var y = start
    var index = 0
    let known = heights.known.keys.filter { $0 >= first && $0 < first + rows.count }.sorted()
    var next = 0
    while index < rows.count {
      while next < known.count, known[next] < first + index { next += 1 }
      let end = next < known.count ? known[next] - first : rows.count
      let usual = heights.usual ?? Self.least
      let above = min(max(0, (sight.minY - y) / usual - 1), CGFloat(end - index))
      let passed = y > sight.maxY ? end - index : Int(above)
      if passed > 0 {
        y += CGFloat(passed) * usual
        index += passed
      } else {
        y += put({ rows.box(at: index) }, first + index, at: y, sight)
        index += 1
      }
    }
    return y
  }

  private func put(
    _ make: () -> Box, _ place: Int, at y: CGFloat, _ sight: CGRect
  ) -> CGFloat {
    let known = heights[place] ?? Self.least
    guard y + known >= sight.minY, y <= sight.maxY else { return known }
    let height = make().rowBoxes.reduce(0) { $0 + putRow($1, at: y + $0) }
    if heights.learn(height, of: place) { hasLearned = true }
    return height
  }

  private func putRow(_ box: Box, at y: CGFloat) -> CGFloat {
    let inner = Proposal(width: rowWidth - 2 * Self.side)
    let size = box.size(inner)
    let height = max(Self.least, (size.height + 2 * Self.margin).rounded(.up))
    box.place(
      at: CGPoint(
        x: frame.minX + edge + Self.side, y: y + (height - size.height) / 2), offered: inner)
    let row = CGRect(x: frame.minX + edge, y: y, width: rowWidth, height: height)
    cells.append((box, row, .row))
    return height
  }

  /// The size of its content.
  package var contentSize: CGSize { CGSize(width: frame.width, height: contentHeight) }

  package func offset(showing target: ScrollTarget) -> CGPoint? {
    guard let row = frame(of: target) else { return nil }
    return target.offset(showing: row, of: contentSize, in: frame, from: offset, along: [.vertical])
  }

  package override func frame(of target: ScrollTarget) -> CGRect? {
    var y = start
    var first = 0
    for row in content.rows {
      let place = row.place(of: target)
      y += (0..<(place ?? row.count)).reduce(0) { $0 + height(of: row, first + $1) }
      if let place {
        return CGRect(
          x: frame.minX, y: y, width: frame.width, height: height(of: row, first + place))
      }
      if case .row = row { first += row.count }
    }
    return nil
  }

  /// The height of a part, as far as that is known; `place` counts rows.
  private func height(of row: ListContent.Row, _ place: Int) -> CGFloat {
    switch row {
    case .gap: Self.gap
    case .header(let box): wordsHeight(.header, around: box.frame.height)
    case .footer(let box): wordsHeight(.footer, around: box.frame.height)
    case .row: heights[place] ?? Self.least
    }
  }

  package override var shown: [Box] { cells.map(\.box) }

  package override func touched(
    _ gesture: BoxAnswers.Gesture, at point: CGPoint
  ) -> BoxTouch? {
    content(at: point).map { super.touched(gesture, at: $0) ?? BoxTouch() }
  }

  package override func makeElements() -> [BoxElement] {
    var list = BoxElement(.collectionView, label: content.label, frame: frame)
    list.answers.scrollName = name
    list.answers.scrollHabits = habits
    if let refresh { list.answers.gestures[.refresh] = refresh }
    // Rows out of view still have their places, so that the list can be scrolled there.
    let content = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: contentHeight)
    list.children = [BoxElement(.other, frame: content)]
    for cell in cells { list.children += elements(of: cell.box, cell.part, in: cell.frame) }
    return [list]
  }

  private func elements(of box: Box, _ part: Part, in frame: CGRect) -> [BoxElement] {
    switch part {
    case .row: return [element(of: box, in: frame)]
    case .header:
      var cell = BoxElement(.cell, frame: frame, children: Self.inside(box.elements(), in: frame))
      cell.number = box.number
      cell.isSectionHeader = true
      return [cell]
    case .footer: return box.elements()
    }
  }

  private func element(of box: Box, in row: CGRect) -> BoxElement {
    var cell = BoxElement(.cell, frame: row, children: box.elements())
    cell.number = box.number
    // A row that is a single button can be tapped anywhere.
    if cell.children.count == 1, cell.children[0].type == .button {
      cell.children[0].frame = row
    } else {
      cell.children = cell.children.map(\.withoutLoneText)
      if let link = box.link { cell.answers.gestures[.tap] = link.open }
    }
    cell.children = Self.inside(cell.children, in: row)
    for actions in box.rowActions {
      cell.answers.leading += actions.leading
      cell.answers.trailing += actions.trailing
      if let removal = actions.removal { cell.children += removal.elements(in: row) }
      actions.move?.join(&cell, of: box, among: cells.filter { $0.part == .row }.map(\.frame))
    }
    return content.change(box, cell)
  }

  /// The elements of a cell as in iOS's trees: a background, and the row three levels deep.
  private static func inside(_ content: [BoxElement], in row: CGRect) -> [BoxElement] {
    func other(_ inner: [BoxElement] = []) -> BoxElement {
      BoxElement(.other, frame: row, children: inner)
    }
    return [other([other()]), other([other([other(content)])])]
  }
}

extension BoxElement {
  /// A button without its text, if that is all that is in it; only one that fills a row keeps it.
  fileprivate var withoutLoneText: BoxElement {
    guard type == .button, children.count == 1, children[0].type == .staticText else {
      return self
    }
    var button = self
    button.children = []
    return button
  }
}

extension ListContent.Row {
  /// How many boxes it has; space counts as one.
  fileprivate var count: Int {
    if case .row(let rows as LazyBox) = self { rows.count } else { 1 }
  }

  /// The place in it of the box that an app scrolls to.
  fileprivate func place(of target: ScrollTarget) -> Int? {
    if case .row(let rows as LazyBox) = self { return rows.place(of: target) }
    return box.map(target.isOn) == true ? 0 : nil
  }

  /// The box of a row, unless its boxes are made later.
  fileprivate var box: Box? {
    switch self {
    case .row(let box), .header(let box), .footer(let box): box
    case .gap: nil
    }
  }
}

extension Box {
  /// The rows of an element of a collection, each with the actions of all.
  fileprivate var rowBoxes: [Box] {
    if let row = self as? RowActionBox {
      let boxes = row.children[0].rowBoxes
      return boxes.count == 1 ? [row] : boxes.map(row.around)
    }
    return self is GroupBox && !children.isEmpty ? children : [self]
  }

  /// The first link in the row that it is.
  fileprivate var link: RowLinkBox? {
    if let link = self as? RowLinkBox { return link }
    return shown.firstFound(\.link)
  }

  fileprivate var rowActions: [RowActionBox] {
    let own = (self as? RowActionBox).map { [$0] } ?? []
    return own + (children.count == 1 ? children[0].rowActions : [])
  }
}
