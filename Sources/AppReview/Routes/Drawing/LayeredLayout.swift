/// Lays out boxes in layers from left to right, with lines and labels between them, without
/// overlaps.
///
/// A label is a box in a layer between its line's two boxes, and a line takes a narrow slot in
/// every layer that it crosses. The same graph always gets the same layout.
struct LayeredLayout {
  /// A width and a height.
  struct Size: Equatable {
    var width: Double
    var height: Double
  }

  /// A line between two boxes.
  struct Line {
    let from: Int
    let to: Int
    let label: Size
  }

  /// A rectangle.
  struct Frame: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var middle: Double { y + height / 2 }
    var right: Double { x + width }
  }

  /// A line with its place.
  struct PlacedLine {
    /// The number of the line.
    let line: Int
    let label: Frame
    /// The frames along the line, including both boxes.
    let way: [Frame]
  }

  /// The boxes in order.
  private(set) var boxes: [Frame] = []
  /// The lines that fit into the layout.
  private(set) var lines: [PlacedLine] = []
  /// The size of the drawing.
  private(set) var size = Size(width: 0, height: 0)

  /// Something in a layer: a box, a label, or a line that crosses it.
  private struct Slot {
    var size: Size
    var layer: Int
    var before: [Int] = []
    var after: [Int] = []
    var middle = 0.0
  }

  /// The most slots; lines that would need more are left out.
  static let slotLimit = 40_000
  private static let margin = 24.0
  private static let gap = 14.0
  private static let layerGap = 28.0
  private static let sweeps = 12

  private var slots: [Slot] = []
  private var layers: [[Int]] = []
  private var ways: [(line: Int, label: Int, way: [Int])] = []

  /// Lays out boxes and lines.
  init(boxes sizes: [Size], lines: [Line]) {
    let order = AcyclicOrder(count: sizes.count, lines: lines.map { ($0.from, $0.to) })
    slots = zip(sizes, order.layers).map { Slot(size: $0, layer: 2 * $1) }
    for (number, line) in lines.enumerated() where slots.count < Self.slotLimit {
      add(line, number, order.layers)
    }
    layers = Array(repeating: [], count: (slots.map(\.layer).max() ?? -1) + 1)
    for slot in slots.indices { layers[slots[slot].layer].append(slot) }
    sortLayers()
    settleHeights()
    place(boxCount: sizes.count)
  }

  // MARK: - Slots

  /// A line that leads back crosses its layers in reverse order.
  private mutating func add(_ line: Line, _ number: Int, _ ranks: [Int]) {
    let isBack = ranks[line.to] < ranks[line.from]
    let (first, last) = isBack ? (line.to, line.from) : (line.from, line.to)
    let label = slots.count
    slots.append(Slot(size: line.label, layer: 2 * ranks[first] + 1))
    join(first, label)
    var way = [first, label]
    guard first != last else {
      ways.append((number, label, [first, label, first]))
      return
    }
    var layer = 2 * ranks[first] + 2
    while layer < 2 * ranks[last] {
      slots.append(Slot(size: Size(width: 0, height: 4), layer: layer))
      join(way[way.count - 1], slots.count - 1)
      way.append(slots.count - 1)
      layer += 1
    }
    join(way[way.count - 1], last)
    way.append(last)
    ways.append((number, label, isBack ? way.reversed() : way))
  }

  private mutating func join(_ left: Int, _ right: Int) {
    slots[left].after.append(right)
    slots[right].before.append(left)
  }

  // MARK: - Order in the layers

  private mutating func sortLayers() {
    for sweep in 0..<Self.sweeps {
      let isForward = sweep.isMultiple(of: 2)
      let numbers = isForward ? Array(layers.indices) : layers.indices.reversed()
      for layer in numbers { sort(layer, byEarlier: isForward) }
    }
  }

  /// Sorts the slots of a layer by the mean position of their neighbours in the next layer.
  private mutating func sort(_ layer: Int, byEarlier: Bool) {
    let neighbour = layer + (byEarlier ? -1 : 1)
    guard layers.indices.contains(neighbour) else { return }
    var places: [Int: Double] = [:]
    for (place, slot) in layers[neighbour].enumerated() { places[slot] = Double(place) }
    let wanted = layers[layer].enumerated().map { place, slot -> (Double, Int, Int) in
      let joined = byEarlier ? slots[slot].before : slots[slot].after
      let known = joined.compactMap { places[$0] }
      let scale = Double(max(1, layers[neighbour].count)) / Double(max(1, layers[layer].count))
      let mean = known.isEmpty ? Double(place) * scale : known.reduce(0, +) / Double(known.count)
      return (mean, place, slot)
    }
    layers[layer] = wanted.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  // MARK: - Heights

  private mutating func settleHeights() {
    for layer in layers {
      var y = 0.0
      for slot in layer {
        slots[slot].middle = y + slots[slot].size.height / 2
        y += slots[slot].size.height + Self.gap
      }
    }
    for sweep in 0..<Self.sweeps {
      let isForward = sweep.isMultiple(of: 2)
      for layer in isForward ? Array(layers.indices) : layers.indices.reversed() {
        settle(layers[layer])
      }
    }
  }

  /// Moves the slots of a layer as close as possible to the mean height of their neighbours.
  private mutating func settle(_ layer: [Int]) {
    var offsets: [Double] = []
    var offset = 0.0
    for (place, slot) in layer.enumerated() {
      if place > 0 {
        let above = slots[layer[place - 1]].size.height
        offset += (above + slots[slot].size.height) / 2 + Self.gap
      }
      offsets.append(offset)
    }
    let wanted = layer.map { slot -> Double in
      let joined = slots[slot].before + slots[slot].after
      guard !joined.isEmpty else { return slots[slot].middle }
      return joined.map { slots[$0].middle }.reduce(0, +) / Double(joined.count)
    }
    let settled = Self.rising(zip(wanted, offsets).map { $0 - $1 })
    for (place, slot) in layer.enumerated() {
      slots[slot].middle = settled[place] + offsets[place]
    }
  }

  /// The ascending numbers closest to the given ones, by least squares.
  static func rising(_ numbers: [Double]) -> [Double] {
    var runs: [(sum: Double, count: Int)] = []
    for number in numbers {
      runs.append((number, 1))
      while runs.count > 1 {
        let last = runs[runs.count - 1]
        let before = runs[runs.count - 2]
        guard before.sum / Double(before.count) > last.sum / Double(last.count) else { break }
        runs.removeLast(2)
        runs.append((before.sum + last.sum, before.count + last.count))
      }
    }
    return runs.flatMap { run in
      Array(repeating: run.sum / Double(run.count), count: run.count)
    }
  }

  // MARK: - Frames

  private mutating func place(boxCount: Int) {
    let top = slots.map { $0.middle - $0.size.height / 2 }.min() ?? 0
    var frames: [Frame] = Array(
      repeating: Frame(x: 0, y: 0, width: 0, height: 0), count: slots.count)
    var x = Self.margin
    for layer in layers {
      let width = layer.map { slots[$0].size.width }.max() ?? 0
      // All boxes of a layer have its width, so lines leave the layer at the edge of their box.
      for slot in layer {
        let height = slots[slot].size.height
        let y = (slots[slot].middle - height / 2 - top + Self.margin).rounded()
        frames[slot] = Frame(x: x, y: y, width: width, height: height)
      }
      x += width + Self.layerGap
    }
    boxes = Array(frames[..<boxCount])
    lines = ways.map { way in
      PlacedLine(line: way.line, label: frames[way.label], way: way.way.map { frames[$0] })
    }
    let bottom = frames.map { $0.y + $0.height }.max() ?? 0
    size = Size(width: x - Self.layerGap + Self.margin, height: bottom + Self.margin)
  }
}

