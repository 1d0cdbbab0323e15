public import SwiftUIViews

// What only assistive technologies receive, so that no test sees it.

extension View {
  /// The view with a hint for VoiceOver, which tests do not see.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool
  ) -> some View { self }
  /// The view with an action of VoiceOver, which tests do not see.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// The view with a named action of VoiceOver, which tests do not see.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Shows other content, larger, while a finger rests on the view, for people with large text.
  public nonisolated func accessibilityShowsLargeContentViewer<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// The view with a rotor of VoiceOver, which tests do not see.
  public nonisolated func accessibilityRotor<Model: Identifiable>(
    _ label: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { self }
  /// The view with a rotor of VoiceOver, which tests do not see.
  public nonisolated func accessibilityRotor<Model, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> some View { self }
  /// The view with a rotor of VoiceOver, which tests do not see.
  public nonisolated func accessibilityRotor<Content>(
    _ label: LocalizedStringKey, @AccessibilityRotorEntries entries: () -> Content
  ) -> some View { self }
  /// The view as an entry of a rotor of VoiceOver, which tests do not see.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Whether VoiceOver says each punctuation mark.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  /// Whether VoiceOver says each letter.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// The pitch of VoiceOver's voice.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Whether VoiceOver finishes its sentence first.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// The text, with each punctuation mark spoken by VoiceOver.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// The text, spelled out by VoiceOver.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// The text in a higher or lower voice.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// The text, which VoiceOver says after its sentence.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// One entry of a rotor of VoiceOver.
public struct AccessibilityRotorEntry<ID: Hashable> {
  /// Names an entry.
  public init(_ label: Text, id: ID) {}
  /// Names an entry.
  public init(_ label: LocalizedStringKey, id: ID) {}
  /// Names an entry.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID) {}
  /// Names an entry that is elsewhere on the screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID, in namespace: Namespace.ID) {}
}

/// Takes the entries of a rotor as they are.
@resultBuilder
public struct AccessibilityRotorEntries {
  /// The entries.
  public static func buildBlock<each Content>(_ content: repeat each Content) {}
}

/// How much contrast a person wants.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// How bold a person wants letters.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

// The user's settings for all apps: a simulated device has those of a new one.

extension EnvironmentValues {
  /// How much contrast a person wants: as much as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// How bold a person wants letters: as usual.
  public var legibilityWeight: LegibilityWeight? { .regular }
  /// Whether lights that flash are dimmed: no.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether a finger that rests shows content larger: no.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether animated images are played: yes.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether colours are inverted: no.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons have shapes: no.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether Switch Control is on: no.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether Assistive Access is on: no.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
