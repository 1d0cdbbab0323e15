import SwiftUIViews
import ViewGraph
import ViewLayout

/// The items of a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of its content.
  associatedtype Body: ToolbarContent
  /// Its content.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Items that are drawn.
@MainActor
protocol DrawableItems {
  func items(in scope: DrawScope, at key: NodeKey) -> [PlacedItems]
}

extension ToolbarContent where Body == Never {
  /// Items of the system have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  init(_ placement: ToolbarItemPlacement, _ content: Content) {
    self.placement = placement
    self.content = content
  }
}

extension ToolbarItem where ID == Void {
  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(placement, content()) }
}

extension ToolbarItem where ID == String {
  /// Makes an item with a name.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(placement, content()) }
}

extension ToolbarItem: ToolbarContent, DrawableItems {
  func items(in scope: DrawScope, at key: NodeKey) -> [PlacedItems] {
    [PlacedItems(placement: placement, boxes: ItemDrawing.boxes(of: content, in: scope, at: key))]
  }
}

/// Several items of a bar.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, DrawableItems {
  func items(in scope: DrawScope, at key: NodeKey) -> [PlacedItems] {
    [PlacedItems(placement: placement, boxes: ItemDrawing.boxes(of: content, in: scope, at: key))]
  }
}

extension ToolbarContent {
  /// The items with or without the background that they share, which makes no difference.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

/// Space between items.
public struct ToolbarSpacer {
  /// Makes space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: ToolbarContent, DrawableItems {
  func items(in scope: DrawScope, at key: NodeKey) -> [PlacedItems] { [] }
}

/// How space grows.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// As much as there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// A fixed length.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// Items in order.
public struct ToolbarItems {
  let all: [any ToolbarContent]
}

extension ToolbarItems: ToolbarContent, DrawableItems {
  func items(in scope: DrawScope, at key: NodeKey) -> [PlacedItems] {
    let node = scope.node.child(key, of: ToolbarItems.self)
    node.beginDrawing()
    let inner = DrawScope(node: node, environment: scope.environment)
    let items = all.enumerated().flatMap { place, item in
      ItemDrawing.items(of: item, in: inner, at: .place(place))
    }
    node.endDrawing()
    return items
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Makes a group of items of a bar.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(holding: content()) }
}

extension Group: DrawableItems where Content: ToolbarContent {
  func items(in scope: DrawScope, at key: NodeKey) -> [PlacedItems] {
    ItemDrawing.items(of: content, in: scope, at: key)
  }
}

extension ForEach: ToolbarContent where Content: ToolbarContent {
  /// Makes items of a bar of elements that a key path identifies.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Content: ToolbarContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes items of a bar of identifiable elements.
  @_disfavoredOverload
  public init(
    _ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach: DrawableItems where Content: ToolbarContent {
  func items(in scope: DrawScope, at key: NodeKey) -> [PlacedItems] {
    let node = scope.node.child(key, of: Self.self)
    node.beginDrawing()
    let inner = DrawScope(node: node, environment: scope.environment)
    let items = data.flatMap { element in
      ItemDrawing.items(
        of: content(element), in: inner, at: .identity(AnyHashable(identity(element))))
    }
    node.endDrawing()
    return items
  }
}

/// Draws items.
@MainActor
enum ItemDrawing {
  static func boxes(of content: some View, in scope: DrawScope, at key: NodeKey) -> [Box] {
    scope.draw(content, at: key) {
      $0.isLazy = false
      $0.isInBar = true
    }
  }

  /// A view with its items, which the bars around it read.
  static func box(_ view: Box?, noting items: [PlacedItems]) -> Box {
    let view = view ?? SizedBox(.zero)
    let aboveKeyboard = items.filter { $0.placement.side == .keyboard }.flatMap(\.boxes)
    let content = aboveKeyboard.isEmpty ? view : KeyboardBarBox(view, items: aboveKeyboard)
    return view.noted(in: PreferenceBox(BarNote.items, items, content))
  }

  static func items(
    of content: any ToolbarContent, in scope: DrawScope, at key: NodeKey
  ) -> [PlacedItems] {
    if let known = content as? any DrawableItems { return known.items(in: scope, at: key) }
    return items(ofBody: content, in: scope, at: key)
  }

  private static func items<T: ToolbarContent>(
    ofBody content: T, in scope: DrawScope, at key: NodeKey
  ) -> [PlacedItems] {
    var content = content
    let node = scope.node.child(key, of: T.self)
    node.beginDrawing()
    let inner = DrawScope(node: node, environment: scope.environment)
    let body = inner.evaluated(&content) { $0.body }
    let made = items(of: body, in: inner, at: .part("body"))
    node.endDrawing()
    return made
  }
}

/// Makes the items of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  /// An item as it is.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> ToolbarItems {
    ToolbarItems(all: [content])
  }
  /// Items in order.
  public static func buildBlock(_ content: ToolbarItems...) -> ToolbarItems {
    ToolbarItems(all: content)
  }
  /// Items that are there if a condition is true.
  public static func buildIf(_ content: ToolbarItems?) -> ToolbarItems {
    content ?? ToolbarItems(all: [])
  }
  /// The first of two.
  public static func buildEither(first: ToolbarItems) -> ToolbarItems { first }
  /// The second of two.
  public static func buildEither(second: ToolbarItems) -> ToolbarItems { second }
  /// Items behind a check of the system's version.
  public static func buildLimitedAvailability(_ content: ToolbarItems) -> ToolbarItems { content }
}

extension View {
  /// The screen with items in its bars.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return redrawn { boxes, scope in
      let items = ItemDrawing.items(of: content, in: scope, at: .part("toolbar"))
      return [ItemDrawing.box(boxes.first, noting: items)] + boxes.dropFirst()
    }
  }
  /// The screen with items at the end of its bar.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }
  /// The screen with or without a bar.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { shown(visibility, bars) }
  /// The screen with or without a bar.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { shown(visibility, bars) }

  private nonisolated func shown(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    let isTop = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    let name = isTop ? BarNote.hidden : BarNote.items
    return barNote(name, isTop ? visibility == .hidden : [PlacedItems]())
  }
}
