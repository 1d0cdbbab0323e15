package import SimulatedApp

/// The trace of a run, or of two runs of one test side by side, as one HTML file.
///
/// ```swift
/// var trace = TraceDocument(app: definition)
/// try trace.add(try JournalRecord(bytes), named: "LoginTests.testLogin")
/// let page = trace.html
/// ```
///
/// The file needs nothing beside it and reaches for nothing: it opens from a disk. The same
/// journals give the same bytes.
package struct TraceDocument {
  private var builder: TraceBuilder
  private(set) var runs: [TraceRun] = []
  /// The lines of source files around failures, by file and first line.
  private(set) var sources: [String: SourceExcerpt] = [:]

  /// Some lines of a source file.
  struct SourceExcerpt {
    /// The number of the first of them.
    let firstLine: Int
    let lines: [String]
  }

  /// The most runs of a trace.
  package static let runLimit = 2
  /// Lines that are shown before and after that of a failure.
  private static let linesAround = 7

  /// Starts a trace of an app's runs.
  package init(app: AppDefinition) { builder = TraceBuilder(app) }

  /// Adds a run; a second one is compared with the first, and further ones are left out.
  package mutating func add(
    _ record: JournalRecord, named name: String
  ) throws(JournalFault) {
    guard runs.count < Self.runLimit else { return }
    runs.append(try builder.run(of: record, named: name))
  }

  /// The files and lines at which something failed, each once, in order.
  package var failurePlaces: [(file: String, line: Int)] {
    var known: Set<String> = []
    return runs.flatMap(\.steps).compactMap(\.source).filter {
      known.insert(Self.place($0)).inserted
    }
  }

  /// Shows the lines around a failure; the text is that of the whole file.
  package mutating func add(source text: String, of place: (file: String, line: Int)) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard place.line >= 1, place.line <= lines.count else { return }
    let first = max(1, place.line - Self.linesAround)
    let last = min(lines.count, place.line + Self.linesAround)
    sources[Self.place(place)] = SourceExcerpt(
      firstLine: first, lines: lines[(first - 1)..<last].map(String.init))
  }

  /// The first step at which two runs differ, in words and counted from 1; nil without one.
  package var firstDifference: (step: Int, words: String)? {
    difference.map { ($0.step + 1, $0.words) }
  }

  var difference: TraceDifference? {
    runs.count == 2 ? TraceDifference.first(runs[0], runs[1]) : nil
  }

  var scenes: TraceScenes { builder.scenes }

  static func place(_ place: (file: String, line: Int)) -> String { "\(place.file):\(place.line)" }

  /// The page, in UTF-8.
  package var html: [UInt8] {
    var json = TraceJSON()
    write(to: &json)
    let title = runs.map(\.name).joined(separator: " and ")
    var page = Array(TracePage.beginning(title: "Trace of \(title)").utf8)
    page.append(contentsOf: json.bytes)
    page.append(contentsOf: TracePage.end.utf8)
    return page
  }
}
