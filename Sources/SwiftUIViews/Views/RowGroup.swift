/// A view that is several rows of a list, or may be because a view inside of it is.
package protocol RowGroup {
  /// The views that decide; nil if it is several rows whatever is inside.
  static var deciding: [any View.Type]? { get }
}

extension RowGroup {
  /// It is several rows.
  package static var deciding: [any View.Type]? { nil }
}

extension ChangedView: RowGroup {
  package static var deciding: [any View.Type]? { [Content.self] }
}

extension Group: RowGroup where Content: View {
  package static var deciding: [any View.Type]? { [Content.self] }
}

extension ForEach: RowGroup where Content: View {
  package static var deciding: [any View.Type]? { [Content.self] }
}

extension Optional: RowGroup where Wrapped: View {
  package static var deciding: [any View.Type]? { [Wrapped.self] }
}

extension _ConditionalContent: RowGroup {
  package static var deciding: [any View.Type]? { [TrueContent.self, FalseContent.self] }
}

/// Finds out about types of views whether they are several rows.
enum RowGroups {
  /// Whether a view is several rows of a list: so a collection of it is not one of rows.
  ///
  /// The view of an app is what its body is.
  static func include<V: View>(_ type: V.Type, inside outer: [any View.Type] = []) -> Bool {
    if let group = type as? any RowGroup.Type {
      return group.deciding?.contains { include($0, inside: outer) } ?? true
    }
    // A body may show its own view again.
    guard !(type is any Drawable.Type), !outer.contains(where: { $0 == type }) else { return false }
    return include(V.Body.self, inside: outer + [type])
  }
}
