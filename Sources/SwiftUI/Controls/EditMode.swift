public import SwiftUIViews
import ViewGraph
import ViewLayout

/// Whether rows are being edited.
public enum EditMode: Hashable, Sendable {
  /// They are not.
  case inactive
  /// One of them is, for a while.
  case transient
  /// They are.
  case active
  /// Whether rows are being edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether rows are being edited; each screen has a mode of its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A screen with an editing mode of its own.
struct EditableScreen<Content: View> {
  let content: Content
}

extension EditableScreen: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    let mode = scope.node.slot(-1) { StateSlot(EditMode.inactive, in: scope.node.graph) }
    return scope.draw(content, at: .part("screen")) { $0.editMode = Binding(slot: mode) }
  }
}

/// A button that starts and ends the editing of rows.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public init() {}

  /// The button: `Edit`, or `Done` while rows are edited.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
