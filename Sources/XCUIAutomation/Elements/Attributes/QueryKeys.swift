package import PredicateFormat

/// The keys of a query in predicates.
struct QueryKeys: FormatSubject {
  let query: XCUIElementQuery

  var formatKeys: [String] { ["count", "element", "firstMatch", "debugDescription"] }

  func formatValue(forKey key: String) -> FormatValue? {
    switch key {
    case "count", "@count": .integer(Int64(query.count))
    case "element": .object(FormatObject(ElementKeys(query.element)))
    case "firstMatch": .object(FormatObject(ElementKeys(query.firstMatch)))
    case "debugDescription": .string(query.debugDescription)
    default: nil
    }
  }
}

extension XCUIElementQuery: KeyedObject {
  package var formatSubject: any FormatSubject { QueryKeys(query: self) }
}
