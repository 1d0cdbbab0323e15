public import VirtualTime

/// A way into the app: the screens that it starts with, and how they are framed.
public struct CoordinatorDefinition: Sendable, Equatable {
  /// How a coordinator frames its screens.
  public enum Container: Sendable, Equatable {
    /// A navigation bar over a stack of screens.
    case navigation
    /// The screen alone, without a bar.
    case plain
    /// A tab bar; each tab has its own navigation stack.
    case tabs([TabDefinition])
  }

  /// The name as the launch argument gives it, such as `HomeCoordinator`.
  public var name: String
  /// The first screen.
  ///
  /// With tabs it is the first tab's screen and can be omitted in a file.
  public var root: String
  /// How the screens are framed.
  public var container: Container
  /// The identifier of an element that is on this coordinator's first screen and on no other
  /// screen.
  public var marker: String?
  /// Expressions for values of the first screen's context.
  public var with: [String: String]

  /// How long its screens take to slide in or out; nil uses the automation timing.
  public var transition: VirtualDuration?

  /// Makes a coordinator.
  public init(
    name: String, root: String, container: Container = .navigation, marker: String? = nil,
    with: [String: String] = [:], transition: VirtualDuration? = nil
  ) {
    self.name = name
    self.root = root
    self.container = container
    self.marker = marker
    self.with = with
    self.transition = transition
  }
}

/// One tab of a tab bar.
public struct TabDefinition: Sendable, Equatable {
  /// The label of the tab's button.
  public var label: ElementText
  /// The identifier of the tab's button.
  public var identifier: String
  /// The badge of the tab's button; an empty text and 0 show no badge.
  public var badge: ElementText?
  /// The first screen of the tab's stack.
  public var root: String

  /// Makes a tab.
  public init(
    label: ElementText, identifier: String = "", badge: ElementText? = nil, root: String
  ) {
    self.label = label
    self.identifier = identifier
    self.badge = badge
    self.root = root
  }
}

/// A link that opens a place in the app.
public struct DeepLinkDefinition: Sendable, Equatable {
  /// The link, with parameters in braces: `sample://item/{id}`.
  public var pattern: String
  /// The coordinator that starts when the link is opened; nil if the running one stays.
  public var coordinator: String?
  /// Screens pushed one after another on top of the coordinator's first screen.
  public var push: [String]

  /// Makes a link; the values of the braces go into every pushed screen's context under their
  /// names.
  public init(pattern: String, coordinator: String? = nil, push: [String] = []) {
    self.pattern = pattern
    self.coordinator = coordinator
    self.push = push
  }
}
