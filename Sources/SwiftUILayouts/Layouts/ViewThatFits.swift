public import SwiftUIViews
import ViewGraph
package import ViewLayout

/// The first of some views that fits into the available space; the last if none does.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a view that looks along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(content, at: .part("content")) { $0.isLazy = false }
    let all: [(Axis.Set, BoxAxis)] = [(.horizontal, .horizontal), (.vertical, .vertical)]
    return [FirstFitBox(all.filter { axes.contains($0.0) }.map(\.1), boxes)]
  }
}
