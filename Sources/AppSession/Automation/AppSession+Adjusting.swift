package import AccessibilityTree
import AppCompiling
import AppModel
package import AppRuntime
import PredicateFormat
import RunJournal
import VirtualTime

extension AppSession {
  /// Moves the slider that matches to a position from 0 to 1, which its context key holds then.
  package func adjust(
    _ query: Query, toPosition position: Double, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    guard (0...1).contains(position) else {
      return refused(
        .impossible("A slider's position is a number from 0 to 1, and \(position) is none."),
        title())
    }
    return adjust(query, .slider, to: .real(position), title())
  }

  /// Turns the picker wheel that matches to a value, which its context key holds then.
  package func adjust(
    _ query: Query, toWheelValue value: String, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    adjust(query, .pickerWheel, to: .string(value), title())
  }

  /// Where a slider stands, from 0 to 1, as its value says; 0 for a value that is no number.
  package func sliderPosition(
    of element: FoundElement
  ) throws(AutomationFailure) -> Double {
    guard element.view.type == .slider else { throw Self.fault(of: element, type: .slider) }
    // The value that is shown is rounded; what the slider holds is not.
    if case .element(let id, let source, let item) = element.snapshot.source(of: element.index),
      let held = device.process?.standing[id]?.value(of: source, item: item).number
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

  private func adjust(
    _ query: Query, _ type: ElementType, to value: FormatValue, _ title: String
  ) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan(title))
    return ended(
      attempt(on: query) { point, element throws(AutomationFailure) in
        guard isAdjustable(element, type) else { throw Self.fault(of: element, type: type) }
        if let fault = optionFault(of: element, value) { throw fault }
        move(to: value, at: point)
      })
  }

  /// Whether a finger can give the element a value, as a control of a type.
  private func isAdjustable(_ element: FoundElement, _ type: ElementType) -> Bool {
    switch element.snapshot.source(of: element.index) {
    case .element(_, let source, _):
      source.definition.type == type && source.definition.binding != nil
    case .part(_, _, _, .dateWheel): type == .pickerWheel
    default: false
    }
  }

  /// Why a wheel cannot be turned to a value: it lists its values, and that is none of them.
  private func optionFault(of element: FoundElement, _ value: FormatValue) -> AutomationFailure? {
    let hasValue = device.process?.wheel(
      of: element.snapshot, at: element.index, has: value.words)
    guard hasValue == false else { return nil }
    let row = element.snapshot.tree.row(of: element.index, withFrame: true)
    return .impossible("\(row) has no value '\(value.words)' to turn to.")
  }

  /// Lets the time of a swipe pass, and then the finger's work be done.
  private func move(to value: FormatValue, at point: ElementPoint) {
    advance(by: max(timing.touch, .milliseconds(200)))
    guard runState == .foreground else { return }
    record(.adjusted(x: point.x, y: point.y, value: value))
    device.adjust(to: value, at: point)
    advance(by: timing.touchSettles)
  }

  private static func fault(of element: FoundElement, type: ElementType) -> AutomationFailure {
    let row = element.snapshot.tree.row(of: element.index, withFrame: true)
    let noun = type == .slider ? "slider" : "picker wheel"
    guard element.view.type == type else { return .impossible("\(row) is no \(noun).") }
    return .impossible("\(row) is bound to no key of the context, so that it holds no value.")
  }
}
