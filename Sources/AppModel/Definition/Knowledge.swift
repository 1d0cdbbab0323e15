import AccessibilityTree

/// How a part of a model is known.
public enum Knowledge: String, Sendable, Equatable, CaseIterable {
  /// It was drafted so that tests pass, as `rehearse draft` does.
  case drafted
  /// A recording or a printed tree of the app shows it.
  case confirmed
}

/// How many parts of a model were drafted, and how many were confirmed since.
package struct KnowledgeCount: Sendable, Equatable {
  /// The number of parts.
  package private(set) var all = 0
  /// How many were drafted.
  package private(set) var drafted = 0
  /// How many were drafted and then confirmed.
  package private(set) var confirmed = 0

  /// Counts the elements of an app.
  package static func elements(of app: AppDefinition) -> KnowledgeCount {
    var count = KnowledgeCount()
    for screen in app.screens {
      // A root without any definition says nothing about the app.
      let isBare = screen.root == ElementDefinition(.other)
      for element in screen.allElements.dropFirst(isBare ? 1 : 0) { count.add(element.known) }
    }
    return count
  }

  /// Counts the transitions of an app.
  package static func transitions(of app: AppDefinition) -> KnowledgeCount {
    var count = KnowledgeCount()
    for screen in app.screens {
      for transition in ActionWalk(screen).choices.flatMap(\.transitions) {
        count.add(transition.known)
      }
    }
    return count
  }

  private mutating func add(_ known: Knowledge?) {
    all += 1
    if known == .drafted { drafted += 1 }
    if known == .confirmed { confirmed += 1 }
  }
}

extension AppDefinition {
  /// How much of the app was drafted, in a sentence; nil if nothing was.
  package var draftedWords: String? {
    let (elements, transitions) = (
      KnowledgeCount.elements(of: self), KnowledgeCount.transitions(of: self)
    )
    let confirmed = elements.confirmed + transitions.confirmed
    guard elements.drafted + transitions.drafted + confirmed > 0 else { return nil }
    return "\(elements.drafted) of \(elements.all) elements and \(transitions.drafted) of "
      + "\(transitions.all) transitions are drafted, \(confirmed) confirmed by a recording"
  }
}
