import AccessibilityTree
public import Foundation
import SimulatedApp
import TestHost
import VirtualTime

/// A point relative to an element; its place on the screen is computed each time it is used.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject, NSCopying {
  /// The element that the point is relative to.
  public let referencedElement: XCUIElement
  private let normalized: CGVector
  private let offset: CGVector

  nonisolated init(
    element: XCUIElement, normalized: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    referencedElement = element
    self.normalized = normalized
    self.offset = offset
  }

  /// The current point on the screen; a missing element fails the test.
  open var screenPoint: CGPoint {
    guard let session = Automation.session(for: referencedElement.target),
      let place = place(in: session)
    else { return .zero }
    return CGPoint(x: place.x, y: place.y)
  }

  /// The current point on the screen; nil after a missing element, which fails the test.
  func place(in session: AppSession) -> ElementPoint? {
    guard let frame = Automation.read(referencedElement, in: session)?.view.frame else {
      return nil
    }
    return point(in: frame)
  }

  /// A coordinate moved by points to the right and down.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: referencedElement, normalized: normalized,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Taps the point, whatever element is there.
  open func tap() { touch(.tap, "Tap") }

  /// Taps the point twice in a row.
  open func doubleTap() { touch(.doubleTap, "Double tap") }

  /// Touches the point for some seconds.
  ///
  /// Less than half a second is a tap, as it is on an element.
  open func press(forDuration duration: TimeInterval) {
    touch(
      .press(lasting: .seconds(duration)), "Press", " for \(duration) seconds",
      holding: .seconds(duration))
  }

  /// A copy of the coordinate.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    XCUICoordinate(element: referencedElement, normalized: normalized, offset: offset)
  }

  /// The element and the fraction of its size, such as `"map" Map[0.50, 0.50]`.
  ///
  /// If there is an offset, ` -> (201.0, 437.0)` follows with the point on the screen (Xcode's log
  /// of 2026). The description looks up the element only for that point; a missing element is not a
  /// failure here.
  open override var description: String {
    let right = Self.text(Double(normalized.dx), decimals: 2)
    let down = Self.text(Double(normalized.dy), decimals: 2)
    let place = "\(right), \(down)"
    let words = "\(referencedElement.words)[\(place)]"
    guard offset.dx != 0 || offset.dy != 0, let point = presentPoint else { return words }
    return "\(words) -> (\(Self.text(point.x, decimals: 1)), \(Self.text(point.y, decimals: 1)))"
  }

  /// The same as ``description``.
  open override var debugDescription: String { description }

  nonisolated private var presentPoint: ElementPoint? {
    guard let session = SessionContext.active as? AppSession,
      let found = try? session.findNow(referencedElement.query)
    else { return nil }
    return point(in: found.view.frame)
  }

  nonisolated private func point(in frame: ElementFrame) -> ElementPoint {
    ElementPoint(
      x: frame.x + Double(normalized.dx) * frame.width + Double(offset.dx),
      y: frame.y + Double(normalized.dy) * frame.height + Double(offset.dy))
  }

  nonisolated private static func text(_ number: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
  }

  private func touch(
    _ gesture: ElementGesture, _ verb: String, _ manner: String = "",
    holding: VirtualDuration = .zero
  ) {
    guard let session = Automation.session(for: referencedElement.target),
      let point = place(in: session)
    else { return }
    let title = "\(verb) \(description)\(manner)"
    Automation.report(
      session.perform(gesture, at: point, holding: holding, title: title),
      .acting("\(verb.lowercased()) \(description)"), in: session)
  }
}
