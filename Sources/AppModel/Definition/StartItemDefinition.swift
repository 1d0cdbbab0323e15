/// Something that an app shows when it starts, over the coordinator's first screen: a page of the
/// onboarding, or a pop-up.
///
/// Start items are shown one after another, each after the previous one has closed.
public struct StartItemDefinition: Sendable, Equatable {
  /// What is shown.
  public enum Kind: Sendable, Equatable {
    /// A screen over the others.
    case present(PresentationDefinition)
    /// An alert, whose buttons raise their events on the screen in front.
    case alert(AlertDefinition)
  }

  /// A predicate, evaluated when its turn comes; nil is always true.
  public var when: String?
  /// The stored default that becomes true once the item has closed, so that it is shown once per
  /// install; nil shows it at every start.
  public var once: String?
  /// What is shown.
  public var kind: Kind

  /// Makes something to show.
  public init(when: String? = nil, once: String? = nil, _ kind: Kind) {
    self.when = when
    self.once = once
    self.kind = kind
  }

  /// The conditions under which it is shown, in words; nil for none.
  package var condition: String? {
    let parts = [when, once.map { "once \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The action that shows it.
  package var action: ActionDefinition {
    switch kind {
    case .present(let presentation): .present(presentation)
    case .alert(let alert): .alert(alert)
    }
  }
}
