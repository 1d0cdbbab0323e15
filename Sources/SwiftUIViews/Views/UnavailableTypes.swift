// Types that an app may use and Rehearsal does not have, declared so that the compiler says why.

/// A button that gives an app what was copied.
@available(*, unavailable, message: "Rehearsal has no paste buttons; show a Button in its place")
public struct PasteButton: View {
  /// Makes a button.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension EnvironmentValues {
  /// What undoes changes.
  @available(*, unavailable, message: "Linux has no UndoManager; put it between #if and #endif")
  public var undoManager: Never? { nil }
}
