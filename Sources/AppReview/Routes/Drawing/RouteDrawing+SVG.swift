import Markup

extension RouteDrawing {
  /// The drawing as an SVG file with light and dark colours.
  var svg: String { RouteSVG(self).text }
}

/// Lays out a drawing of routes and writes it as SVG.
///
/// All routes from one box to another share a line, with a label each. Text is measured as in a
/// monospaced font.
struct RouteSVG {
  private let drawing: RouteDrawing
  private let lines: [(from: Int, to: Int, isBack: Bool, words: [String])]
  private let layout: LayeredLayout

  private static let letter = 7.4
  private static let lineHeight = 16.0
  static let wordLimit = 44
  /// The most labels of a line; the rest are counted.
  static let labelLimit = 6

  /// Lays out a drawing.
  init(_ drawing: RouteDrawing) {
    self.drawing = drawing
    var places: [[Int]: Int] = [:]
    var lines: [(from: Int, to: Int, isBack: Bool, words: [String])] = []
    for edge in drawing.edges {
      if let place = places[[edge.from, edge.to]] {
        if !lines[place].words.contains(edge.words) { lines[place].words.append(edge.words) }
        lines[place].isBack = lines[place].isBack && edge.isBack
      } else {
        places[[edge.from, edge.to]] = lines.count
        lines.append((edge.from, edge.to, edge.isBack, [edge.words]))
      }
    }
    for place in lines.indices where lines[place].words.count > Self.labelLimit {
      let more = lines[place].words.count - Self.labelLimit + 1
      lines[place].words = lines[place].words.prefix(Self.labelLimit - 1) + ["and \(more) more"]
    }
    self.lines = lines
    layout = LayeredLayout(
      boxes: drawing.nodes.map { Self.size(of: drawing.lines(of: $0), padding: 20) },
      lines: lines.map {
        .init(from: $0.from, to: $0.to, label: Self.size(of: $0.words, padding: 8))
      })
  }

