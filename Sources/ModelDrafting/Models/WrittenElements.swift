import SimulatedApp

/// The elements in the files of apps, also those that no exploration reaches: in variants, behind
/// toggles, and in alerts.
struct WrittenElements {
  /// The names; what an expression gives is the unknown part of one, such as `row-…`.
  private(set) var keys: Set<ElementKey> = []

  /// Collects the elements of apps.
  init(_ apps: [AppDefinition]) {
    for app in apps {
      for screen in app.screens { add(screen) }
      for case .alert(let alert) in app.onStart.map(\.kind) { add(alert) }
    }
  }

  /// The type of an element with a name; nil if there is none.
  func type(of name: String) -> ElementType? { keys.filter { $0.name == name }.min()?.type }

  private mutating func add(_ screen: ScreenDefinition) {
    for element in screen.allElements { add(element) }
    if let title = screen.title { add(.navigationBar, title) }
    for (action, _) in ActionWalk(screen).actions {
      if case .alert(let alert) = action { add(alert) }
    }
  }

  private mutating func add(_ alert: AlertDefinition) {
    add(alert.style == .alert ? .alert : .sheet, alert.title)
    for button in alert.buttons { add(.button, button.label) }
    for field in alert.fields { add(field) }
  }

  private mutating func add(_ element: ElementDefinition) {
    for text in [element.identifier, element.label, element.placeholder ?? ""] {
      add(element.type, text)
    }
  }

  private mutating func add(_ type: ElementType, _ text: ElementText) {
    let name = Self.name(text)
    // A completely unknown name would match any element.
    guard name.contains(where: \.isLetter) else { return }
    keys.insert(ElementKey(type: type, name: name))
  }

  private static func name(_ text: ElementText) -> String {
    switch text {
    case .literal(let words): words
    case .bind(let expression): name(ofExpression: expression)
    case .indexPath(let prefix, let unique):
      prefix + "-" + ElementWish.unknown + "-"
        + (unique.map { name($0).isEmpty ? ElementWish.unknown : name($0) + "-" } ?? "")
    case .string, .formatted: ""
    }
  }

  /// `'row-' + item.id` is `row-…`.
  private static func name(ofExpression expression: String) -> String {
    let parts = expression.split(separator: "'", omittingEmptySubsequences: false)
    let name = parts.enumerated().map { number, part in
      number % 2 == 1 ? String(part) : part.contains(where: \.isLetter) ? ElementWish.unknown : ""
    }.joined()
    return name == ElementWish.unknown ? "" : name
  }
}

extension ElementKey {
  /// Whether two keys, each of which may be partly unknown, such as `row-…`, can be of one element.
  func fits(_ other: ElementKey) -> Bool {
    guard type == other.type, [name, other.name].contains(where: { $0.contains(Self.unknown) })
    else { return false }
    let (mine, theirs) = (Array(name), Array(other.name))
    // Whether the rests of both names from two places on can be the same.
    var rest = Array(repeating: false, count: theirs.count + 1)
    for place in (0...mine.count).reversed() {
      let after = rest
      for index in (0...theirs.count).reversed() {
        let character = place < mine.count ? mine[place] : nil
        let isLast = index == theirs.count
        if character == Self.unknown {
          rest[index] = after[index] || !isLast && rest[index + 1]
        } else if !isLast, theirs[index] == Self.unknown {
          rest[index] = rest[index + 1] || character != nil && after[index]
        } else if isLast {
          rest[index] = character == nil
        } else {
          rest[index] = character == theirs[index] && after[index + 1]
        }
      }
    }
    return rest[0]
  }

  private static let unknown = Character(ElementWish.unknown)
}
