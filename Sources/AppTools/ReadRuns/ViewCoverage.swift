import Foundation
import PageChecks
import SimulatedApp

/// Which views of an app of SwiftUI source were shown in some runs, from their journals.
struct ViewCoverage {
  /// A view in the sources.
  struct Place: Equatable {
    let view: String
    let file: String
    let line: Int
  }

  private let places: [Place]
  private var runs: [String: Int] = [:]
  private var runCount = 0

  /// Starts with the views that the sources declare.
  init(_ places: [Place]) { self.places = places }

  /// Adds a run, whose journal names the views that were shown.
  mutating func add(_ record: JournalRecord) {
    runCount += 1
    var views: Set<String> = []
    for entry in record.entries {
      guard case .assigned(_, "views", .list(let names)) = entry.fact else { continue }
      for case .string(let name) in names { views.insert(name) }
    }
    for view in views { runs[view, default: 0] += 1 }
  }

  /// The coverage in words.
  var text: String {
    let shown = places.filter { runs[$0.view] != nil }.count
    let head = "\(shown) of \(places.count) views shown in \(Self.count(runCount, "run"))"
    let lines = places.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map { place in
      let times = runs[place.view].map { Self.count($0, "run") } ?? "not shown"
      return "  \(place.file):\(place.line): \(place.view): \(times)"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  /// The views that a source declares: structures that conform to `View` by name.
  static func places(in source: String, file: String) -> [Place] {
    // Most files of a large package declare none, and reading their lines takes long.
    guard source.range(of: "import SwiftUI") != nil else { return [] }
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      guard let found = $0.element.firstMatch(of: declaration) else { return nil }
      return Place(view: String(found.1), file: file, line: $0.offset + 1)
    }
  }

  /// Advice about each view in a folder of sources that was not shown.
  static func unseen(in folder: String, shown: Set<String>) -> [RouteFinding] {
    let places = SwiftSources.read([folder]).sources.flatMap {
      Self.places(in: $0.text, file: $0.file)
    }
    return places.filter { !shown.contains($0.view) }.map { place in
      RouteFinding(
        kind: .viewNotSeen, place: DefinitionPlace(file: place.file, line: place.line, column: 1),
        message: "the view \(place.view) was not seen",
        advice: "look at what has to be typed or answered before it is shown")
    }
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /^\s*(?:[@\w()]+\s+)*struct\s+(\w+)\s*(?:<[^{]*>)?\s*:[^{]*\bView\b/
  }
}
