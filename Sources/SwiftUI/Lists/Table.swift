public import SwiftUILayouts
public import SwiftUIViews

/// Rows with columns, of which a phone shows only the first one.
public struct Table<Value: Identifiable>: View {
  @Environment(\.horizontalSizeClass) private var width
  private let rows: [Value]
  private let columns: [TableColumn<Value>]
  private let list: (AnyView) -> AnyView

  private init(
    _ rows: [Value], _ columns: [TableColumn<Value>], in list: @escaping (AnyView) -> AnyView
  ) { (self.rows, self.columns, self.list) = (rows, columns, list) }

  /// The rows, and the titles of the columns if all are shown.
  public var body: some View {
    let isWide = width == .regular
    list(
      AnyView(
        Section {
          ForEach(rows) { row in
            line(
              of: isWide
                ? columns.map { $0.content(row) } : columns.prefix(1).map { $0.content(row) })
          }
        } header: {
          if isWide { line(of: columns.map { AnyView($0.title) }) }
        }))
  }

  private func line(of views: [AnyView]) -> some View {
    HStack {
      ForEach(views.indices, id: \.self) {
        views[$0].frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

extension Table {
  /// Makes rows of values.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns()) { rows in AnyView(List { rows }) }
  }
  /// Makes rows of values, one of which can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns()) { rows in AnyView(List(selection: selection) { rows }) }
  }
  /// Makes rows of values, several of which can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns()) { rows in AnyView(List(selection: selection) { rows }) }
  }
  /// Makes rows of values; the titles of columns do not change their order here.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value { self.init(data, columns: columns) }
  /// Makes rows of values, one of which can be chosen; titles of columns do not change their order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, selection: selection, columns: columns)
  }
}
