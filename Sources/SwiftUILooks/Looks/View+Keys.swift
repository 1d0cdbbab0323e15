public import Foundation
public import SwiftUIViews

/// A key of a hardware keyboard that was pressed.
public struct KeyPress: Sendable {
  /// Whether a key was pressed, held, or let go.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int
    /// Makes a set of phases.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Self(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Self(rawValue: 2)
    /// The key goes up.
    public static let up = Self(rawValue: 4)
    /// All of them.
    public static let all: Self = [.down, .repeat, .up]
  }
  /// Whether the view has handled a key.
  public enum Result: Sendable { case handled, ignored }

  /// What happens to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

extension View {
  /// Handles a key of a hardware keyboard, which a phone has not.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  /// Handles a key of a hardware keyboard, which a phone has not.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Handles keys of a hardware keyboard, which a phone has not.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Handles what a hardware keyboard types, which a phone has not.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Handles all keys of a hardware keyboard, which a phone has not.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
