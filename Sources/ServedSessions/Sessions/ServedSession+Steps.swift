import AccessibilityTree
import PredicateFormat
import SimulatedApp
import TestWriting

extension ServedSession {
  /// The step of a test that performs an action.
  func step(for action: SessionAction) throws(SessionFault) -> TestStep {
    switch action {
    case .launch(let arguments, let environment):
      let count = arguments.count + environment.count
      guard count <= Self.argumentLimit else {
        let limit = "A launch can have at most \(Self.argumentLimit) arguments and variables"
        throw SessionFault(.limit, "\(limit), not \(count).")
      }
      return .launch(arguments: arguments, environment: environment)
    case .gesture(let gesture, let target): return .gesture(gesture, try path(to: target))
    case .touch(let touch): return .touch(touch)
    case .type(let text, let target):
      guard text.count <= Self.textLimit else {
        let limit = "At most \(Self.textLimit) characters can be typed at once"
        throw SessionFault(.limit, "\(limit), not \(text.count).")
      }
      return .type(text, into: try path(to: target))
    case .answerAlert(let button): return try answer(button)
    case .device(let step): return .device(step)
    case .turn(let orientation): return .turn(orientation)
    case .open(let link): return .open(link: link)
    case .fail(let loader):
      let known = live.app.definition.loaders.map(\.name)
      guard known.contains(loader) else {
        throw SessionFault(
          .invalid,
          "There is no loader \(quoted(loader))\(NearestName.hint(for: loader, in: known)).")
      }
      return .fail(loader: loader)
    case .advance, .advanceTo, .advanceToNextEvent: return .pause(.zero)
    }
  }

  private func answer(_ button: String?) throws(SessionFault) -> TestStep {
    guard let alert else { throw SessionFault(.noAlert, "No alert is shown.") }
    guard let label = button ?? alert.buttons.last, alert.buttons.contains(label) else {
      throw SessionFault(
        .invalid,
        "The alert \(quoted(alert.title)) has no button \(quoted(button ?? "")); its buttons are "
          + alert.buttons.map(quoted).joined(separator: ", ") + ".")
    }
    if alert.isOfSystem { return .answerSystemAlert(button: label) }
    let container = alert.isSheet ? ElementType.sheet : .alert
    let query = Query().descendants(container).descendants(.button).identified(by: label)
    return .gesture(.tap, try path(to: .query(query)))
  }
}