  /// The SVG file, without a final line break.
  var text: String {
    var picture = Markup(.svg, escaping: "\"")
    let (width, height) = (Self.number(layout.size.width), Self.number(layout.size.height))
    let attributes: [Markup.Attribute] = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
      ("viewBox", "0 0 \(width) \(height)"),
      ("font-family", "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"),
      ("font-size", "12"), ("role", "img"),
    ]
    picture.element("svg", attributes) { svg in
      svg.element("title", "Routes of \(Self.visible(drawing.app))")
      svg.element("style") { $0.raw(style) }
      svg.element(
        "rect",
        [("class", "paper"), ("width", "100%"), ("height", "100%"), ("fill", "#ffffff")])
      for line in layout.lines { write(line, to: &svg) }
      for (node, frame) in zip(drawing.nodes, layout.boxes) { write(node, frame, to: &svg) }
      let left = lines.count - layout.lines.count
      if left > 0 {
        write(["\(left) more routes are left out"], x: 24, top: 2, of: "note", to: &svg)
      }
    }
    return String(picture.text.dropLast())
  }

  // MARK: - Parts

  private var style: String {
    let shades = [RouteShade.covered, .partly, .missed].map {
      ".\($0.rawValue) { fill: \($0.background.dark) }"
    }
    return """
      @media (prefers-color-scheme: dark) {
      .paper { fill: #1c1c1e } .box { fill: #2c2c2e; stroke: #8e8e93 }
      .link, .coordinator { stroke: #7db6ff } text { fill: #f2f2f7 } .label { fill: #c7c7cc }
      path { stroke: #8e8e93 } .tip { fill: #8e8e93; stroke: none } \(shades.joined(separator: " "))
      }
      """
  }

  private func write(
    _ node: RouteGraph.Place, _ frame: LayeredLayout.Frame, to svg: inout Markup
  ) {
    let shade = drawing.shades[node]
    let classes = ["box", node.kind] + (shade.map { [$0.rawValue] } ?? [])
    let isEntrance = node.isEntrance
    svg.element(
      "rect",
      [
        ("class", classes.joined(separator: " ")), ("x", Self.number(frame.x)),
        ("y", Self.number(frame.y)), ("width", Self.number(frame.width)),
        ("height", Self.number(frame.height)), ("rx", isEntrance ? "14" : "4"),
        ("fill", shade?.background.light ?? "#f2f2f7"),
        ("stroke", isEntrance ? "#0a5bc4" : "#6e6e73"),
      ])
    write(drawing.lines(of: node), x: frame.x + 10, top: frame.y + 10, of: "name", to: &svg)
  }

  private func write(_ placed: LayeredLayout.PlacedLine, to svg: inout Markup) {
    let line = lines[placed.line]
    svg.element(
      "path",
      [
        ("d", Self.path(placed)), ("fill", "none"), ("stroke", "#6e6e73"),
        ("stroke-dasharray", line.isBack ? "5 4" : nil),
      ])
    svg.element("path", [("class", "tip"), ("d", Self.tip(placed)), ("fill", "#6e6e73")])
    let label = placed.label
    svg.element(
      "rect",
      [
        ("class", "paper"), ("x", Self.number(label.x + 2)), ("y", Self.number(label.y)),
        ("width", Self.number(Self.width(of: line.words) + 6)),
        ("height", Self.number(label.height)), ("fill", "#ffffff"),
      ])
    write(line.words, x: label.x + 5, top: label.y + 4, of: "label", to: &svg)
  }

  private func write(
    _ words: [String], x: Double, top: Double, of kind: String, to svg: inout Markup
  ) {
    for (number, line) in words.enumerated() {
      let y = top + Double(number) * Self.lineHeight + 11.5
      svg.element(
        "text",
        [
          ("class", kind), ("x", Self.number(x)), ("y", Self.number(y)),
          ("fill", kind == "name" ? "#1c1c1e" : "#48484a"),
        ], Self.visible(Self.shortened(line)))
    }
  }

  // MARK: - Lines

  /// Curves between layers and straight lines through slots.
  private static func path(_ placed: LayeredLayout.PlacedLine) -> String {
    let way = placed.way
    guard way.count > 1, let first = way.first, let last = way.last else { return "" }
    if first == last, way.count == 3 { return loop(first, way[1]) }
    let isForward = first.x < last.x
    var x = isForward ? first.right : first.x
    var y = first.middle
    var path = "M\(number(x)) \(number(y))"
    for (place, frame) in way.dropFirst().enumerated() {
      let isLast = place == way.count - 2
      let near = isForward ? frame.x : frame.right
      let half = (x + near) / 2
      path += " C\(number(half)) \(number(y)) \(number(half)) \(number(frame.middle)) "
      path += "\(number(near)) \(number(frame.middle))"
      (x, y) = (near, frame.middle)
      guard !isLast else { continue }
      x = isForward ? frame.right : frame.x
      if frame.width > 0 { path += " L\(number(x)) \(number(y))" }
    }
    return path
  }

  /// A loop from a box to its label and back.
  private static func loop(_ box: LayeredLayout.Frame, _ label: LayeredLayout.Frame) -> String {
    let (x, y) = (box.right, box.middle)
    let half = (x + label.x) / 2
    return "M\(number(x)) \(number(y - 5)) C\(number(half)) \(number(y - 5)) \(number(half)) "
      + "\(number(label.middle - 5)) \(number(label.x)) \(number(label.middle - 5)) "
      + "L\(number(label.x)) \(number(label.middle + 5)) C\(number(half)) "
      + "\(number(label.middle + 5)) \(number(half)) \(number(y + 5)) \(number(x)) \(number(y + 5))"
  }

  /// The head of the arrow.
  private static func tip(_ placed: LayeredLayout.PlacedLine) -> String {
    guard let first = placed.way.first, let last = placed.way.last else { return "" }
    let isLoop = first == last
    let isForward = !isLoop && first.x < last.x
    let x = isForward ? last.x : last.right
    let y = isLoop ? last.middle + 5 : last.middle
    let back = isForward ? x - 8 : x + 8
    return "M\(number(x)) \(number(y)) L\(number(back)) \(number(y - 4)) "
      + "L\(number(back)) \(number(y + 4)) Z"
  }

  // MARK: - Words

  private static func size(of words: [String], padding: Double) -> LayeredLayout.Size {
    LayeredLayout.Size(
      width: width(of: words) + padding,
      height: Double(max(1, words.count)) * lineHeight + (padding > 10 ? 20 : 8))
  }

  private static func width(of words: [String]) -> Double {
    let most = words.map { line in
      shortened(line).unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }.max()
    return (Double(most ?? 0) * letter).rounded(.up)
  }

  private static func shortened(_ line: String) -> String {
    line.count <= wordLimit ? line : String(line.prefix(wordLimit - 1)) + "\u{2026}"
  }

  private static func number(_ value: Double) -> String {
    DecimalText.tenths(value, isTrimmed: true)
  }

  /// The text on one line, with codes for invisible characters.
  private static func visible(_ text: String) -> String { text.escaped(["\n": " "]) }
}

extension Unicode.Scalar {
  /// Whether the character takes two columns in a monospaced font.
  fileprivate var isWide: Bool {
    value >= 0x1100
      && (value <= 0x115F || (0x2E80...0xA4CF).contains(value) || (0xAC00...0xD7A3).contains(value)
        || (0xF900...0xFAFF).contains(value) || (0xFE30...0xFE6F).contains(value)
        || (0xFF00...0xFF60).contains(value) || (0x1F300...0x1FAFF).contains(value)
        || (0x20000...0x3FFFD).contains(value))
  }
}
