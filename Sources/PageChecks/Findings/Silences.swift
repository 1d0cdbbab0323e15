/// The comments that silence findings: `// rehearse:allow sleep: the animation has no end to wait
/// for`.
///
/// It is on the line of the finding, or above it with only comments between.
struct Silences {
  /// A comment that silences smells, with its place.
  private struct Silence {
    let smells: Set<PageSmell>
    let lines: ClosedRange<Int>
    let line: Int
    let column: Int
    let fault: String?
    var isUsed = false
  }

  private var all: [Silence] = []

  init(_ tokens: SwiftTokens) {
    for comment in tokens.comments {
      let words = tokens.words(of: comment)
      guard let mark = words.firstRange(of: "rehearse:allow") else { continue }
      // Documentation comments do not silence anything.
      guard !words.hasPrefix("///"), !words.hasPrefix("/**") else { continue }
      let place = tokens.place(of: comment.range.lowerBound)
      let next = tokens.code.first { $0.range.lowerBound >= comment.range.upperBound }
      let last = comment.startsLine ? next.map { tokens.place(of: $0.range.lowerBound).line } : nil
      all.append(
        Self.read(
          words[mark.upperBound...], place.line...max(place.line, last ?? place.line), place.line,
          place.column))
    }
  }

  private static func read(
    _ words: Substring, _ lines: ClosedRange<Int>, _ line: Int, _ column: Int
  ) -> Silence {
    let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts[0].split { " ,*/".contains($0) }.map(String.init)
    let known = Set(names.compactMap(PageSmell.init(rawValue:)))
    let reason = parts.count > 1 ? parts[1].filter { $0.isLetter } : ""
    let unknown = names.filter { PageSmell(rawValue: $0) == nil }
    var fault: String?
    if let name = unknown.first {
      fault = "There is no smell called \"\(name)\""
    } else if known.isEmpty {
      fault = "The comment does not say what it silences"
    } else if reason.isEmpty {
      fault = "The comment does not say why"
    }
    return Silence(smells: known, lines: lines, line: line, column: column, fault: fault)
  }

  /// Whether a finding is silenced; marks the comment as used.
  mutating func silences(_ finding: PageFinding) -> Bool {
    let place = all.firstIndex { silence in
      silence.fault == nil && silence.smells.contains(finding.smell)
        && silence.lines.contains(finding.line)
    }
    guard let place else { return false }
    all[place].isUsed = true
    return true
  }

  /// The comments that are wrong, and those that silence nothing.
  func findings(in file: String) -> [PageFinding] {
    all.compactMap { silence in
      guard let message = silence.fault ?? (silence.isUsed ? nil : "The comment silences nothing")
      else { return nil }
      let names = PageSmell.allCases.filter { $0 != .silence }.map(\.rawValue)
      return PageFinding(
        smell: .silence, file: file, line: silence.line, column: silence.column, message: message,
        advice: silence.fault == nil
          ? "delete the comment"
          : "write // rehearse:allow <smell>: <why>; the smells are "
            + names.joined(separator: ", "))
    }
  }
}
