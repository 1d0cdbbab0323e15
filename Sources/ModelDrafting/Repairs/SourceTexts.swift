package import SimulatedApp

/// The texts between quotation marks in the sources of a suite.
package struct SourceTexts: Sendable {
  /// A file with its lines.
  package typealias File = (path: String, lines: [Substring])

  private let files: [File]
  private let all: [String]
  /// The texts of constants and of cases, by their names.
  private let named: [Substring: [String]]

  /// Reads the texts of some files.
  package init(_ files: [File]) {
    var all: [String] = []
    var named: [Substring: [String]] = [:]
    for line in files.flatMap(\.lines) {
      let texts = SourceLiterals.texts(in: String(line))
      all += texts
      guard !texts.isEmpty, let name = line.firstMatch(of: #/\b(?:let|var|case)\s+(\w+)/#)?.1 else {
        continue
      }
      named[name, default: []] += texts
    }
    (self.files, self.all, self.named) = (files, all, named)
  }

  /// The texts that a test may have compared with what it read last, each once.
  ///
  /// First come those on the lines of the failure and of the calls that led to the look, and those
  /// of constants that these lines name; then those in the file of the failure, the nearest first,
  /// and those in the other files.
  package func texts(near failure: TestFailure, reading readers: [CallSite]) -> [String] {
    let own = files.first { $0.path == failure.file }?.lines ?? []
    let calls = readers.flatMap { site in
      files.first { $0.path.hasSuffix("/" + site.file) }
        .map { Self.lines(of: $0.lines, from: site.line, 1) } ?? []
    }
    let near = Self.lines(of: own, from: failure.line, 2) + calls
    let constants = near.flatMap { line in
      line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.flatMap { named[$0] ?? [] }
    }
    let nearest = own.enumerated().sorted { left, right in
      abs(left.offset + 1 - failure.line) < abs(right.offset + 1 - failure.line)
    }.map(\.element)
    var known: Set<String> = []
    return (Self.texts(of: near) + constants + Self.texts(of: nearest) + all)
      .filter { known.insert($0).inserted }
  }

  /// Some lines from a number on, as far as there are any.
  package static func lines(of lines: [Substring], from first: Int, _ count: Int) -> [Substring] {
    guard lines.indices.contains(first - 1) else { return [] }
    return Array(lines[(first - 1)...].prefix(count))
  }

  private static func texts(of lines: [Substring]) -> [String] {
    lines.flatMap { SourceLiterals.texts(in: String($0)) }
  }
}
