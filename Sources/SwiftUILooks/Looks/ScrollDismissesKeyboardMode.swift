public import SwiftUIViews
package import ViewLayout

/// When a finger that scrolls dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  fileprivate let dismissal: ScrollHabits.Dismissal
  /// At once, as iOS does except in text editors.
  public static let automatic = ScrollDismissesKeyboardMode(dismissal: .atOnce)
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(dismissal: .atOnce)
  /// When the finger drags it down.
  public static let interactively = ScrollDismissesKeyboardMode(dismissal: .pulled)
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(dismissal: .never)
}

extension View {
  /// Whether fingers scroll the containers inside.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    surrounded { if disabled { $0.scrollHabits.isHeld = true } }
  }

  /// When a finger that scrolls dismisses the keyboard.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { surrounded { $0.scrollDismissesKeyboardMode = mode } }
}

private enum ScrollHabitsKey: EnvironmentKey {
  static var defaultValue: ScrollHabits { ScrollHabits() }
}

extension EnvironmentValues {
  /// What a finger that scrolls does.
  package var scrollHabits: ScrollHabits {
    get { self[ScrollHabitsKey.self] }
    set { self[ScrollHabitsKey.self] = newValue }
  }

  /// Whether fingers scroll.
  public var isScrollEnabled: Bool {
    get { !scrollHabits.isHeld }
    set { scrollHabits.isHeld = !newValue }
  }

  /// When a finger that scrolls dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { ScrollDismissesKeyboardMode(dismissal: scrollHabits.dismissal) }
    set { scrollHabits.dismissal = newValue.dismissal }
  }
}
