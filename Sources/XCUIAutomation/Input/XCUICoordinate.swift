import AccessibilityTree
public import Foundation
import SimulatedApp
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
    return ElementPoint(
      x: frame.x + Double(normalized.dx) * frame.width + Double(offset.dx),
      y: frame.y + Double(normalized.dy) * frame.height + Double(offset.dy))
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

  private func touch(_ gesture: ElementGesture, _ verb: String, holding: VirtualDuration = .zero) {
    guard let session = Automation.session(for: referencedElement.target),
      let point = place(in: session)
    else { return }
    let failure = session.perform(
      gesture, at: point, holding: holding,
      title: "\(verb) Target Application coordinate")
    Automation.report(failure, .acting("tap coordinate"), in: session)
  }
}
