import AccessibilityTree
import Foundation
import Testing

/// Printed trees of the apps of tests, and of real ones where they are at hand: read, rebuilt, and
/// printed line for line.
@Suite struct PrintedDumpsTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let dumps = tests.appendingPathComponent("../../shared/reference/dumps")
    .standardizedFileURL
  private static let kinds = tests.appendingPathComponent("XCUIAutomationTests/Printed/Trees")

  private static let dumpNames = names(in: dumps) { $0.hasPrefix("txt-") }
  private static let kindNames = names(in: kinds) { _ in true }

  private static func names(in folder: URL, _ isWanted: (String) -> Bool) -> [String] {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (all ?? []).sorted().filter { $0.hasSuffix(".txt") && isWanted($0) }
  }

  private static func text(_ name: String) throws -> String {
    let folder = dumpNames.contains(name) ? dumps : kinds
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static func tree(_ rows: [PrintedDescription.Placed]) -> ElementSnapshot {
    var builder = SnapshotBuilder()
    var open = 0
    for placed in rows {
      while open > placed.level {
        builder.end()
        open -= 1
      }
      builder.begin(placed.row.attributes)
      open += 1
    }
    return builder.finish()
  }

  private static func addresses(_ rows: [PrintedRow]) -> TreeText.Addresses {
    let known = rows.map(\.address)
    return known.allSatisfy { $0 != nil } ? .by { known[$0] ?? 0 } : .none
  }

  /// The chain printed from a tree made of its own outputs, since a chain is a look of its own.
  private static func chain(_ printed: PrintedDescription) -> String {
    let outputs = printed.chain.compactMap(\.output)
    let rows = outputs.flatMap { $0 }
    let tree = tree(rows.enumerated().map { .init(level: $0.offset > 0 ? 1 : 0, row: $0.element) })
    var next = 0
    let matches = outputs.map { output in
      defer { next += output.count }
      return ElementMatches(elements: Array(next..<next + output.count))
    }
    let steps = printed.chain.dropFirst().map { step($0.words) }
    return TreeText(tree, addresses: addresses(rows)).chain(
      from: printed.chain[0].words, Query(Array(steps)), outputs: Array(matches.dropFirst()),
      isHeaded: printed.isHeaded)
  }

  private static func step(_ words: String) -> QueryStep {
    let start = "Descendants matching type "
    if words.hasPrefix(start),
      let type = ElementType.allCases.first(where: { $0.name == words.dropFirst(start.count) })
    {
      return .descendants(type)
    }
    if words == "First Match" { return .first }
    let predicate = words.dropFirst("Elements matching predicate '".count).dropLast()
    return .matching(.all, text: String(predicate))
  }

  /// A path printed from a tree of one row a level.
  private static func path(_ rows: [PrintedRow]) -> String {
    let tree = tree(rows.enumerated().map { .init(level: $0.offset, row: $0.element) })
    return TreeText(tree, addresses: addresses(rows)).path(to: rows.count - 1)
  }

  @Test(arguments: dumpNames + kindNames)
  func `a dump is printed again, line for line`(name: String) throws {
    let text = try Self.text(name)
    let printed = try PrintedDescription(text)
    let tree = Self.tree(printed.subtree)
    let rows = printed.subtree.map(\.row)
    let writer = TreeText(tree, addresses: Self.addresses(rows))
    var again = ""
    if let attributes = printed.attributes {
      let addresses: TreeText.Addresses =
        attributes.address.map { address in .by { _ in address } } ?? .none
      again += "Attributes: \(TreeText(tree, addresses: addresses).row(0))\nElement subtree:\n"
    }
    if text.hasPrefix("Application") {
      // The older form of a listing: no arrow, and two blanks a level from the first one on.
      for index in 0..<tree.count {
        let indent = String(repeating: "  ", count: tree.depth(of: index))
        again += "\(indent)\(writer.row(index))\n"
      }
    } else if !rows.isEmpty {
      let subtree = writer.subtree()
      again += text.contains("→") ? subtree : subtree.replacing(" →", with: " ")
    }
    if !printed.path.isEmpty { again += "Path to element:\n" + Self.path(printed.path) }
    if !printed.chain.isEmpty { again += Self.chain(printed) }
    #expect(
      again.split(separator: "\n", omittingEmptySubsequences: false)
        == text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  @Test(arguments: [dumpNames, kindNames].filter { !$0.isEmpty })
  func `all kinds of listings are among the texts`(names: [String]) throws {
    let all = try names.map { try PrintedDescription(Self.text($0)) }
    #expect(all.contains { $0.attributes != nil && !$0.chain.isEmpty && !$0.path.isEmpty })
    #expect(all.contains { !$0.isHeaded && !$0.chain.isEmpty })
    #expect(all.contains { $0.subtree.isEmpty && $0.isHeaded })
    #expect(all.map(\.subtree.count).reduce(0, +) > 200)
  }
}
