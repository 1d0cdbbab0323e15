import ViewGraph
package import ViewLayout

/// Views that are treated alike.
public struct Group<Content> {
  package let content: Content

  /// Groups content that is not a view, such as items of a bar.
  package nonisolated init(holding content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Makes a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: Drawable where Content: View {
  package func draw(in scope: DrawScope) -> [Box] { scope.draw(content, at: .part("content")) }
}

/// Views made of the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the content for an element.
  public var content: (Data.Element) -> Content
  package let identity: (Data.Element) -> ID

  /// Makes content for elements with an identity; items of a bar too.
  package nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identity: @escaping (Data.Element) -> ID
  ) { (self.data, self.content, self.identity) = (data, content, identity) }
}

extension ForEach: View where Content: View {}

extension ForEach where Content: View {
  /// Makes views of elements that a key path identifies.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views of identifiable elements.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes views of numbers.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach where Content: View {
  /// Makes views of bindings to the elements of a collection.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data: Array(data), content: content) { $0.wrappedValue.id }
  }
  /// Makes views of bindings to the elements of a collection.
  ///
  /// A binding is a collection too, and `\.id` a path of its elements: so it comes second.
  @_disfavoredOverload
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data: Array(data), content: content) { $0.wrappedValue[keyPath: id] }
  }
}

extension ForEach: Drawable, KeepingNodes where Content: View {
  package func draw(in scope: DrawScope) -> [Box] {
    let contents = scope.node.slot(-2) { RowContents<Content>() }
    if !scope.isUnchanged { contents.rows = [:] }
    let rows = ForEachRows(count: data.count) { AnyHashable(identity(element(at: $0))) }
    // A section is several rows with a header and a footer, so it is not one row of a collection.
    guard scope.environment.isLazy, !contents.areGroups else {
      let boxes = rows.allKeys().enumerated().flatMap { draw($0.offset, at: $0.element, in: scope) }
      scope.node.endDrawing()
      return boxes
    }
    let made = scope.node.slot(-1) { MadeRows() }
    made.follow(rows)
    scope.node.endDrawing { made.isStanding($0) }
    return [
      LazyBox(count: rows.count, find: { rows.place(of: $0.id) }) { place in
        OnMain.run { draw(place, at: made.key(of: place, in: rows), in: scope) }
      }
    ]
  }

  private func element(at place: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: place)]
  }

  @MainActor
  private func draw(_ place: Int, at key: NodeKey, in scope: DrawScope) -> [Box] {
    let contents = scope.node.slot(-2) { RowContents<Content>() }
    // A row may be made after the view was drawn; the view depends on what it reads then, too.
    var rows = self
    let row =
      contents.rows[key] ?? scope.evaluated(&rows) { $0.content($0.element(at: place)) }
    contents.rows[key] = row
    let boxes = scope.draw(row, at: key)
    if case .identity(let id) = key {
      for box in boxes where box.notes[BoxNotes.tag] == nil { box.notes[BoxNotes.identity] = id }
    }
    return boxes
  }
}

/// The views of the rows that were made since a collection has changed.
private final class RowContents<Content: View> {
  var rows: [NodeKey: Content] = [:]
  /// Whether each element is several rows.
  let areGroups = RowGroups.include(Content.self)
}

/// The names of notes on boxes.
package enum BoxNotes {
  private enum Tag {}
  private enum Identity {}
  /// The tag that the app gave.
  package static let tag = ObjectIdentifier(Tag.self)
  /// The identity in a collection, or that of `.id`.
  package static let identity = ObjectIdentifier(Identity.self)
}

/// Runs code of the main actor on the thread that the session runs on.
///
/// A session has one thread and runs everything of its app there, so the app gets the guarantees
/// of the main actor; it need not be the main thread.
package enum OnMain {
  /// Runs code of the main actor.
  package static func run<Result>(_ code: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(code) { code in
      try unsafeBitCast(code, to: (() throws -> Result).self)()
    }
  }
}
