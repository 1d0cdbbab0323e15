import ViewGraph
package import ViewLayout

/// One of the views that another view is made of.
public struct Subview: Identifiable {
  /// What distinguishes it from the others.
  public struct ID: Hashable, @unchecked Sendable {
    let name: AnyHashable
  }
  /// What distinguishes it from the others.
  public let id: ID
  let box: Box
  let place: Int
  let copies: SubviewCopies

  /// The values that the view sets for its container.
  public var containerValues: ContainerValues { box.containerValues }
}

extension Subview: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    [copies.box(at: place, scope.node.number) ?? box]
  }
}

/// Copies of the views that another view is made of, for an app that shows one in several places.
final class SubviewCopies {
  private let draw: (Int) -> [Box]
  private var users: [Int: [Int]] = [:]
  private var drawn: [Int: [Box]] = [:]

  /// Stores a closure that draws all of the views once more; its argument numbers the copy.
  init(_ draw: @escaping (Int) -> [Box]) { self.draw = draw }

  /// The box for one of several users of a view; nil for the first, which shows the view itself.
  func box(at place: Int, _ user: Int) -> Box? {
    let known = users[place] ?? []
    let copy = known.firstIndex(of: user) ?? known.count
    if copy == known.count { users[place] = known + [user] }
    guard copy > 0 else { return nil }
    let boxes = drawn[copy] ?? draw(copy)
    drawn[copy] = boxes
    return boxes.indices.contains(place) ? boxes[place] : nil
  }
}

/// The views that another view is made of.
public struct SubviewsCollection: RandomAccessCollection {
  private let views: ArraySlice<Subview>

  init(_ views: ArraySlice<Subview>) { self.views = views }

  /// The place of the first view.
  public var startIndex: Int { views.startIndex }
  /// The place after the last view.
  public var endIndex: Int { views.endIndex }
  /// A view by its place.
  public subscript(position: Int) -> Subview { views[position] }
  /// Views that follow each other.
  public subscript(bounds: Range<Int>) -> SubviewsCollection { SubviewsCollection(views[bounds]) }
}

extension SubviewsCollection: View {
  /// The views.
  public var body: some View { ForEach(self) { $0 } }
}

/// Views that follow each other among those of another view.
public typealias SubviewsCollectionSlice = SubviewsCollection

/// What an app makes of the views that another view is made of.
public struct SubviewsGroup<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension SubviewsGroup: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(base, at: .part("base")) { $0.isLazy = false }
    let copies = SubviewCopies { copy in
      scope.draw(base, at: .part("base \(copy)")) { $0.isLazy = false }
    }
    let views = boxes.enumerated().map { place, box in
      let name = box.notes[BoxNotes.identity] as? AnyHashable ?? AnyHashable(place)
      return Subview(id: Subview.ID(name: name), box: box, place: place, copies: copies)
    }
    var group = self
    let result = scope.evaluated(&group) { $0.transform(SubviewsCollection(views[...])) }
    // The result contains what was just drawn, so none of it counts as unchanged.
    let (graph, unchanged) = (scope.node.graph, scope.node.graph.unchanged)
    graph.unchanged = nil
    defer { graph.unchanged = unchanged }
    return scope.draw(result, at: .part("result"))
  }
}

extension Group {
  /// Makes a group from the views of another view, with a closure.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsGroup<Base, Result> {
    self.init(holding: SubviewsGroup(base: view, transform: transform))
  }
}

extension ForEach {
  /// Makes a view for each of the views that another view is made of.
  public nonisolated init<Base: View, Row: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row
  )
  where
    Data == CollectionOfOne<Int>, ID == Int,
    Content == SubviewsGroup<Base, ForEach<SubviewsCollection, Subview.ID, Row>>
  {
    let group = SubviewsGroup(base: view) { ForEach<_, _, Row>($0, content: content) }
    self.init(data: CollectionOfOne(0), content: { _ in group }, identity: { $0 })
  }
}

/// The values that a view sets for its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A value by its key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that a view sets for its container.
public protocol ContainerValueKey {
  /// The value.
  associatedtype Value
  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}

extension Box {
  private static let name = ObjectIdentifier(ContainerValues.self)

  /// The values that its view sets for the container.
  fileprivate(set) var containerValues: ContainerValues {
    get { note(Self.name, as: ContainerValues.self) ?? ContainerValues() }
    set { notes[Self.name] = newValue }
  }
}

extension View {
  /// Sets a value for the container that the view is in.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    boxed { box, _ in
      box.containerValues[keyPath: keyPath] = value
      return box
    }
  }
}
