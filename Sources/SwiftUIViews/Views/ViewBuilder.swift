import ViewGraph
package import ViewLayout

/// Makes views from the statements in a body.
@resultBuilder
public struct ViewBuilder {
  /// A view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views)
  }
  /// A view that is there if a condition is true.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
  /// The second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
  /// A view behind a check of the system's version.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// No view.
public struct EmptyView: Equatable {
  /// Makes no view.
  public init() {}
}

extension EmptyView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { [] }
}

/// Several views in order.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let views: [any View]

  /// Makes a view from a tuple of views.
  public init(_ value: T) {
    self.init(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    views.enumerated().flatMap { place, view in
      let view: any View = view
      return scope.draw(view, at: .place(place))
    }
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: SelfComparing {
  package func isSame(as other: Any) -> Bool {
    switch (storage, (other as? Self)?.storage) {
    case (.first(let view), .first(let other)?): FieldTable.isSame(view, other)
    case (.second(let view), .second(let other)?): FieldTable.isSame(view, other)
    default: false
    }
  }
}

extension _ConditionalContent: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    switch storage {
    case .first(let view): scope.draw(view, at: .part("first"))
    case .second(let view): scope.draw(view, at: .part("second"))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// There is no body: the view is drawn directly.
  public typealias Body = Never
}

extension Optional: Drawable where Wrapped: View {
  package func draw(in scope: DrawScope) -> [Box] {
    map { scope.draw($0, at: .part("some")) } ?? []
  }
}

/// A view of any type.
public struct AnyView {
  let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }
  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { scope.draw(view, at: .part("any")) }
}
