public import SwiftUIViews
import ViewGraph
import ViewLayout

/// A layout of views that an app defines.
public protocol Layout {
  /// The data that it caches between its calls.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews
  /// Its properties.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size that it takes for a proposed size.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// The default properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Leaves the cache as it is.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// Places views.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The direction in which it stacks; nil for none.
  public var stackOrientation: Axis?
  /// Makes properties.
  public init() {}
}

/// A proposed size; nil asks for the ideal one.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width.
  public var width: CGFloat?
  /// The proposed height.
  public var height: CGFloat?

  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// Proposes an exact size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  init(_ offer: Proposal) { self.init(width: offer.width, height: offer.height) }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size with its missing dimensions replaced.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }

  var offer: Proposal { Proposal(width: width, height: height) }
}

/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection {
  private let views: [LayoutSubview]

  init(_ boxes: [Box]) { views = boxes.map(LayoutSubview.init) }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { views.count }
  /// The view at a place.
  public subscript(place: Int) -> LayoutSubview { views[place] }
  /// The layout direction.
  public var layoutDirection: LayoutDirection { .leftToRight }

  var boxes: [Box] { views.map(\.box) }
}

/// A view that a layout places.
public struct LayoutSubview: Equatable {
  let box: Box

  /// Its layout priority: a higher one chooses its size earlier.
  public var priority: Double { box.priority }
  /// The preferred spacing around it.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// A value that the view gives to layouts.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    box.note(ObjectIdentifier(key)) ?? K.defaultValue
  }
  /// The size that it takes for a proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal.offer) }
  /// The size that it takes for a proposed size, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(box, box.size(proposal.offer))
  }
  /// Places it so that its anchor is at a point.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = box.size(proposal.offer)
    box.place(
      at: CGPoint(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      offered: proposal.offer)
  }

  /// Whether two are the same view.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }
}

/// The preferred spacing around a view.
public struct ViewSpacing: Sendable {
  /// Makes the default spacing.
  public init() {}
  /// The usual distance between two views.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    StackBox.usualSpacing
  }
  /// Merges another spacing, which is the same here.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// Both spacings merged, which are the same here.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// A value that views give to the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}

extension View {
  /// The view with a value for the layout around it.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    boxed { box, _ in
      box.notes[ObjectIdentifier(key)] = value
      return box
    }
  }
}

/// Views that a layout places.
private struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("content")) { $0.isLazy = false }
    let views = LayoutSubviews(boxes)
    let layout = layout
    var cache = layout.makeCache(subviews: views)
    return [
      OwnLayoutBox(
        boxes,
        sizing: {
          layout.sizeThatFits(
            proposal: ProposedViewSize($0), subviews: views, cache: &cache)
        },
        placing: {
          layout.placeSubviews(
            in: $0, proposal: ProposedViewSize($1), subviews: views, cache: &cache)
        })
    ]
  }
}
