import AccessibilityTree
import Foundation
import ScreenImport

/// Reads texts for tests.
enum Sources {
  static func file(_ text: String) throws -> ImportedFile {
    try ImportReader.read(Array(text.utf8))
  }

  /// The trees of a text, as rows without addresses, frames and indentation.
  static func rows(_ text: String) throws -> [[String]] {
    let file = try file(text)
    return file.trees.map { tree in
      let snapshot = file.snapshot(of: tree)
      let text = TreeText(snapshot, addresses: .none)
      return (0..<snapshot.count).map {
        String(repeating: "  ", count: snapshot.depth(of: $0)) + text.shortRow($0)
      }
    }
  }

  /// The notes of a text as lines.
  static func notes(_ text: String) throws -> [String] {
    try file(text).placedNotes.map { $0.text(in: "a.txt") }
  }

  /// The first tree of a text.
  static func tree(_ text: String) throws -> ElementSnapshot {
    let file = try file(text)
    guard let first = file.trees.first else { return SnapshotBuilder.empty }
    return file.snapshot(of: first)
  }

  /// A tree as a screen.
  static func screen(_ text: String, origin: String = "sample") throws -> ImportedScreen {
    let file = try file(text)
    return file.screens(origin: origin).first
      ?? ImportedScreen(origin: origin, snapshot: SnapshotBuilder.empty)
  }

  /// The dumps that were collected from public places; empty where they are not at hand.
  static var dumps: [URL] {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appendingPathComponent("../../shared/reference/dumps").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}

extension SnapshotBuilder {
  fileprivate static var empty: ElementSnapshot {
    var builder = SnapshotBuilder()
    return builder.finish()
  }
}

/// A small seeded generator: the same seed gives the same draws on every machine.
struct SeededDraws {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 up to a bound that is left out.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
