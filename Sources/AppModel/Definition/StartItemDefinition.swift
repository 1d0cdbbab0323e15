/// Something that an app shows when it is started, over the coordinator's first screen: a page of
/// the onboarding, or a pop-up.
///
/// What an app shows on its start comes one after another, each when the one before has gone.
public struct StartItemDefinition: Sendable, Equatable {
  /// What is shown.
  public enum Kind: Sendable, Equatable {
    /// A screen over the others.
    case present(PresentationDefinition)
    /// An alert, whose buttons raise their events on the screen in front.
    case alert(AlertDefinition)
  }

  /// A predicate, asked when its turn comes; nil always holds.
  public var when: String?
  /// The stored default that is true once it has gone, so that it is shown once an install; nil
  /// shows it on every start.
  public var once: String?
  /// What is shown.
  public var kind: Kind

  /// Makes something to show.
  public init(when: String? = nil, once: String? = nil, _ kind: Kind) {
    self.when = when
    self.once = once
    self.kind = kind
  }

  /// The action that shows it.
  package var action: ActionDefinition {
    switch kind {
    case .present(let presentation): .present(presentation)
    case .alert(let alert): .alert(alert)
    }
  }
}
