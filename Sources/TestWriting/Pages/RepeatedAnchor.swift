import AccessibilityTree
import SimulatedApp

/// The element and parameter that identify the items of a repeated element.
struct RepeatedAnchor {
  /// The element to query: the repeated one, or one inside with an identifier of the item.
  let element: ElementDefinition
  let isRepeated: Bool
  /// Whether items are identified by the label of a text instead of an identifier.
  let isByLabel: Bool
  /// The name of the parameter that identifies them.
  let parameter: String
  /// The name of the items.
  let typeName: String

  /// Finds it; nil if items differ only in their index.
  init?(_ repeated: ElementDefinition) {
    let all = repeated.ownElements
    typeName = Self.typeName(of: repeated)
    for (index, element) in all.enumerated() {
      guard let name = Self.parameter(of: element.identifier) else { continue }
      self.element = element
      isRepeated = index == 0
      isByLabel = false
      parameter = name
      return
    }
    for element in all where element.type == .staticText {
      guard case .bind(let expression) = element.label else { continue }
      self.element = repeated
      isRepeated = true
      isByLabel = true
      parameter = Self.name(in: expression) ?? "label"
      return
    }
    return nil
  }

  /// The elements inside the one to query.
  var inside: ArraySlice<ElementDefinition> { element.ownElements.dropFirst() }

  /// The name of an identifier that differs from item to item; nil if it does not differ.
  private static func parameter(of identifier: ElementText) -> String? {
    switch identifier {
    case .bind(let expression): name(in: expression) ?? "identifier"
    case .indexPath: "identifier"
    case .formatted(let expression, _): name(in: expression) ?? "identifier"
    case .literal, .string: nil
    }
  }

  /// The last part of a plain path, such as `title` of `item.title`.
  private static func name(in expression: String) -> String? {
    let isPath = expression.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    guard isPath, let last = expression.split(separator: ".").last else { return nil }
    return SwiftName.member(String(last))
  }

  /// The name of the item, or of the list without its last letter.
  private static func typeName(of repeated: ElementDefinition) -> String {
    if case .indexPath(let words, _) = repeated.identifier { return SwiftName.type(words) }
    guard repeated.itemName == "item", let list = name(in: repeated.forEach ?? "") else {
      return SwiftName.type(repeated.itemName)
    }
    let plain = list.filter { $0 != "`" }
    return SwiftName.type(plain.hasSuffix("s") ? String(plain.dropLast()) : plain + "Item")
  }
}

/// Names of one type, each given once.
struct MemberNames {
  private var taken: Set<String> = [
    "Element", "Page", "app", "element", "exists", "fillIn", "goBack", "init", "launch",
    "parentBrowser", "parentElement", "parentView", "part", "pageTitle", "request", "self", "type",
    "view",
  ]

  /// The name, with a number if it is taken.
  mutating func take(_ name: String) -> String {
    var own = name
    var number = 2
    while !taken.insert(own).inserted {
      own = name.hasSuffix("`") ? "`\(name.dropFirst().dropLast())\(number)`" : "\(name)\(number)"
      number += 1
    }
    return own
  }
}
