package import SimulatedApp

/// The texts between quotation marks in the sources of a suite.
package struct SourceTexts: Sendable {
  /// A file with its lines.
  package typealias File = (path: String, lines: [Substring])

  private let files: [File]
  private let all: [String]
  private let constants: SourceConstants

  /// Reads the texts of some files.
  package init(_ files: [File]) {
    self.files = files
    let lines = files.flatMap(\.lines)
    all = Self.texts(of: lines)
    constants = SourceConstants(lines)
  }

  /// The texts that a test may have compared with the last text that it read, each once.
  ///
  /// First come those on the lines of the failure and of the calls that led to the look, with those
  /// of constants that these lines name, join or insert; then those in the file of the failure, the
  /// nearest first, and those in the other files.
  package func texts(near failure: TestFailure, reading readers: [CallSite]) -> [String] {
    let own = files.first { $0.path == failure.file }?.lines ?? []
    let callers = readers.compactMap { site in
      files.first { $0.path.hasSuffix("/" + site.file) }.map { ($0.lines, site.line) }
    }
    let near =
      Self.lines(of: own, from: failure.line, 2)
      + callers.flatMap { Self.lines(of: $0, from: $1, 1) }
    // If several files declare a name, these files take precedence.
    let known = SourceConstants(own + callers.flatMap(\.0), else: constants)
    let nearest = own.enumerated().sorted { left, right in
      abs(left.offset + 1 - failure.line) < abs(right.offset + 1 - failure.line)
    }.map(\.element)
    var seen: Set<String> = []
    let likely = near.flatMap(known.joined) + Self.texts(of: near) + near.flatMap(known.named)
    return (likely + Self.texts(of: nearest) + all).filter { seen.insert($0).inserted }
  }

  /// Up to some lines from a number on.
  package static func lines(of lines: [Substring], from first: Int, _ count: Int) -> [Substring] {
    guard lines.indices.contains(first - 1) else { return [] }
    return Array(lines[(first - 1)...].prefix(count))
  }

  private static func texts(of lines: [Substring]) -> [String] {
    lines.flatMap { SourceLiterals.texts(in: String($0)) }
  }
}

/// The constants and the cases of sources that have a text between quotation marks.
struct SourceConstants: Sendable {
  private var texts: [Substring: [String]] = [:]

  /// Reads the constants of some lines; a name that they do not have means that of others.
  init(_ lines: [Substring], else others: SourceConstants? = nil) {
    for line in lines {
      let own = SourceLiterals.texts(in: String(line))
      guard !own.isEmpty, let name = line.firstMatch(of: #/\b(?:let|var|case)\s+(\w+)/#)?.1 else {
        continue
      }
      texts[name, default: []] += own
    }
    if let others { texts.merge(others.texts) { own, _ in own } }
  }

  /// The texts of the constants that a line names.
  func named(in line: Substring) -> [String] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.flatMap { texts[$0] ?? [] }
  }

  /// The texts that a line joins: `first + " " + last`, or inserts: `"\(first) \(last)"`.
  func joined(in line: Substring) -> [String] {
    let sums = line.matches(of: #/(?:"[^"\\]*"|[\w.]+)(?:\s*\+\s*(?:"[^"\\]*"|[\w.]+))+/#)
    let literals = line.matches(of: #/"((?:[^"\\]|\\\([\w.]+\))*\\\((?:[^"\\]|\\\([\w.]+\))*)"/#)
    return sums.compactMap { sum(of: $0.output) } + literals.compactMap { insertion($0.output.1) }
  }

  private func sum(of words: Substring) -> String? {
    var sum = ""
    for part in words.matches(of: #/"([^"\\]*)"|([\w.]+)/#) {
      guard let text = part.output.1.map(String.init) ?? part.output.2.flatMap(value) else {
        return nil
      }
      sum += text
    }
    return sum
  }

  private func insertion(_ literal: Substring) -> String? {
    var text = ""
    var rest = literal
    while let place = rest.firstMatch(of: #/\\\(([\w.]+)\)/#) {
      guard let inserted = value(place.output.1) else { return nil }
      text += rest[..<place.range.lowerBound] + inserted
      rest = rest[place.range.upperBound...]
    }
    return text + rest
  }

  /// The text of a constant, by its name with those of the types that it is in.
  private func value(_ path: Substring) -> String? {
    path.split(separator: ".").last.flatMap { texts[$0]?.first }
  }
}
