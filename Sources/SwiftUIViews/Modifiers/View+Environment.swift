import ViewGraph
import ViewLayout

extension View {
  /// The view with a value in its environment.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { surrounded { $0[keyPath: keyPath] = value } }
  /// The view with an object in its environment.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    surrounded { $0[object: T.self] = object }
  }
  /// The view with an object in its environment.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    surrounded { $0[object: T.self] = object }
  }
  /// The view with a value of its environment changed.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { surrounded { transform(&$0[keyPath: keyPath]) } }

  /// The view with a font for its texts.
  public nonisolated func font(_ font: Font?) -> some View { surrounded { $0.font = font } }
  /// The view with bold texts.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    surrounded { $0.isBold = isActive }
  }
  /// The view with a font weight for its texts.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    surrounded { $0.isBold = weight.map { $0.value >= Font.Weight.semibold.value } }
  }
  /// The view with texts of at most some lines.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    surrounded { $0.lineLimit = number }
  }
  /// The view with texts of at least and at most some lines.
  public nonisolated func lineLimit<R: RangeExpression>(
    _ range: R
  ) -> some View where R.Bound == Int {
    let lines = range.relative(to: 1..<Int.max)
    let most = lines.upperBound == .max ? nil : lines.upperBound - 1
    return surrounded { ($0.lineLimit, $0.leastLines) = (most, lines.lowerBound) }
  }
  /// The view with texts of at most some lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    surrounded { ($0.lineLimit, $0.leastLines) = (limit, reservesSpace ? limit : 1) }
  }
  /// The view with texts in capital or small letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    surrounded { ($0.textCase, $0.hasCapitalHeaders) = (textCase, false) }
  }
  /// The view with touches disabled or enabled.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    surrounded { $0.isEnabled = $0.isEnabled && !disabled }
  }
  /// The view in light or dark.
  public nonisolated func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }

  /// The view with an identity of its own: another identity is another view, with new state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
  /// The view with a tag, by which selections identify it.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    boxed { box, _ in
      box.notes[BoxNotes.tag] = AnyHashable(tag)
      return box
    }
  }

  /// The view, drawn again only if it differs.
  public nonisolated func equatable() -> some View where Self: Equatable { self }
}

/// A view with an identity of its own.
private struct IdentifiedView<Content: View> {
  let content: Content
  let id: AnyHashable

  init(content: Content, id: AnyHashable) {
    self.content = content
    self.id = id
  }
}

extension IdentifiedView: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .identity(id))
    for box in boxes { box.notes[BoxNotes.identity] = id }
    return boxes
  }
}
