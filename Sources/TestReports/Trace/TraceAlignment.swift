/// The steps of two runs side by side, with equal steps in the same row.
///
/// Between equal steps, steps that begin with the same word share a row too, such as two outcomes
/// of a loader. Every other step is next to a gap.
struct TraceAlignment {
  /// A step of each run; nil is a gap.
  typealias Row = SequenceAlignment.Row

  /// The rows in order.
  let rows: [Row]

  /// Aligns the steps of two runs.
  init(_ one: TraceRun, _ other: TraceRun) {
    var wholes = StepNumbers { $0.kind == .test ? "" : $0.text }
    var starts = StepNumbers { $0.text.prefix { $0 != " " } }
    let all = SequenceAlignment(one.steps.map { wholes[$0] }, other.steps.map { wholes[$0] })
    let (first, second) = (one.steps.map { starts[$0] }, other.steps.map { starts[$0] })
    var rows: [Row] = []
    var gap = (one: [Int](), other: [Int]())
    func close() {
      let inner = SequenceAlignment(gap.one.map { first[$0] }, gap.other.map { second[$0] })
      rows += inner.rows.map {
        Row(one: $0.one.map { gap.one[$0] }, other: $0.other.map { gap.other[$0] })
      }
      gap = ([], [])
    }
    for row in all.rows {
      if let step = row.one, row.other == nil { gap.one.append(step) }
      if let step = row.other, row.one == nil { gap.other.append(step) }
      guard row.one != nil, row.other != nil else { continue }
      close()
      rows.append(row)
    }
    close()
    self.rows = rows
  }

  /// Consecutive rows in which each run either advances step by step or has a gap: the first step
  /// of each run, -1 for a gap, and the number of rows.
  var stretches: [[Int]] {
    var stretches: [[Int]] = []
    for row in rows {
      let place = [row.one ?? -1, row.other ?? -1]
      if let last = stretches.last, Self.goesOn(place, after: last) {
        stretches[stretches.count - 1][2] += 1
      } else {
        stretches.append(place + [1])
      }
    }
    return stretches
  }

  private static func goesOn(_ place: [Int], after stretch: [Int]) -> Bool {
    zip(place, stretch).allSatisfy { step, first in
      first < 0 ? step < 0 : step == first + stretch[2]
    }
  }
}

/// Gives steps with equal kind, level and text the same number.
private struct StepNumbers<Text: Hashable> {
  private struct Key: Hashable {
    let kind: TraceStep.Kind
    let level: Int
    let text: Text
  }

  private var numbers: [Key: Int] = [:]
  private let text: (TraceStep) -> Text

  init(text: @escaping (TraceStep) -> Text) { self.text = text }

  subscript(step: TraceStep) -> Int {
    mutating get {
      let key = Key(kind: step.kind, level: step.level, text: text(step))
      if let known = numbers[key] { return known }
      numbers[key] = numbers.count
      return numbers.count - 1
    }
  }
}

extension TraceDocument {
  /// Writes which steps of two runs share a row.
  func writeRows(to page: inout TraceJSON) {
    page.key("rows")
    guard runs.count == 2 else { return page.null() }
    page.list { list in
      for stretch in TraceAlignment(runs[0], runs[1]).stretches { list.numbers(stretch) }
    }
  }
}
