package import AccessibilityTree

extension ElementSnapshot {
  /// The elements nearest to what a query looked for by name.
  package func nearestMisses(of query: Query) -> [String] {
    guard let sought = query.soughtName else { return [] }
    return NearestMisses(sought.name, type: sought.type).find(in: self).map(\.text)
  }
}

extension Query {
  /// The name that the query looks for, and the type it looks among.
  var soughtName: (name: String, type: ElementType)? {
    var type = ElementType.any
    var name: String?
    for step in steps {
      switch step {
      case .descendants(let wanted), .children(let wanted):
        type = wanted
        name = nil
      case .matchingType(let wanted, let identifier):
        type = wanted
        name = identifier ?? name
      case .matching(let test, _): name = test.name ?? name
      default: continue
      }
    }
    return name.map { ($0, type) }
  }
}

extension ElementTest {
  fileprivate var name: String? {
    switch self {
    case .anyIdentifying(let text), .equals(_, let text): text
    case .contains(_, let text), .hasPrefix(_, let text), .hasSuffix(_, let text): text
    case .and(let tests), .or(let tests): tests.lazy.compactMap(\.name).first
    default: nil
    }
  }
}
