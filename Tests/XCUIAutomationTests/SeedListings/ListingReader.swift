import Foundation

/// A piece of Swift in a text without marks for code.
struct Listing: Equatable {
  /// The article's line it begins at, from 1.
  let line: Int
  /// The lines, unchanged.
  let text: String

  /// The names of the types it declares, extensions left out.
  var types: [String] { text.matches(of: Self.type).map { String($0.1) } }

  /// Whether it is a test: a test class, a function or a statement of one.
  var isTest: Bool { isFragment || text.contains(Self.testClass) }

  /// Whether it must be put into a test class to compile.
  var isFragment: Bool { types.isEmpty && !text.contains(Self.extensionHead) }

  /// Whether it belongs to an app and not to its tests.
  var isOfApp: Bool { text.contains(Self.appWord) || text.split(separator: "\n").count == 1 }

  /// The source: the listing, with the imports and, for a fragment, the class that articles leave
  /// out, and without the second label that one call of an article has.
  var source: String {
    let whole = text.replacing("givePage(with user: user)", with: "givePage(with: user)")
    guard isFragment else { return imports + whole + "\n" }
    let isStatement = !text.contains("func ")
    let body = isStatement ? "func testFragment() {\n\(whole)\n}" : whole
    return imports + "final class Listing\(line): XCTestCase {\n\(body)\n}\n"
  }

  private var imports: String {
    let isSpoken = text.contains("AIP") || text.contains("PageObject")
    let names = ["XCTest"] + (isSpoken ? ["MSUITest"] : [])
    return names.filter { !text.contains("import \($0)") }.map { "import \($0)\n" }.joined()
  }

  private nonisolated(unsafe) static let type =
    /(?m)^(?:public |private |final )*(?:class|struct|protocol|enum) (\w+)/
  private nonisolated(unsafe) static let testClass = /class \w+: XCTestCase/
  private nonisolated(unsafe) static let extensionHead = /(?m)^(?:private )?extension \w+ \{/
  private nonisolated(unsafe) static let appWord =
    #/
      import\ (?:UIKit|SwiftUI) | UIView | UINavigation | accessibility[A-Z] | [vV]iewModel
      | UserDefaults | addAccessibility
    /#
}

/// Finds the listings of an article by how Swift's declarations begin and by its braces.
enum ListingReader {
  /// The listings in order; headings that repeat a listing's first line are left out.
  static func listings(in article: String) -> [Listing] {
    let lines = article.components(separatedBy: "\n")
    var listings: [Listing] = []
    var index = 0
    while index < lines.count {
      guard begins(lines[index]) else {
        index += 1
        continue
      }
      let end = self.end(from: index, in: lines)
      let first =
        index + 1 < end && !lines[index].contains("{") && lines[index + 1].hasPrefix(lines[index])
        ? index + 1 : index
      listings.append(
        Listing(line: first + 1, text: lines[first..<end].joined(separator: "\n")))
      index = max(end, index + 1)
    }
    return listings
  }

  private static func begins(_ line: String) -> Bool { line.prefixMatch(of: start) != nil }

  /// The first line that no longer belongs to the listing.
  private static func end(from start: Int, in lines: [String]) -> Int {
    var depth = 0
    for index in start..<lines.count {
      let line = lines[index]
      let bare = line.trimmingCharacters(in: .whitespaces)
      if depth == 0, bare.isEmpty {
        guard let next = lines[index...].first(where: { !$0.isEmpty }), begins(next) else {
          return index
        }
      } else if depth == 0, index > start, lines[index - 1] == "}", begins(line) {
        return index
      } else if depth == 0, !begins(line), !bare.hasPrefix("}") {
        return index
      } else if depth > 0, line.prefixMatch(of: prose) != nil, !begins(line) {
        return index
      }
      depth += line.reduce(0) { $0 + ("{([".contains($1) ? 1 : "})]".contains($1) ? -1 : 0) }
    }
    return lines.count
  }

  /// A line set in by less than a level of code, in a listing that lacks its closing brace.
  private nonisolated(unsafe) static let prose = /(?: {0,3})[^\s})\]\/@]/

  private nonisolated(unsafe) static let start =
    #/
      (?:final\ class | class | struct | protocol | private | extension | enum | func | let | import
        | override | //)\  | @ | \ \ \ \ \. | XCUIApplication\(\)
    /#
}
