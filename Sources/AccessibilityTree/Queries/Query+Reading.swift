extension Query {
  /// Reads a query back from its text, as far as the text says what is done.
  ///
  /// A predicate other than that of an identifying text or a type is not run again, nor what comes
  /// after it.
  ///
  /// - Returns: The query up to there, and the texts of all steps, those left out too.
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

  /// Reads a step back from its ``text``; nil where that does not say all of it.
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

  /// What a predicate asks for, where it is one of a type, an identifying text, or both.
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

  /// What stands in quotes before some words; nil for anything else.
  private static func literal(_ text: Substring, before end: String) -> String? {
    guard text.hasPrefix("\""), text.hasSuffix("\"" + end) else { return nil }
    var words = ""
    var isEscaped = false
    for scalar in text.dropFirst().dropLast(end.count + 1).unicodeScalars {
      if isEscaped || scalar != "\\" {
        // A quote that is not escaped ends the literal: there is more than one.
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
