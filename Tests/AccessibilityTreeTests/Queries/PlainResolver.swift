import AccessibilityTree

/// Queries answered the slow and obvious way, sharing nothing with the resolver under test.
enum PlainResolver {
  /// What each step leaves over, one after the other.
  static func trace(_ steps: [QueryStep], from root: PlainElement) -> [[Int]] {
    let all = [root] + root.below
    var matches = [root]
    return steps.map { step in
      matches = apply(step, to: matches, all: all)
      return matches.map(\.number)
    }
  }

  static func apply(
    _ step: QueryStep, to input: [PlainElement], all: [PlainElement]
  ) -> [PlainElement] {
    switch step {
    case .descendants(let type):
      return ordered(input.flatMap(\.below).filter { isOf(type, $0) })
    case .children(let type):
      return ordered(input.flatMap(\.children).filter { isOf(type, $0) })
    case .matching(let test, _): return input.filter { holds(test, $0) }
    case .matchingType(let type, let text): return input.filter { isNamed(type, text, $0) }
    case .containing(let test, _):
      return input.filter { holds(test, $0) || $0.below.contains { holds(test, $0) } }
    case .containingType(let type, let text):
      return input.filter {
        isNamed(type, text, $0) || $0.below.contains { isNamed(type, text, $0) }
      }
    case .index(let index): return input.indices.contains(index) ? [input[index]] : []
    case .first:
      let front = all.last { $0.attributes.flags.contains(.coversScreen) }?.number ?? 0
      return Array((input.filter { $0.number >= front } + input).prefix(1))
    case .identity(let tokens): return all.filter { tokens.contains($0.attributes.token) }
    }
  }

  private static func ordered(_ elements: [PlainElement]) -> [PlainElement] {
    var seen: [Int: PlainElement] = [:]
    for element in elements { seen[element.number] = element }
    return seen.values.sorted { $0.number < $1.number }
  }

  private static func isOf(_ type: ElementType, _ element: PlainElement) -> Bool {
    type == .any || element.attributes.type == type
  }

  private static func isNamed(_ type: ElementType, _ text: String?, _ element: PlainElement) -> Bool
  {
    guard isOf(type, element) else { return false }
    guard let text else { return true }
    return ElementAttribute.allCases.contains { element.text($0) == text }
  }

  static func holds(_ test: ElementTest, _ element: PlainElement) -> Bool {
    switch test {
    case .anyIdentifying(let text): return isNamed(.any, text, element)
    case .equals(let attribute, let text): return element.text(attribute) == text
    case .contains(let attribute, let text):
      return pieces(element, attribute, text) { whole, part in
        (0...max(whole.count - part.count, 0)).contains { whole.dropFirst($0).starts(with: part) }
      }
    case .hasPrefix(let attribute, let text):
      return pieces(element, attribute, text) { $0.starts(with: $1) }
    case .hasSuffix(let attribute, let text):
      return pieces(element, attribute, text) { $0.reversed().starts(with: $1.reversed()) }
    case .type(let type): return isOf(type, element)
    case .flag(let flags, let isOn):
      return element.attributes.flags.isSuperset(of: flags) == isOn
    case .and(let parts): return parts.allSatisfy { holds($0, element) }
    case .or(let parts): return parts.contains { holds($0, element) }
    case .not(let part): return !holds(part, element)
    case .all: return true
    case .none: return false
    case .custom: return element.attributes.token % 2 == 1
    }
  }

  /// Compares scalar by scalar within ASCII and character by character beyond it.
  private static func pieces(
    _ element: PlainElement, _ attribute: ElementAttribute, _ part: String,
    _ compare: ([String], [String]) -> Bool
  ) -> Bool {
    guard let whole = element.text(attribute) else { return false }
    let isASCII = (whole + part).unicodeScalars.allSatisfy(\.isASCII)
    func split(_ text: String) -> [String] {
      isASCII ? text.unicodeScalars.map { String($0) } : text.map { String($0) }
    }
    return compare(split(whole), split(part))
  }
}
