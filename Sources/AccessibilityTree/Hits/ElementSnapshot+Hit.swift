extension ElementSnapshot {
  /// Where a touch on an element lands; nil when no touch can reach it.
  package func hitPoint(of element: Int) -> ElementPoint? { hit(element).point }

  /// Returns where a touch on an element lands, or why the element cannot be touched.
  ///
  /// The visible part of an element is the part of its frame inside the screen and inside every
  /// ancestor that clips: scroll views, tables, collection views, web views and elements with the
  /// flag ``ElementFlags/clipsDescendants``. The point is the middle of the visible part. An
  /// element covers the point if it comes later in the tree, receives touches and is visible there,
  /// unless it is a descendant of the touched element. A scrolling container does not cover bars;
  /// only its content does.
  ///
  /// - Parameters:
  ///   - element: The number of the element.
  ///   - screen: The area of the screen; by default the frame of the root, or if that is empty,
  ///     of the first window that has one.
  /// - Returns: The point, or why there is none.
  package func hit(_ element: Int, screen: ElementFrame? = nil) -> HitPoint {
    guard let node = node(element) else { return .emptyFrame }
    guard node.frame.isFinite else { return .infiniteFrame }
    guard !node.frame.isEmpty else { return .emptyFrame }
    guard !node.flags.contains(.isInvisible) else { return .invisible }
    let screen = screen ?? screenFrame
    var seen = node.frame
    if !screen.isEmpty {
      seen = seen.intersection(screen)
      guard !seen.isEmpty else { return .offScreen }
    }
    for ancestor in ancestors(of: element) where clips(ancestor) {
      seen = seen.intersection(frame(of: ancestor))
      guard !seen.isEmpty else { return .clipped(by: ancestor) }
    }
    let point = seen.center
    guard let cover = cover(of: element, at: point) else { return .at(point) }
    return .covered(by: cover)
  }

  /// The area of the screen according to the tree; ``ElementFrame/zero`` if it has none.
  package var screenFrame: ElementFrame {
    guard count > 0 else { return .zero }
    guard frame(of: 0).isEmpty else { return frame(of: 0) }
    let window = children(of: 0).first { type(of: $0) == .window && !frame(of: $0).isEmpty }
    return window.map { frame(of: $0) } ?? .zero
  }

  /// True when the element shows nothing of its descendants outside its own frame.
  package func clips(_ element: Int) -> Bool {
    scrolls(element) || flags(of: element).contains(.clipsDescendants)
  }

  private func scrolls(_ element: Int) -> Bool {
    switch type(of: element) {
    case .scrollView, .table, .collectionView, .webView: true
    default: false
    }
  }

  /// The element that receives a touch at the point: the one drawn last; nil for none.
  package func topmostElement(at point: ElementPoint) -> Int? {
    topmostElement(at: point, from: 0)
  }

  /// The last element after the given one's subtree that receives touches at the point.
  ///
  /// Content scrolls below bars, although it comes later in the trees of real apps.
  private func cover(of element: Int, at point: ElementPoint) -> Int? {
    let first = subtree(of: element).upperBound
    guard let cover = topmostElement(at: point, from: first) else { return nil }
    guard isBelowBars(cover), isInBar(element), front.contains(element) else { return cover }
    return nil
  }

  /// Whether bars are over the element: content that scrolls, and a picture larger than its view.
  private func isBelowBars(_ element: Int) -> Bool {
    scrolls(element) || type(of: element) == .image
  }

  private func isInBar(_ element: Int) -> Bool {
    isBar(element) || ancestors(of: element).contains(where: isBar)
  }

  private func isBar(_ element: Int) -> Bool {
    switch type(of: element) {
    case .navigationBar, .tabBar, .toolbar: true
    default: false
    }
  }

  private func topmostElement(at point: ElementPoint, from first: Int) -> Int? {
    var last = lastElement(at: point, in: first..<count) { _ in true }
    // Where scrolling content shows nothing of its own, the touch goes to the bar over it.
    if let content = last, isBelowBars(content), !isInBar(content) {
      let bars = max(first, min(front.lowerBound, content))..<content
      let isBarHit = scrolls(content)
      last = lastElement(at: point, in: bars) { isInBar($0) && (isBarHit || !isBar($0)) } ?? last
    }
    return last
  }

  private func lastElement(
    at point: ElementPoint, in range: Range<Int>, where isWanted: (Int) -> Bool
  ) -> Int? {
    nodes.withUnsafeBufferPointer { nodes in
      var element = range.upperBound - 1
      while element >= range.lowerBound {
        if nodes[element].flags.contains(.blocksTouches),
          !nodes[element].flags.contains(.isInvisible), nodes[element].frame.contains(point),
          isSeen(element, at: point), isWanted(element)
        {
          return element
        }
        element -= 1
      }
      return nil
    }
  }

  private func isSeen(_ element: Int, at point: ElementPoint) -> Bool {
    var above = parent(of: element)
    while let ancestor = above {
      if clips(ancestor), !frame(of: ancestor).contains(point) { return false }
      above = parent(of: ancestor)
    }
    return true
  }
}
