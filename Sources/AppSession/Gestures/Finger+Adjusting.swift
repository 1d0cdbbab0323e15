import AccessibilityTree
import AppCompiling
import AppModel
package import AppRuntime
import PredicateFormat
import RunJournal
import VirtualTime

extension Finger {
  /// Moves a slider or a picker wheel to a value.
  func adjust(
    _ element: FoundElement, _ type: ElementType, to value: FormatValue, at point: ElementPoint
  ) throws(AutomationFailure) {
    guard isAdjustable(element, type) else { throw Self.fault(of: element, type: type) }
    if let fault = optionFault(of: element, value) { throw fault }
    adjust(to: value, at: point, holding: .milliseconds(200))
  }

  private func adjust(to value: FormatValue, at point: ElementPoint, holding: VirtualDuration) {
    advance(by: max(timing.touch, holding))
    guard runState == .foreground else { return }
    record(.adjusted(x: point.x, y: point.y, value: value))
    device.adjust(to: value, at: point)
    advance(by: timing.touchSettles)
  }

  /// Drags the thumb of a slider; false if there is none at the point.
  ///
  /// The rest of a slider does not respond to a drag, as on iOS.
  func dragThumb(at start: ElementPoint, by right: Double, holding: VirtualDuration) -> Bool {
    guard let snapshot = device.snapshot, let index = snapshot.tree.topmostElement(at: start)
    else { return false }
    let slider = FoundElement(snapshot: snapshot, index: index)
    let frame = snapshot.tree.frame(of: index)
    guard isAdjustable(slider, .slider), frame.width > 0,
      let position = try? session.sliderPosition(of: slider),
      abs(start.x - frame.x - position * frame.width) <= Self.thumbReach
    else { return false }
    let goal = min(max(0, position + right / frame.width), 1)
    adjust(to: .real(goal), at: start, holding: holding)
    return true
  }

  /// How far from the middle of a thumb a finger still grabs it, in points: half a hit area.
  private static let thumbReach = 22.0

  /// Whether the element is a control of a type, with a value that a finger can change.
  private func isAdjustable(_ element: FoundElement, _ type: ElementType) -> Bool {
    switch element.snapshot.source(of: element.index) {
    case .element(_, let source, _):
      source.definition.type == type && source.definition.binding != nil
    case .part(_, _, _, .dateWheel): type == .pickerWheel
    default: false
    }
  }

  /// The failure of a wheel that does not have a value; nil if it does.
  private func optionFault(of element: FoundElement, _ value: FormatValue) -> AutomationFailure? {
    let values = device.process?.wheelValues(of: element.snapshot, at: element.index)
    guard let values, !values.contains(value.words) else { return nil }
    let row = element.snapshot.tree.row(of: element.index, withFrame: true)
    return .impossible("\(row) has no value '\(value.words)' to turn to.")
  }

  fileprivate static func fault(of element: FoundElement, type: ElementType) -> AutomationFailure {
    let row = element.snapshot.tree.row(of: element.index, withFrame: true)
    let noun = type == .slider ? "slider" : "picker wheel"
    guard element.view.type == type else { return .impossible("\(row) is not a \(noun).") }
    return .impossible("\(row) is bound to no key of the context, so it has no value.")
  }
}

extension AppSession {
  /// The position of a slider from 0 to 1; 0 if its value is not a number.
  package func sliderPosition(
    of element: FoundElement
  ) throws(AutomationFailure) -> Double {
    guard element.view.type == .slider else { throw Finger.fault(of: element, type: .slider) }
    // The value on the screen is rounded, but the value that the slider holds is not.
    if case .element(let id, let source, let item) = element.snapshot.source(of: element.index),
      let held = device.process?.openScreens[id]?.value(of: source, item: item).number
    {
      return source.range.part(held)
    }
    let text = element.view.value ?? ""
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? text.dropLast() : text[...]), !number.isNaN else {
      return 0
    }
    return min(max(0, isPercentage ? number / 100 : number), 1)
  }
}
