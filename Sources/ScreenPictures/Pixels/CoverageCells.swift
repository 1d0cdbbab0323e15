/// Accumulates the edges of a shape in cells of one pixel.
struct CoverageCells {
  private let width: Int
  private let height: Int
  /// The signed height of the edges in each cell.
  private var heights: [Int32]
  /// Twice the area between those edges and the cell's left side, for each cell.
  private var areas: [Int32]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    heights = [Int32](repeating: 0, count: width * height)
    areas = heights
  }

  /// Adds an edge, row by row.
  mutating func add(_ from: PicturePoint, _ to: PicturePoint) {
    var at = from
    let isDown = to.y > from.y
    while at.y != to.y {
      let row = isDown ? at.y >> 8 : (at.y - 1) >> 8
      let edge = (isDown ? row + 1 : row) << 8
      let isLast = isDown ? edge >= to.y : edge <= to.y
      let next =
        isLast
        ? to
        : PicturePoint(
          x: from.x + Self.quotient((edge - from.y) * (to.x - from.x), to.y - from.y), y: edge)
      addWithinRow(row, at, next)
      at = next
    }
  }

  /// Adds an edge within one row, column by column.
  private mutating func addWithinRow(_ row: Int, _ from: PicturePoint, _ to: PicturePoint) {
    var at = from
    let isRight = to.x > from.x
    while true {
      let column = isRight || to.x == from.x ? at.x >> 8 : (at.x - 1) >> 8
      let edge = (isRight ? column + 1 : column) << 8
      let isLast = to.x == from.x || (isRight ? edge >= to.x : edge <= to.x)
      let next =
        isLast
        ? to
        : PicturePoint(
          x: edge, y: from.y + Self.quotient((edge - from.x) * (to.y - from.y), to.x - from.x))
      put(next.y - at.y, row: row, column: column, offsets: at.x + next.x - (column << 9))
      if isLast { return }
      at = next
    }
  }

  @inline(__always)
  private mutating func put(_ fall: Int, row: Int, column: Int, offsets: Int) {
    guard row >= 0, row < height, column >= 0, column < width else { return }
    let index = row * width + column
    heights[index] &+= Int32(truncatingIfNeeded: fall)
    areas[index] &+= Int32(truncatingIfNeeded: fall * offsets)
  }

  /// The coverage of every cell.
  func steps() -> [UInt8] {
    var steps = [UInt8](repeating: 0, count: heights.count)
    for row in 0..<height {
      var sum = 0
      for index in row * width..<(row + 1) * width {
        sum += Int(heights[index])
        let doubled = abs(sum * 512 - Int(areas[index]))
        steps[index] = UInt8(min((doubled * 16 + 65_536) >> 17, 16))
      }
    }
    return steps
  }

  /// A quotient rounded down.
  @inline(__always)
  private static func quotient(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor != 0 && (value < 0) != (divisor < 0) ? quotient - 1 : quotient
  }
}
