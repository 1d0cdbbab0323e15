public import SwiftUIViews

/// A column of a table: a title, and what it shows of each value.
public struct TableColumn<Value> {
  /// Its title.
  package let title: Text
  /// What it shows of a value.
  package let content: (Value) -> AnyView

  /// Makes a column.
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content
  ) { (title, self.content) = (Text(titleKey), { AnyView(content($0)) }) }
  /// Makes a column that is sorted by a property.
  public init<Key: Comparable, Content: View>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, Key>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) { self.init(titleKey, content: content) }
  /// Makes a column of texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
    self.init(titleKey) { Text($0[keyPath: value]) }
  }
  /// The column with a width, which it does not have here.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// The column with a width, which it does not have here.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

/// Makes columns of a table.
@resultBuilder
public enum TableColumnBuilder<Value> {
  /// A column.
  public static func buildExpression(_ column: TableColumn<Value>) -> TableColumn<Value> { column }
  /// Columns side by side.
  public static func buildBlock(_ columns: TableColumn<Value>...) -> [TableColumn<Value>] {
    columns
  }
}
