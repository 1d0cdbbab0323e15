import Foundation
import XCTest

/// The article of symbols, held against the sources.
final class SymbolListTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let article = root.appendingPathComponent(
    "Sources/SwiftUI/SwiftUI.docc/Symbols.md")

  private struct Row {
    let symbol: String
    let state: String
  }

  private static func rows() throws -> [Row] {
    let text = try String(contentsOf: article, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(symbol: String(cells[0].dropFirst().dropLast()), state: cells[1])
    }
  }

  private static func sources() throws -> String {
    var text = ""
    for module in [
      "SwiftUI", "SwiftUILayouts", "SwiftUILooks", "SwiftUIViews", "Combine", "PhotosUI",
      "Charts", "SwiftData",
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

  /// What the sources declare, read once for all symbols.
  private struct Declarations {
    /// Whether the bodies of each modifier are nothing but `self`.
    private var idleBodies: [Substring: [Bool]] = [:]
    /// The same for modifiers of all views, which count before those of `Text` and others.
    private var idleBodiesOfViews: [Substring: [Bool]] = [:]
    private var types: Set<Substring> = []

    init(of sources: String) {
      let pieces = sources.components(separatedBy: "func ")
      for (before, piece) in zip(pieces, pieces.dropFirst()) {
        let name = Self.name(at: piece)
        let next = piece[name.endIndex...].first
        guard next == "(" || next == "<", let isIdle = Self.hasIdleBody(piece) else { continue }
        idleBodies[name, default: []].append(isIdle)
        guard before.hasSuffix("nonisolated ") else { continue }
        idleBodiesOfViews[name, default: []].append(isIdle)
      }
      for kind in ["struct", "class", "protocol", "enum", "typealias", "macro"] {
        for words in ["public \(kind) ", "public final \(kind) ", "open \(kind) "] {
          let pieces = sources.components(separatedBy: words)
          for (before, piece) in zip(pieces, pieces.dropFirst())
          where !Self.isUnavailable(before) { types.insert(Self.name(at: piece)) }
        }
      }
    }

    private static func name(at text: String) -> Substring {
      text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func hasIdleBody(_ text: String) -> Bool? {
      guard let brace = text.firstIndex(of: "{") else { return nil }
      let body = text[brace...].dropFirst().drop { $0.isWhitespace }
      return body.hasPrefix("self") && body.dropFirst(4).drop { $0.isWhitespace }.first == "}"
    }

    /// Whether the attributes at the end of a text say that what follows is unavailable.
    private static func isUnavailable(_ text: String) -> Bool {
      let start = text.range(of: "\n\n", options: .backwards)?.upperBound ?? text.startIndex
      return text[start...].contains("*, unavailable")
    }

    /// The state of a symbol, as the sources have it.
    func state(of symbol: String) -> String {
      guard symbol.hasPrefix(".") else {
        let type = symbol.hasPrefix("@") ? symbol.dropFirst() : symbol[...]
        let isOfToolchain = ["Observable", "Optional"].contains(type)
        return isOfToolchain || types.contains(type) ? "works" : "not there"
      }
      let modifier = symbol.dropFirst()
      guard let bodies = idleBodiesOfViews[modifier] ?? idleBodies[modifier] else {
        return "not there"
      }
      return bodies.allSatisfy(\.self) ? "compiles, does nothing" : "works"
    }
  }

  func testEachSymbolIsWhatTheArticleSays() throws {
    let declarations = Declarations(of: try Self.sources())
    for row in try Self.rows() {
      XCTAssertEqual(declarations.state(of: row.symbol), row.state, row.symbol)
    }
  }

  func testTheArticleNamesAndCountsAllSymbols() throws {
    let rows = try Self.rows()
    XCTAssertEqual(rows.count, 317)
    func count(_ state: String) -> Int { rows.count { $0.state == state } }
    let sentence =
      "\(count("works")) work, \(count("compiles, does nothing")) compile and do nothing, and "
      + "\(count("not there")) are not there."
    let article = try String(contentsOf: Self.article, encoding: .utf8)
    XCTAssertTrue(article.contains(sentence), sentence)
  }

  func testAPlantedFaultIsFound() {
    let modifiers = Declarations(
      of: "public nonisolated func shine() -> some View { self }\n"
        + "public nonisolated func glow(_ on: Bool) -> some View { on ? self : other }\n")
    XCTAssertEqual(modifiers.state(of: ".shine"), "compiles, does nothing")
    XCTAssertEqual(modifiers.state(of: ".glow"), "works")
    XCTAssertEqual(modifiers.state(of: ".glowing"), "not there")
    let types = Declarations(
      of: "@available(*, unavailable)\npublic struct Old {}\n\npublic struct New {}\n")
    XCTAssertEqual(types.state(of: "Old"), "not there")
    XCTAssertEqual(types.state(of: "New"), "works")
  }
}
