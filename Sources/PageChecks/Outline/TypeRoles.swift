/// Which types are page objects and which are test cases, judged from all sources together.
struct TypeRoles {
  enum Role: Equatable {
    case page, test, other
  }

  private var inherited: [String: Set<String>] = [:]
  /// The types whose code queries elements.
  private var asking: Set<String> = []

  init(_ outlines: [SourceOutline]) {
    for part in outlines.lazy.flatMap(\.types) {
      inherited[part.name, default: []].formUnion(part.inherited)
    }
    for outline in outlines {
      for place in outline.tokens.code.indices where Self.asks(at: place, outline.tokens) {
        if let name = outline.typeName(at: place) { asking.insert(name) }
      }
    }
  }

  /// Whether a token is a type of Apple's elements, or a query such as `app.buttons`.
  private static func asks(at place: Int, _ tokens: SwiftTokens) -> Bool {
    guard tokens.isWord(place) else { return false }
    let word = tokens.text(place)
    if word.hasPrefix("XCUI") { return true }
    return tokens.text(place - 1) == "." && tokens.text(place - 2) == "app"
      && QueryProperties.property(word) != nil
  }

  /// The protocols of the kit that make a type a page object.
  private static let pageProtocols: Set<String> = [
    "CellPageObject", "CollectionPage", "ControlBrowser", "ElementBrowser", "Page", "PageObject",
    "PageObjectUIElementProvider", "Robot", "ScreenObject", "TextControlBrowser",
    "UniformCollectionPage",
  ]
  /// The suffixes of page object names, for types without such a protocol that ask for elements.
  private static let pageEndings = ["Page", "PageObject", "Robot", "ScreenObject"]

  func role(of name: String) -> Role {
    let all = ancestors(of: name)
    if all.contains("XCTestCase") || name.hasSuffix("TestCase") { return .test }
    if !all.isDisjoint(with: Self.pageProtocols) { return .page }
    let isNamedSo = Self.pageEndings.contains { name.hasSuffix($0) }
    return isNamedSo && !all.isDisjoint(with: asking) ? .page : .other
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
