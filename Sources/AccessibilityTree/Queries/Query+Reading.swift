extension Query {
  /// Parses a query from its text, as far as the text describes the query completely.
  ///
  /// Parsing stops at the first predicate that tests anything but an identifying text or a type.
  ///
  /// - Returns: The query up to that predicate, and the texts of all steps, also of those left out.
  package static func read(_ text: String) -> (query: Query, steps: [String]) {
    let texts = stepTexts(text)
    var steps: [QueryStep] = []
    for text in texts {
      guard let step = QueryStep(reading: text) else { break }
      steps.append(step)
    }
    return (Query(steps), texts)
  }

  /// The texts between backticks with arrows between; backticks inside a step stay in it.
  private static func stepTexts(_ text: String) -> [String] {
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.utf8.count > 1 else { return [] }
    let inside = text.dropFirst().dropLast()
    return inside.split(separator: "` -> `", omittingEmptySubsequences: false).map(String.init)
  }
}

extension QueryStep {
  private static let descendantsText = "Descendants matching type "
  private static let childrenText = "Children matching type "
  private static let matchingText = "Elements matching predicate '"
  private static let containingText = "Elements containing elements matching predicate '"
  private static let indexText = "Element at index "

  /// Parses a step from its ``text``; nil if the text does not describe the step completely.
  init?(reading text: String) {
    if let type = Self.type(text, after: Self.descendantsText) {
      self = .descendants(type)
    } else if let type = Self.type(text, after: Self.childrenText) {
      self = .children(type)
    } else if text.hasPrefix(Self.indexText) {
      guard let index = Int(text.dropFirst(Self.indexText.count)) else { return nil }
      self = .index(index)
    } else if text == "First Match" {
      self = .first
    } else if let (type, identifier) = Self.predicate(text, after: Self.matchingText) {
      self =
        type == .any && identifier != nil
        ? .identified(by: identifier ?? "") : .matchingType(type, identifier: identifier)
    } else if let (type, identifier) = Self.predicate(text, after: Self.containingText) {
      self = .containingType(type, identifier: identifier)
    } else {
      return nil
    }
  }

  private static func type(_ text: String, after start: String) -> ElementType? {
    guard text.hasPrefix(start), let first = text.dropFirst(start.count).first else { return nil }
    return ElementType(name: first.lowercased() + text.dropFirst(start.count + 1))
  }

  /// The type and identifying text a predicate tests; nil if it tests anything else.
  private static func predicate(
    _ text: String, after start: String
  ) -> (ElementType, identifier: String?)? {
    guard text.hasPrefix(start), text.hasSuffix("'") else { return nil }
    var rest = text.dropFirst(start.count).dropLast()
    if rest == "TRUEPREDICATE" { return (.any, nil) }
    var type = ElementType.any
    let typeText = "elementType == "
    if rest.hasPrefix(typeText) {
      let digits = rest.dropFirst(typeText.count).prefix { $0.isNumber }
      guard let number = UInt8(digits), let found = ElementType(rawValue: number) else {
        return nil
      }
      type = found
      rest = rest.dropFirst(typeText.count + digits.count)
      if rest.isEmpty { return (type, nil) }
      guard rest.hasPrefix(" AND ") else { return nil }
      rest = rest.dropFirst(5)
    }
    return literal(rest, before: " IN identifiers").map { (type, $0) }
  }

  /// The text of a quoted literal that is followed by `end`; nil for anything else.
  private static func literal(_ text: Substring, before end: String) -> String? {
    guard text.hasPrefix("\""), text.hasSuffix("\"" + end) else { return nil }
    var words = ""
    var isEscaped = false
    for scalar in text.dropFirst().dropLast(end.count + 1).unicodeScalars {
      if isEscaped || scalar != "\\" {
        // An unescaped quote ends the literal, so the text holds more than one.
        guard isEscaped || scalar != "\"" else { return nil }
        words.unicodeScalars.append(scalar)
        isEscaped = false
      } else {
        isEscaped = true
      }
    }
    return isEscaped ? nil : words
  }
}
