import Foundation
public import XCUIAutomation

/// The axis along which something scrolls.
public enum ScrollAxis: Sendable {
  /// Up and down.
  case vertical
  /// To the left and to the right.
  case horizontal
}

extension XCUIElement {
  /// Scrolls until all of an element is visible; false if both ends were reached without it.
  ///
  /// It drags slowly and takes bars and the keyboard into account. If the element does not exist
  /// yet, such as a cell that was not shown, it searches forwards first and then backwards, which
  /// may refresh a list.
  ///
  /// ```swift
  /// app.collectionViews["feed"].swipe(toFullyReveal: app.cells["last"])
  /// ```
  @discardableResult
  public func swipe(
    toFullyReveal element: XCUIElement, axis: ScrollAxis = .vertical, maximumDrags: Int = 60
  ) -> Bool {
    guard exists else { return false }
    let step = ScrollStep(area: visibleArea(axis))
    var way = ScrollStep.Way.further
    var hasTurned = false
    for _ in 0..<maximumDrags {
      let place = element.exists ? element.frame.range(axis) : nil
      let distance = step.distance(to: place)
      if distance == 0 { return true }
      let before = contentPlace(element)
      drag(by: step.drag(for: distance, way: way), axis)
      guard contentPlace(element) == before else { continue }
      // Nothing moved, so this end is reached.
      guard distance == nil, !hasTurned else { return false }
      hasTurned = true
      way = .back
    }
    return false
  }

  /// The visible part of the element, without bars and keyboard.
  private func visibleArea(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let app = XCUIApplication()
    var area = frame.intersection(app.frame)
    guard !area.isNull, area.height > 0, area.width > 0 else { return 0...0 }
    for query in [app.navigationBars, app.tabBars, app.toolbars, app.keyboards] {
      let bar = query.firstMatch
      guard bar.exists else { continue }
      area = area.without(bar.frame)
    }
    return area.range(axis)
  }

  /// Values that change whenever the content moves.
  private func contentPlace(_ element: XCUIElement) -> [String] {
    let first = cells.firstMatch
    let rest = [first, descendants(matching: .any).firstMatch]
    guard let sample = ([element] + rest).first(where: { $0.exists }) else { return [] }
    return [sample.identifier, sample.label, "\(sample.frame)"]
  }

  /// Drags the content by a number of points; positive is forwards.
  private func drag(by distance: CGFloat, _ axis: ScrollAxis) {
    let area = visibleArea(axis)
    let middle = (area.lowerBound + area.upperBound) / 2
    let bounds = frame
    let from: CGVector
    let move: CGVector
    switch axis {
    case .vertical:
      from = CGVector(dx: bounds.width / 2, dy: middle + distance / 2 - bounds.minY)
      move = CGVector(dx: 0, dy: -distance)
    case .horizontal:
      from = CGVector(dx: middle + distance / 2 - bounds.minX, dy: bounds.height / 2)
      move = CGVector(dx: -distance, dy: 0)
    }
    let start = coordinate(withNormalizedOffset: .zero).withOffset(from)
    start.press(
      forDuration: 0.05, thenDragTo: start.withOffset(move), withVelocity: .slow,
      thenHoldForDuration: 0.2)
  }
}

extension CGRect {
  /// The extent along an axis.
  fileprivate func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    axis == .vertical ? minY...maxY : minX...maxX
  }

  /// The part that is left if a bar covers the upper or the lower part.
  fileprivate func without(_ bar: CGRect) -> CGRect {
    guard intersects(bar), bar.height < height else { return self }
    var rest = self
    if bar.midY < midY {
      rest.origin.y = bar.maxY
      rest.size.height = maxY - bar.maxY
    } else {
      rest.size.height = bar.minY - minY
    }
    return rest.height > 0 ? rest : self
  }
}
