import Foundation
import XCTest

/// The article of symbols, held against the sources.
final class SymbolListTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Row {
    let symbol: String
    let state: String
  }

  private static func rows() throws -> [Row] {
    let article = root.appendingPathComponent("Sources/SwiftUI/SwiftUI.docc/Symbols.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(symbol: String(cells[0].dropFirst().dropLast()), state: cells[1])
    }
  }

  private static func sources() throws -> String {
    var text = ""
    for module in [
      "SwiftUI", "SwiftUILayouts", "SwiftUILooks", "SwiftUIViews", "Combine",
    ] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        text += try String(contentsOf: file, encoding: .utf8) + "\n"
      }
    }
    return text
  }

  /// Whether the bodies of a modifier are nothing but `self`; empty without the modifier.
  ///
  /// Modifiers of all views count before those of `Text` and others.
  private static func idleBodies(of modifier: Substring, in sources: String) -> [Bool] {
    let ofViews = idleBodies(after: "nonisolated func \(modifier)", in: sources)
    return ofViews.isEmpty ? idleBodies(after: "func \(modifier)", in: sources) : ofViews
  }

  private static func idleBodies(after words: String, in sources: String) -> [Bool] {
    var bodies: [Bool] = []
    for piece in sources.components(separatedBy: words).dropFirst() {
      guard let next = piece.first, next == "(" || next == "<",
        let brace = piece.firstIndex(of: "{")
      else { continue }
      let body = piece[brace...].dropFirst().drop { $0.isWhitespace }
      let rest = body.dropFirst(4).drop { $0.isWhitespace }
      bodies.append(body.hasPrefix("self") && rest.first == "}")
    }
    return bodies
  }

  private static func declares(_ type: String, in sources: String) -> Bool {
    ["struct", "class", "protocol", "enum", "typealias", "macro"].contains { kind in
      ["public \(kind) \(type)", "public final \(kind) \(type)"].contains { words in
        let pieces = sources.components(separatedBy: words)
        return zip(pieces, pieces.dropFirst()).contains { before, rest in
          let isWhole = rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
          return isWhole && !isUnavailable(before)
        }
      }
    }
  }

  /// Whether the attributes at the end of a text say that what follows is unavailable.
  private static func isUnavailable(_ text: String) -> Bool {
    text.components(separatedBy: "\n\n").last?.contains("*, unavailable") ?? false
  }

  /// The state of a symbol, as the sources have it.
  private static func state(of symbol: String, in sources: String) -> String {
    guard symbol.hasPrefix(".") else {
      let type = symbol.hasPrefix("@") ? String(symbol.dropFirst()) : symbol
      let isOfToolchain = ["Observable", "Optional"].contains(type)
      return isOfToolchain || declares(type, in: sources) ? "works" : "not there"
    }
    let bodies = idleBodies(of: symbol.dropFirst(), in: sources)
    if bodies.isEmpty { return "not there" }
    return bodies.allSatisfy(\.self) ? "compiles, does nothing" : "works"
  }

  func testEachSymbolIsWhatTheArticleSays() throws {
    let sources = try Self.sources()
    for row in try Self.rows() {
      XCTAssertEqual(Self.state(of: row.symbol, in: sources), row.state, row.symbol)
    }
  }

  func testTheArticleNamesAllSymbols() throws {
    XCTAssertEqual(try Self.rows().count, 317)
  }

  func testAPlantedFaultIsFound() {
    let sources = "public nonisolated func shine() -> some View { self }\n"
    XCTAssertEqual(Self.state(of: ".shine", in: sources), "compiles, does nothing")
    XCTAssertEqual(Self.state(of: ".glow", in: sources), "not there")
    let old = "@available(*, unavailable)\npublic struct Old {}\n\npublic struct New {}\n"
    XCTAssertEqual(Self.state(of: "Old", in: old), "not there")
    XCTAssertEqual(Self.state(of: "New", in: old), "works")
  }
}
