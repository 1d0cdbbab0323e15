import Foundation

/// The shop of the examples: how many screens it has, and which of them no test comes to.
struct ShopRule {
  /// The fewest screens that it is to have.
  static let fewestScreens = 25

  /// The names of the screens, those of its variants too.
  let screens: [String]
  private let pages: [SourceFile]
  private let tests: [SourceFile]

  /// Reads the names of the screens and the page objects from the files of the repository.
  init(_ files: [SourceFile]) {
    screens = Set(files.compactMap { Self.screen(at: $0.path) }).sorted()
    let own = files.filter { $0.path.hasPrefix("Tests/ShopTests/") }
    pages = own.filter { $0.path.hasPrefix("Tests/ShopTests/Pages/") }
    tests = own.filter { !$0.path.hasPrefix("Tests/ShopTests/Pages/") }
  }

  /// The screens that have no page object, or one that no test comes to.
  var violations: [Violation] {
    let types = typesByMarker
    return screens.compactMap { screen in
      guard let type = types["\(screen).view"] else {
        return violation(screen, "no page object has the marker \"\(screen).view\"")
      }
      return isReached(type) ? nil : violation(screen, "no test comes to \(type)")
    }
  }

  private func violation(_ screen: String, _ message: String) -> Violation {
    Violation(path: "Screens/Shop/\(screen).json", line: nil, message: message)
  }

  /// The screen that a file holds, if it holds one.
  private static func screen(at path: String) -> String? {
    let parts = path.split(separator: "/")
    guard path.hasPrefix("Screens/Shop/"), path.hasSuffix(".json"), let name = parts.last else {
      return nil
    }
    let isOwn = parts.count == 3
    let isOfVariant = parts.count == 5 && parts[2] == "Variants"
    guard isOwn || isOfVariant, name != "app.json" else { return nil }
    return String(name.dropLast(".json".count))
  }

  /// The page objects by their markers.
  private var typesByMarker: [String: String] {
    var types: [String: String] = [:]
    for page in pages {
      var type = ""
      for line in page.lines {
        if let match = line.firstMatch(of: /^struct (\w+): ShopPage/) { type = String(match.1) }
        if let match = line.firstMatch(of: /static let marker = "([^"]+)"/) {
          types[String(match.1)] = type
        }
      }
    }
    return types
  }

  /// Whether a test names the page object, or calls a method of another one that gives it.
  private func isReached(_ type: String) -> Bool {
    let code = tests.flatMap(\.codeLines)
    if code.contains(where: { $0.contains("\(type).") || $0.contains("\(type)()") }) { return true }
    let ways = pages.flatMap(\.codeLines).compactMap { line -> String? in
      guard line.hasSuffix("-> \(type) {") else { return nil }
      return line.firstMatch(of: /func (\w+)\(/).map { ".\($0.1)(" }
    }
    return ways.contains { way in code.contains { $0.contains(way) } }
  }
}
