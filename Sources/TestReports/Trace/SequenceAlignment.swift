/// Aligns two sequences by a longest common subsequence.
///
/// After the common beginning and end, n and m numbers take n × m / 64 steps and n × m / 8 bytes.
/// Two sequences of twenty thousand different numbers take 50 MB and a fraction of a second.
struct SequenceAlignment: Equatable {
  /// An element of the first sequence, of the other one, or equal elements of both.
  struct Row: Equatable {
    let one: Int?
    let other: Int?
  }

  /// The rows in order; elements only in the first sequence come before those only in the other.
  private(set) var rows: [Row] = []

  /// Aligns two sequences.
  init(_ one: [Int], _ other: [Int]) {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    for place in 0..<start { rows.append(Row(one: place, other: place)) }
    alignMiddle(one, start..<one.count - end, other, start..<other.count - end)
    for place in (0..<end).reversed() {
      rows.append(Row(one: one.count - 1 - place, other: other.count - 1 - place))
    }
  }

  private mutating func alignMiddle(
    _ one: [Int], _ range: Range<Int>, _ other: [Int], _ otherRange: Range<Int>
  ) {
    let table = SubsequenceTable(Array(one[range]), Array(other[otherRange]))
    var next = (one: range.lowerBound, other: otherRange.lowerBound)
    let pairs = table.pairs.map {
      (one: range.lowerBound + $0.one, other: otherRange.lowerBound + $0.other)
    }
    for pair in pairs + [(range.upperBound, otherRange.upperBound)] {
      for place in next.one..<pair.one { rows.append(Row(one: place, other: nil)) }
      for place in next.other..<pair.other { rows.append(Row(one: nil, other: place)) }
      next = (pair.one + 1, pair.other + 1)
      if pair.one < range.upperBound { rows.append(Row(one: pair.one, other: pair.other)) }
    }
  }
}

/// A bit for each prefix of the second sequence and each element of the first: whether the element
/// does not lengthen the longest common subsequence (Crochemore et al., 2001).
private struct SubsequenceTable {
  private let columns: Int
  private let rows: Int
  private let words: Int
  private var bits: [UInt64] = []

  init(_ one: [Int], _ other: [Int]) {
    columns = one.count
    rows = other.count
    words = (columns + 63) / 64
    guard columns > 0, rows > 0 else { return }
    bits.reserveCapacity(rows * words)
    let places = Dictionary(grouping: one.indices) { one[$0] }
    var row = [UInt64](repeating: .max, count: words)
    var matches = [UInt64](repeating: 0, count: words)
    for element in other {
      let here = places[element] ?? []
      for place in here { matches[place / 64] |= 1 << UInt64(place % 64) }
      Self.add(matches, to: &row)
      for place in here { matches[place / 64] = 0 }
      bits.append(contentsOf: row)
    }
  }

  /// The next row, by an addition that carries from word to word.
  private static func add(_ matches: [UInt64], to row: inout [UInt64]) {
    var carry: UInt64 = 0
    for word in row.indices {
      let common = row[word] & matches[word]
      let (first, isOver) = row[word].addingReportingOverflow(common)
      let (sum, isOverAgain) = first.addingReportingOverflow(carry)
      carry = isOver || isOverAgain ? 1 : 0
      row[word] = sum | row[word] & ~matches[word]
    }
  }

  private func isSet(_ row: Int, _ column: Int) -> Bool {
    bits[row * words + column / 64] >> UInt64(column % 64) & 1 == 1
  }

  /// The indices of a longest common subsequence in both sequences.
  var pairs: [(one: Int, other: Int)] {
    var pairs: [(one: Int, other: Int)] = []
    var column = columns
    var row = rows
    while row > 0, column > 0 {
      if isSet(row - 1, column - 1) {
        column -= 1
      } else if row > 1, !isSet(row - 2, column - 1) {
        row -= 1
      } else {
        row -= 1
        column -= 1
        pairs.append((one: column, other: row))
      }
    }
    return pairs.reversed()
  }
}
