/// The difference between two texts, in the format of `patch` and `git apply`.
///
/// All lines from the first that differs to the last are one part, since a patch of a test changes
/// one statement.
struct UnifiedDiff {
  /// The lines of the diff; empty if the texts are the same.
  let text: String

  private static let context = 3

  /// Compares the texts of a file.
  init(_ old: String, _ new: String, path: String) {
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let head = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - head
    let tail = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    let gone = before[head..<before.count - tail]
    let come = after[head..<after.count - tail]
    guard !gone.isEmpty || !come.isEmpty else {
      text = ""
      return
    }
    let start = max(0, head - Self.context)
    let above = before[start..<head]
    let below = before[gone.endIndex..<min(before.count, gone.endIndex + Self.context)]
    let around = above.count + below.count
    let body =
      above.map { " " + $0 } + gone.map { "-" + $0 } + come.map { "+" + $0 }
      + below.map { " " + $0 }
    let sizes = "-\(start + 1),\(around + gone.count) +\(start + 1),\(around + come.count)"
    let isWholeEnd = gone.endIndex + below.count == before.count
    let mark = isWholeEnd && !old.hasSuffix("\n") ? ["\\ No newline at end of file"] : []
    text =
      (["--- a/\(path)", "+++ b/\(path)", "@@ \(sizes) @@"] + body + mark)
      .joined(separator: "\n") + "\n"
  }

  private static func lines(of text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
