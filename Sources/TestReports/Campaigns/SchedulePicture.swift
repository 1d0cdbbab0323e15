import Markup
import SimulatedApp
import Trials

/// Two orders of events side by side: the run that fails, and the most similar run that passes.
///
/// The two events whose order differs are highlighted, with an edge from the first to the second.
/// Other events are grey, and distant ones are only counted.
struct SchedulePicture {
  /// A line of a column.
  private enum Row {
    case event(SearchRecord.Event)
    case leftOut(Int)
  }

  let schedule: SearchRecord.Schedule

  private static let columnWidth = 420
  private static let gap = 60
  private static let rowHeight = 26
  private static let head = 34
  /// How many events are shown before and after each event whose order matters.
  private static let around = 2

  /// The picture; empty if no single order decides.
  var svg: String {
    guard let order = schedule.orders.last else { return "" }
    let columns = [rows(of: schedule.failing), rows(of: schedule.passing)]
    let height = Self.head + (columns.map(\.count).max() ?? 0) * Self.rowHeight + 8
    let width = 2 * Self.columnWidth + Self.gap
    let titles = ["Fails in this order", "The nearest run that passes"]
    var picture = Markup(.svg)
    let attributes: [Markup.Attribute] = [
      ("class", "picture"), ("viewBox", "0 0 \(width) \(height)"), ("role", "img"),
      ("aria-label", label(order)),
    ]
    picture.element("svg", attributes) { svg in
      svg.element("g") { body in
        for (column, rows) in columns.enumerated() {
          let left = column * (Self.columnWidth + Self.gap)
          let kind = column == 0 ? "fails" : "passes"
          text(titles[column], x: left + 18, y: 20, look: kind, &body)
          body.raw("\n")
          for (place, row) in rows.enumerated() { write(row, left, place, order, &body) }
          edge(in: rows, left, order, kind: kind, &body)
        }
        links(columns, order, &body)
      }
    }
    return picture.text
  }

  private func label(_ order: SearchRecord.Order) -> String {
    let words = { (name: String) in
      (schedule.failing + schedule.passing).first { $0.name == name }?.words ?? name
    }
    return "It fails if \(words(order.first)) comes before \(words(order.second)), and passes "
      + "the other way round; both: \(order.sharing)."
  }

  /// The events of a run that are shown.
  private func rows(of events: [SearchRecord.Event]) -> [Row] {
    let names = Set(schedule.orders.flatMap { [$0.first, $0.second] })
    let places = events.indices.filter { names.contains(events[$0].name) }
    let shown = Set(places.flatMap { ($0 - Self.around)...($0 + Self.around) })
    var rows: [Row] = []
    var leftOut = 0
    for (place, event) in events.enumerated() {
      guard shown.contains(place) else {
        leftOut += 1
        continue
      }
      if leftOut > 0 { rows.append(.leftOut(leftOut)) }
      leftOut = 0
      rows.append(.event(event))
    }
    return leftOut > 0 ? rows + [.leftOut(leftOut)] : rows
  }

  private func write(
    _ row: Row, _ left: Int, _ place: Int, _ order: SearchRecord.Order, _ svg: inout Markup
  ) {
    let y = Self.head + place * Self.rowHeight + 16
    switch row {
    case .leftOut(let count):
      let words = counted(count, "more event")
      text(words, x: left + 90, y: y, look: "faint", &svg)
    case .event(let event):
      let isNamed = [order.first, order.second].contains(event.name)
      let words = (event.isOfTest ? "test: " : "app: ") + event.words
      svg.element("g", [("class", isNamed ? "named" : "faint")]) { row in
        row.element("title", words)
        text(JournalTimeline.time(event.nanoseconds), x: left + 18, y: y, &row)
        text(PictureText.cut(words, to: 44), x: left + 90, y: y, &row)
      }
    }
    svg.raw("\n")
  }

  private func text(
    _ words: String, x: Int, y: Int, look: String? = nil, _ svg: inout Markup
  ) {
    svg.element("text", [("class", look), ("x", "\(x)"), ("y", "\(y)")], words)
  }

  /// The row of an event in a column.
  private func place(of name: String, in rows: [Row]) -> Int? {
    rows.firstIndex { row in
      if case .event(let event) = row { return event.name == name }
      return false
    }
  }

  /// Draws the edge from the event that comes first to the one that comes after.
  private func edge(
    in rows: [Row], _ left: Int, _ order: SearchRecord.Order, kind: String, _ svg: inout Markup
  ) {
    guard let one = place(of: order.first, in: rows), let two = place(of: order.second, in: rows)
    else { return }
    let start = Self.head + min(one, two) * Self.rowHeight + 12
    let end = Self.head + max(one, two) * Self.rowHeight + 12
    let x = left + 12
    svg.element("path", [("class", "edge \(kind)"), ("d", "M\(x) \(start)h-8V\(end)h8")])
    svg.element("path", [("class", "tip \(kind)"), ("d", "M\(x + 4) \(end)l-7 -4v8z")])
    svg.raw("\n")
  }

  /// Draws lines from one column to the other, which cross where the order differs.
  private func links(_ columns: [[Row]], _ order: SearchRecord.Order, _ svg: inout Markup) {
    let right = Self.columnWidth + Self.gap
    for name in [order.first, order.second] {
      guard let one = place(of: name, in: columns[0]), let two = place(of: name, in: columns[1])
      else { continue }
      let start = Self.head + one * Self.rowHeight + 12
      let end = Self.head + two * Self.rowHeight + 12
      let line = "M\(Self.columnWidth) \(start)L\(right - 6) \(end)"
      svg.element("path", [("class", "link"), ("d", line)])
      svg.raw("\n")
    }
  }
}
