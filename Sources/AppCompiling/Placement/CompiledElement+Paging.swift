package import AccessibilityTree
package import AppModel

extension CompiledElement {
  private var pagesAreBelowEachOther: Bool { definition.layout == .vertical }

  /// Where a page begins.
  package func offset(ofPage page: Int, in viewport: ElementFrame) -> ScrollOffset {
    pagesAreBelowEachOther
      ? ScrollOffset(down: Double(page) * viewport.height)
      : ScrollOffset(right: Double(page) * viewport.width)
  }

  /// The page that shows most at an offset.
  package func page(at offset: ScrollOffset, in viewport: ElementFrame) -> Int {
    let length = pagesAreBelowEachOther ? viewport.height : viewport.width
    let way = pagesAreBelowEachOther ? offset.down : offset.right
    guard length > 0, way.isFinite else { return 0 }
    return Int(min(max(0, (way / length).rounded()), 1e9))
  }

  /// The offset at which scrolling stops: in a paging container, the start of a page.
  package func stopped(_ offset: ScrollOffset, in viewport: ElementFrame) -> ScrollOffset {
    style == .paging ? self.offset(ofPage: page(at: offset, in: viewport), in: viewport) : offset
  }
}

extension ScrollOffset {
  /// The offset by one page in the same direction.
  package func one(of viewport: ElementFrame) -> ScrollOffset {
    ScrollOffset(
      right: right == 0 ? 0 : right < 0 ? -viewport.width : viewport.width,
      down: down == 0 ? 0 : down < 0 ? -viewport.height : viewport.height)
  }
}
