import AccessibilityTree

extension AppSession {
  /// Alerts, or one that stays, that monitors may deal with during one look for an element.
  package static let interruptionLimit = 10

  /// The one element an action is meant for.
  ///
  /// An alert takes everything else out of the tree, so that what it hides is missing rather than
  /// covered: monitors are asked before a missing element is looked for again.
  func findForAction(_ query: Query) throws(AutomationFailure) -> FoundElement {
    var interruptions = Interruptions()
    var look = 0
    while true {
      stepFinding(query, look: look)
      advance(by: timing.find)
      let found = Result { () throws(AutomationFailure) in try findNow(query) }
      if let alert = alert(inTheWayOf: found, query), try deal(with: alert, &interruptions) {
        continue
      }
      guard case .failure(.noMatch) = found, look < timing.findRetries else {
        do { return try found.get() } catch { throw triaged(error) }
      }
      look += 1
      advance(by: timing.retryDelay)
    }
  }

  /// Has monitors deal with an alert that a point lies outside of.
  func clearWay(to point: ElementPoint) throws(AutomationFailure) {
    var interruptions = Interruptions()
    while let alert = alert(inTheWayOf: point) {
      guard try deal(with: alert, &interruptions) else { return }
    }
  }

  /// What monitors have done during one look for an element.
  private struct Interruptions {
    var handled = 0
    var isDeclined = false
  }

  /// Asks the monitors; true when one says that it has dealt with the alert.
  private func deal(
    with alert: String, _ interruptions: inout Interruptions
  ) throws(AutomationFailure) -> Bool {
    guard !interruptions.isDeclined, let monitor = interruptionMonitor else { return false }
    guard interruptions.handled < Self.interruptionLimit else {
      throw .interrupted(alert: alert, times: interruptions.handled)
    }
    advance(by: timing.interruptionCheck)
    isAskingMonitors = true
    let isHandled = monitor(alert)
    isAskingMonitors = false
    guard goesOn() else { throw .interrupted(alert: alert, times: interruptions.handled) }
    interruptions.isDeclined = !isHandled
    interruptions.handled += 1
    if isHandled { waitForIdle() }
    return isHandled
  }

  private func alert(
    inTheWayOf found: Result<FoundElement, AutomationFailure>, _ query: Query
  ) -> String? {
    guard let alert = shownAlert else { return nil }
    switch found {
    case .success(let element): return isInAlert(element) ? nil : alert
    case .failure(.noMatch): return looksIntoAlert(query) ? nil : alert
    case .failure: return nil
    }
  }

  private func alert(inTheWayOf point: ElementPoint) -> String? {
    guard let alert = shownAlert, let snapshot = device.snapshot else { return nil }
    guard let index = snapshot.tree.topmostElement(at: point) else { return alert }
    return isInAlert(FoundElement(snapshot: snapshot, index: index)) ? nil : alert
  }

  /// The title of the alert that monitors are to be asked about; none are while one is at work.
  private var shownAlert: String? {
    guard interruptionMonitor != nil, !isAskingMonitors, runState == .foreground else { return nil }
    return device.process?.alert?.title
  }

  /// Whether a query asks for something inside the alert, which a test then knows of.
  private func looksIntoAlert(_ query: Query) -> Bool {
    guard let snapshot = device.snapshot else { return false }
    let outputs = Resolver().trace(query, in: snapshot.indexed)
    return zip(outputs, query.steps.dropFirst()).contains { output, next in
      switch next {
      case .descendants, .children:
        !output.isEmpty && output.allSatisfy { snapshot.tree.type(of: $0) == .alert }
      default: false
      }
    }
  }

  private func isInAlert(_ element: FoundElement) -> Bool {
    let tree = element.snapshot.tree
    var current: Int? = element.index
    while let index = current {
      if tree.type(of: index) == .alert { return true }
      current = tree.parent(of: index)
    }
    return false
  }
}
