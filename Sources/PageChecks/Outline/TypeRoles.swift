/// Which types are page objects and which are test cases, judged from all sources together.
struct TypeRoles {
  enum Role: Equatable {
    case page, test, other
  }

  private var inherited: [String: Set<String>] = [:]

  init(_ outlines: [SourceOutline]) {
    for part in outlines.lazy.flatMap(\.types) {
      inherited[part.name, default: []].formUnion(part.inherited)
    }
  }

  /// The protocols of the kit that make a type a page object.
  private static let pageProtocols: Set<String> = [
    "CellPageObject", "CollectionPage", "ControlBrowser", "ElementBrowser", "Page", "PageObject",
    "PageObjectUIElementProvider", "Robot", "ScreenObject", "TextControlBrowser",
    "UniformCollectionPage",
  ]
  /// The suffixes of page object names, for types without such a protocol.
  private static let pageEndings = ["Page", "PageObject", "Robot", "ScreenObject"]

  func role(of name: String) -> Role {
    let all = ancestors(of: name)
    if all.contains("XCTestCase") || name.hasSuffix("TestCase") { return .test }
    if !all.isDisjoint(with: Self.pageProtocols) { return .page }
    return Self.pageEndings.contains { name.hasSuffix($0) } ? .page : .other
  }

  private func ancestors(of name: String) -> Set<String> {
    var seen: Set<String> = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      for parent in inherited[next] ?? [] where seen.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    return seen
  }
}
