import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat

extension CompiledElement {
  private var pagesAreBelowEachOther: Bool { definition.layout == .vertical }

  /// Where a page begins.
  func offset(ofPage page: Int, in viewport: ElementFrame) -> ScrollOffset {
    pagesAreBelowEachOther
      ? ScrollOffset(down: Double(page) * viewport.height)
      : ScrollOffset(right: Double(page) * viewport.width)
  }

  /// The page that shows most at an offset.
  func page(at offset: ScrollOffset, in viewport: ElementFrame) -> Int {
    let length = pagesAreBelowEachOther ? viewport.height : viewport.width
    let way = pagesAreBelowEachOther ? offset.down : offset.right
    guard length > 0, way.isFinite else { return 0 }
    return Int(min(max(0, (way / length).rounded()), 1e9))
  }

  /// The offset at which scrolling stops: in a paging container, the start of a page.
  func stopped(_ offset: ScrollOffset, in viewport: ElementFrame) -> ScrollOffset {
    style == .paging ? self.offset(ofPage: page(at: offset, in: viewport), in: viewport) : offset
  }
}

extension ScrollOffset {
  /// The offset by one page in the same direction.
  func one(of viewport: ElementFrame) -> ScrollOffset {
    ScrollOffset(
      right: right == 0 ? 0 : right < 0 ? -viewport.width : viewport.width,
      down: down == 0 ? 0 : down < 0 ? -viewport.height : viewport.height)
  }
}

extension ScreenInstance {
  /// The page in a container's context key; nil for a container that does not stop at pages.
  func page(of container: CompiledElement, item: ItemScope?) -> Int? {
    guard container.style == .paging, container.definition.binding != nil else { return nil }
    return value(of: container, item: item).wholeNumber ?? 0
  }
}
