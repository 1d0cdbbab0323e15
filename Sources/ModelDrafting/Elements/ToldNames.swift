import SimulatedApp

/// What a query on the home screen, or for a prompt of the system, tells about the app.
struct ToldNames: Equatable {
  /// The name of the app: that of an icon, or the first one that a title quotes.
  private(set) var app: String?
  /// The site on which the app signs in, which the title of that question quotes second.
  private(set) var site: String?

  /// The longest name that is believed.
  static let nameLimit = 60

  /// Reads the names in a query: `icons["Shop"]`, `alerts["“Shop” Would Like to …"]`.
  init(in query: Query) {
    let texts = query.texts
    if query.asksForIcon {
      let others = SystemApp.allCases.map(\.name)
      app = texts.last { Self.isName($0) && !others.contains($0) }
    }
    guard app == nil else { return }
    let quoted = texts.lazy.map(Self.quoted).first { !$0.isEmpty } ?? []
    app = quoted.first
    site = quoted.dropFirst().first { $0.contains(".") && !$0.contains(" ") }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= nameLimit
  }

  /// The names between the quotation marks that the system uses.
  private static func quoted(in title: String) -> [String] {
    title.matches(of: #/[“„«「]([^“„«「”»」]+)[”“»」]/#)
      .map { String($0.1.drop(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace)) }
      .filter(isName)
  }
}

extension Query {
  /// Whether the query asks for an icon of the home screen.
  fileprivate var asksForIcon: Bool {
    steps.contains { step in
      switch step {
      case .descendants(.icon), .children(.icon), .matchingType(.icon, _): true
      default: false
      }
    }
  }

  /// All texts that the query compares, from the top.
  fileprivate var texts: [String] {
    steps.flatMap { step -> [String] in
      switch step {
      case .matching(let test, _), .containing(let test, _): test.texts
      case .matchingType(_, let name), .containingType(_, let name): name.map { [$0] } ?? []
      default: []
      }
    }
  }
}

extension ElementTest {
  /// All texts that the test compares.
  fileprivate var texts: [String] {
    switch self {
    case .anyIdentifying(let text), .equals(_, let text), .contains(_, let text),
      .hasPrefix(_, let text), .hasSuffix(_, let text):
      [text]
    case .and(let tests), .or(let tests): tests.flatMap(\.texts)
    case .custom(let text, _): PredicateWords.tests(in: text).flatMap(\.texts)
    case .type, .flag, .not, .all, .none: []
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !isLeftOut($0) }.map(index(after:)) ?? startIndex)]
  }
}
