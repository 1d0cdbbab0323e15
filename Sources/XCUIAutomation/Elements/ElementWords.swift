import AccessibilityTree

/// How the log and the failures name an element (behaviour.md A8).
struct ElementWords {
  private let query: Query
  private let target: ApplicationTarget

  init(_ query: Query, target: ApplicationTarget) {
    self.query = query
    self.target = target
  }

  /// The name that is asked for and the type; without a name, how the element was picked.
  var text: String {
    guard !query.steps.isEmpty else { return target.words }
    let type = self.type
    if let name { return "\"\(name)\" \(type)" }
    switch query.steps.last {
    case .first: return "\(type) (First Match)"
    case .index(let index): return "\(type) (Element at index \(index))"
    default: return type
    }
  }

  private var type: String {
    for step in query.steps.reversed() {
      switch step {
      case .descendants(let type), .children(let type): return type.name
      case .matchingType(let type, _) where type != .any: return type.name
      default: continue
      }
    }
    return "Element"
  }

  private var name: String? {
    for step in query.steps.reversed() {
      switch step {
      case .descendants, .children: return nil
      case .matchingType(_, let identifier?): return identifier
      case .matching(.anyIdentifying(let name), _): return name
      default: continue
      }
    }
    return nil
  }
}

extension ApplicationTarget {
  /// The app as the log names it.
  var words: String {
    switch self {
    case .underTest: "Target Application '\(Automation.bundleUnderTest)'"
    case .bundle(let identifier): "Application '\(identifier)'"
    }
  }
}
