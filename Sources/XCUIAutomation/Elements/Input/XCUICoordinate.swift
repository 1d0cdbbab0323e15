import AccessibilityTree
public import Foundation
import SimulatedApp
import TestHost
import VirtualTime

/// A point given in relation to an element; it is worked out anew at every use.
open class XCUICoordinate: NSObject, NSCopying, @unchecked Sendable {
  /// The element that the point is given in relation to.
  public let referencedElement: XCUIElement
  private let normalized: CGVector
  private let offset: CGVector

  init(element: XCUIElement, normalized: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
    referencedElement = element
    self.normalized = normalized
    self.offset = offset
  }

  /// The point on the screen now; a missing element is a failure.
  open var screenPoint: CGPoint {
    guard let session = Automation.session(for: referencedElement.target),
      let place = place(in: session)
    else { return .zero }
    return CGPoint(x: place.x, y: place.y)
  }

  /// The point on the screen now; nil after a missing element, which is a failure.
  func place(in session: AppSession) -> ElementPoint? {
    guard let frame = Automation.read(referencedElement, in: session)?.view.frame else {
      return nil
    }
    return point(in: frame)
  }

  /// A point so many points to the right and down.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: referencedElement, normalized: normalized,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Taps the point, whatever is there.
  open func tap() { touch(.tap, "Tap") }

  /// Taps the point twice in a row.
  open func doubleTap() { touch(.doubleTap, "Double tap") }

  /// Touches the point for a time, in seconds.
  ///
  /// Less than half a second is a tap, as it is to an element.
  open func press(forDuration duration: TimeInterval) {
    touch(.press(lasting: .seconds(duration)), "Press", holding: .seconds(duration))
  }

  /// The same point again.
  open func copy(with zone: NSZone? = nil) -> Any {
    XCUICoordinate(element: referencedElement, normalized: normalized, offset: offset)
  }

  /// The element and the part of its size, and the point if there is an offset, such as
  /// `"map" Map[0.50, 0.50] -> (201.0, 437.0)` (Xcode's log of 2026).
  ///
  /// It looks the element up for the point alone; a missing one is no failure here.
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

  private var presentPoint: ElementPoint? {
    guard let session = SessionContext.current as? AppSession,
      let found = try? session.findNow(referencedElement.query)
    else { return nil }
    return point(in: found.view.frame)
  }

  private func point(in frame: ElementFrame) -> ElementPoint {
    ElementPoint(
      x: frame.x + Double(normalized.dx) * frame.width + Double(offset.dx),
      y: frame.y + Double(normalized.dy) * frame.height + Double(offset.dy))
  }

  private static func text(_ number: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
  }

  private func touch(_ gesture: ElementGesture, _ verb: String, holding: VirtualDuration = .zero) {
    guard let session = Automation.session(for: referencedElement.target),
      let point = place(in: session)
    else { return }
    let failure = session.perform(
      gesture, at: point, holding: holding,
      title: "\(verb) \(description)")
    Automation.report(failure, .acting("\(verb.lowercased()) \(description)"), in: session)
  }
}
