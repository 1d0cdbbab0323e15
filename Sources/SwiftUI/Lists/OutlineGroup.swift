import SwiftUIViews

/// Rows for a tree of values; those with children open and close.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private let elements: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Content

  /// Makes rows for values that a key path identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    elements = Array(data)
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View {
  /// The rows.
  public var body: some View {
    ForEach(elements, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(inner, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes rows for identifiable values.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: \.id, children: children, content: content) }
  /// Makes the row of one identifiable value, with the rows below it.
  public init<Root>(
    _ root: Root, children: KeyPath<Root, Data?>,
    @ViewBuilder content: @escaping (Root) -> Content
  ) where Data.Element == Root {
    elements = [root]
    id = \.id
    self.children = children
    self.content = content
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of a tree of identifiable values; those with children open and
  /// close.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
  /// Makes a list of a tree of values that a key path identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
