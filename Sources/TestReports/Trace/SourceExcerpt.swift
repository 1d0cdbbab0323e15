/// Consecutive lines of a source file.
struct SourceExcerpt: Equatable {
  /// The file's name.
  let file: String
  /// The number of the first line.
  let firstLine: Int
  let lines: [String]

  /// How many lines are shown before and after each line.
  static let linesAround = 7
  /// The most characters shown of a line.
  static let widthLimit = 500

  /// The lines around the given ones; excerpts that overlap or touch are merged.
  ///
  /// Line numbers start at 1 and are in order; numbers past the end are ignored.
  static func excerpts(
    of text: String, in file: String, around lines: [Int]
  ) -> [SourceExcerpt] {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    var ranges: [ClosedRange<Int>] = []
    for line in lines where line >= 1 && line <= all.count {
      let range = max(1, line - linesAround)...min(all.count, line + linesAround)
      if let last = ranges.last, range.lowerBound <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      SourceExcerpt(
        file: file, firstLine: range.lowerBound,
        lines: all[(range.lowerBound - 1)..<range.upperBound].map {
          String($0.prefix(widthLimit))
        })
    }
  }
}
