import AccessibilityTree

/// The traits of an element must match what it is.
enum TraitRule {
  /// Groups of traits; an element can have only one trait of each group.
  private static let rivals: [[ElementTraits]] = [
    [.button, .link, .searchField, .adjustable, .keyboardKey], [.staticText, .link, .searchField],
    [.staticText, .textEntry], [.staticText, .adjustable],
  ]

  /// Traits that say that an element can be touched.
  private static let inviting: ElementTraits = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .toggleButton, .textEntry, .backButton,
    .allowsDirectInteraction, .startsMediaSession, .playsSound,
  ]

  static func findings(_ element: AuditedElement) -> [AuditWords] {
    let traits = element.view.traits
    var found = conflicts(of: traits, isEnabled: element.view.isEnabled)
    if element.answersTap, traits.isDisjoint(with: inviting), needsTrait(element.view.type) {
      found.append(.missingTrait("button"))
    }
    return found
  }

  private static func conflicts(of traits: ElementTraits, isEnabled: Bool) -> [AuditWords] {
    var found: [AuditWords] = []
    for group in rivals {
      let held = group.filter { traits.contains($0) }
      if held.count > 1 { found.append(.conflictingTraits(held.flatMap(\.names))) }
    }
    if isEnabled, traits.contains(.notEnabled) {
      found.append(.conflictingTraits(["notEnabled", "enabled"]))
    }
    return found
  }

  /// Whether the type does not already say that the element can be touched.
  private static func needsTrait(_ type: ElementType) -> Bool {
    switch type {
    case .other, .staticText, .image, .icon, .group, .layoutItem: true
    default: false
    }
  }
}
