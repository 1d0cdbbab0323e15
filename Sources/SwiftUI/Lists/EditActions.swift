public import SwiftUIViews

/// How the user can edit the rows of a list that is bound to a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Makes actions from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Deleting rows, with a swipe to the left.
  public static var delete: EditActions { EditActions(rawValue: 1) }
  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions { [.delete, .move] }
}

/// The rows of a list that is bound to a collection and edits it.
public struct EditedRows<Data, RowContent: View>: View
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Identifiable
{
  let data: Binding<Data>
  let actions: EditActions<Data>
  let rowContent: (Binding<Data.Element>) -> RowContent

  init(
    data: Binding<Data>, actions: EditActions<Data>,
    rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) {
    (self.data, self.actions, self.rowContent) = (data, actions, rowContent)
  }

  /// The rows.
  public var body: some View {
    ForEach(data, content: rowContent)
      .onDelete(
        perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
      )
      .onMove(
        perform: actions.contains(.move)
          ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of bindings to the elements of a collection, whose rows a person can edit.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditedRows<Data, RowContent> {
    self.init(EditedRows(data: data, actions: editActions, rowContent: rowContent), nil)
  }
}
