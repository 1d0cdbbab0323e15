import AccessibilityTree
import ViewGraph
import ViewLayout

/// The traits of an element for VoiceOver.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  fileprivate var traits: ElementTraits
  private init(_ traits: ElementTraits) { self.traits = traits }

  /// No traits.
  public init() { traits = [] }
  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// Selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A field to search.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// It plays a sound.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// A text.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A summary of the screen.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// It starts to play.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// It turns pages.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// It is in front of everything else.
  public static let isModal = AccessibilityTraits()
  /// It switches on and off.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// The bar of tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)

  /// Whether a trait is included.
  public func contains(_ member: Self) -> Bool { traits.contains(member.traits) }
  /// All traits of both.
  public func union(_ other: Self) -> Self { Self(traits.union(other.traits)) }
  /// The traits that both have.
  public func intersection(_ other: Self) -> Self { Self(traits.intersection(other.traits)) }
  /// The traits that only one of both has.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(traits.symmetricDifference(other.traits))
  }
  /// Adds a trait.
  public mutating func insert(
    _ member: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    traits.formUnion(member.traits)
    return (isNew, member)
  }
  /// Removes a trait.
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    traits.subtract(member.traits)
    return member
  }
  /// Adds a trait.
  public mutating func update(with member: Self) -> Self? {
    defer { traits.formUnion(member.traits) }
    return contains(member) ? member : nil
  }
  /// Adds traits.
  public mutating func formUnion(_ other: Self) { traits.formUnion(other.traits) }
  /// Keeps the traits that both have.
  public mutating func formIntersection(_ other: Self) {
    traits.formIntersection(other.traits)
  }
  /// Keeps the traits that only one of both has.
  public mutating func formSymmetricDifference(_ other: Self) {
    traits.formSymmetricDifference(other.traits)
  }
}

/// How the elements inside a view are treated when the view becomes one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay, inside a container.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Their labels become the label of the view.
  public static let combine = AccessibilityChildBehavior(name: "combine")
  /// They stay if a person uses one of them, else their labels become the label of the view.
  package static let pair = AccessibilityChildBehavior(name: "pair")
}

extension View {
  /// The view with an identifier for tests; a container passes it on to what is inside.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    boxed { box, _ in IdentifiedBox(box, identifier) }
  }
  /// The view with an identifier for tests, if a condition is true.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View { boxed { box, _ in isEnabled ? IdentifiedBox(box, identifier) : box } }
  /// The view with a label for VoiceOver.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    elements { ($0.label, $0.hasOwnLabel) = (label.words, true) }
  }
  /// The view with a label for VoiceOver.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  /// The view with a label for VoiceOver.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// The view with a label for VoiceOver, if a condition is true.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    elements { if isEnabled { ($0.label, $0.hasOwnLabel) = (label.words, true) } }
  }
  /// The view with a label for VoiceOver, if a condition is true.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }
  /// The view with a label for VoiceOver, if a condition is true.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }
  /// The view with a value for VoiceOver.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    elements { $0.value = value.words }
  }
  /// The view with a value for VoiceOver.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  /// The view with a value for VoiceOver.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// The view with more traits.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    elements { element in
      element.traits.formUnion(traits.traits)
      if traits.contains(.isSelected) { element.isSelected = true }
      if element.type == .other || element.type == .staticText || element.type == .image {
        if traits.contains(.isButton) { element.type = .button }
        if traits.contains(.isLink) { element.type = .link }
      }
    }
  }
  /// The view with fewer traits.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    elements { element in
      element.traits.subtract(traits.traits)
      if traits.contains(.isSelected) { element.isSelected = false }
      if traits.contains(.isButton), element.type == .button {
        element.type = element.traits.contains(.link) ? .link : .other
      }
    }
  }
  /// The view hidden from tests and VoiceOver.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    boxed { box, _ in hidden ? HiddenBox([box]) : box }
  }
  /// The view hidden from tests and VoiceOver, if a condition is true.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
  /// The view earlier or later for VoiceOver.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View {
    elements { $0.order = priority }
  }
  /// The view as one element, with or without the elements inside.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    boxed { box, _ in
      ElementBox([box]) { frame, inner in BoxElement.gathered(inner, children, in: frame) }
    }
  }
  /// The view with the elements of others.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    let children = children()
    return redrawn { boxes, scope in
      let inner = scope.draw(children, at: .part("children"))
      return [
        ElementBox([LayerBox(Alignment.center.boxAlignment, leader: 0, boxes + inner)]) {
          frame, _ in
          [BoxElement(.other, frame: frame, children: inner.flatMap { $0.elements() })]
        }
      ]
    }
  }
  /// The view with its elements replaced by those of another view.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let other = representation()
    return redrawn { boxes, scope in
      let inner = scope.drawOne(other, at: .part("representation"))
      return [
        LayerBox(
          Alignment.center.boxAlignment, leader: 0, [HiddenBox(boxes), inner])
      ]
    }
  }
  /// The view with an identifier for tests, in the older form.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// The view with a label, in the older form.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The view with a value, in the older form.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The view hidden from tests and VoiceOver, in the older form.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The view with a hint, in the older form.
  public nonisolated func accessibility(hint: Text) -> some View { self }
  /// The view with more traits, in the older form.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// The view with fewer traits, in the older form.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// The view earlier or later, in the older form.
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}

extension BoxElement {
  /// The element made from the elements inside a view, or these.
  static func gathered(
    _ inner: [BoxElement], _ behavior: AccessibilityChildBehavior, in frame: CGRect
  ) -> [BoxElement] {
    let stay = behavior == .pair && inner.contains(where: \.isUsed)
    return stay ? inner : [gathered(whole: inner, behavior, in: frame)]
  }

  private static func gathered(
    whole inner: [BoxElement], _ behavior: AccessibilityChildBehavior, in frame: CGRect
  ) -> BoxElement {
    switch behavior {
    case .contain: return BoxElement(.other, frame: frame, children: inner)
    case .combine, .pair:
      var element = BoxElement(
        .other, label: inner.flatMap(\.words).joined(separator: ", "), frame: frame)
      if let button = inner.first(where: { $0.answers.gestures[.tap] != nil }) {
        element.type = .button
        element.answers = button.answers
        element.isEnabled = button.isEnabled
      } else if inner.allSatisfy({ $0.type == .staticText }), !inner.isEmpty {
        element.type = .staticText
      }
      for one in inner { element.traits.formUnion(one.traits) }
      element.value = inner.compactMap(\.value).first
      element.identifier = inner.map(\.identifier).first { !$0.isEmpty } ?? ""
      return element
    default:
      var element = BoxElement(.other, frame: frame)
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if let answers = inner.answers(at: middle) { element.answers = answers }
      return element
    }
  }
}

extension BoxElement {
  /// Whether a person changes it or something inside, or acts with it.
  fileprivate var isUsed: Bool {
    answers.control != nil || !answers.gestures.isEmpty || !answers.menu.isEmpty
      || children.contains(where: \.isUsed)
  }
}

extension [BoxElement] {
  /// What the frontmost of the elements at a point does on a touch, also one that tests do not see.
  fileprivate func answers(at point: CGPoint) -> BoxAnswers? {
    reversed().firstFound { element in
      if let inner = element.children.answers(at: point) { return inner }
      let isTouched = element.frame.contains(point) && !element.answers.gestures.isEmpty
      return isTouched && element.isEnabled ? element.answers : nil
    }
  }
}
