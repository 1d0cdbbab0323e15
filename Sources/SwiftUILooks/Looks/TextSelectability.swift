public import SwiftUIViews
import ViewLayout

/// Whether a person can select text.
public protocol TextSelectability {
  /// Whether it can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Lets a person select the texts inside by a long press, and copy them.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    elements { $0.decideSelection(S.allowsSelection) }
  }
}

extension BoxElement {
  /// What a view further inside has decided stays.
  fileprivate mutating func decideSelection(_ isAllowed: Bool) {
    isSelectable = isSelectable ?? isAllowed
    for index in children.indices { children[index].decideSelection(isAllowed) }
  }
}