/// Ranks the nodes of a graph so that all lines lead to higher ranks, except those that close a
/// cycle.
struct AcyclicOrder {
  /// The rank of each node, from 0.
  private(set) var layers: [Int]

  /// Ranks nodes; within a cycle, earlier nodes get lower ranks.
  init(count: Int, lines: [(from: Int, to: Int)]) {
    var next: [[Int]] = Array(repeating: [], count: count)
    for line in lines where line.from != line.to { next[line.from].append(line.to) }
    var state = Array(repeating: 0, count: count)
    var finished: [Int] = []
    var kept: [[Int]] = Array(repeating: [], count: count)
    for start in 0..<count where state[start] == 0 {
      var open = [(node: start, place: 0)]
      state[start] = 1
      while let (node, place) = open.last {
        guard place < next[node].count else {
          state[node] = 2
          finished.append(node)
          open.removeLast()
          continue
        }
        open[open.count - 1].place += 1
        let target = next[node][place]
        if state[target] != 1 { kept[node].append(target) }
        if state[target] == 0 {
          state[target] = 1
          open.append((target, 0))
        }
      }
    }
    layers = Array(repeating: 0, count: count)
    for node in finished.reversed() {
      for target in kept[node] { layers[target] = max(layers[target], layers[node] + 1) }
    }
  }
}
