import AccessibilityTree
import AppModel
import AppRuntime
import PromptWords
import RunJournal
import VirtualTime

extension AppSession {
  /// Alerts that may be dealt with during one look for an element, and how often in a row one may
  /// stay although monitors say that they have handled it.
  package static let interruptionLimit = 10

  /// The one element an action is meant for.
  ///
  /// An alert takes everything else out of the tree, so that what it hides is missing rather than
  /// covered: monitors are asked before a missing element is looked for again.
  func findForAction(_ query: Query) throws(AutomationFailure) -> FoundElement {
    easing?.willLook(query, self)
    let query = easing?.query(for: query) ?? query
    var interruptions = Interruptions()
    var look = 0
    while true {
      stepFinding(query, look: look)
      advance(by: timing.find)
      let found = Result { () throws(AutomationFailure) in try findNow(query) }
      if let element = element(inTheWayOf: found, query),
        try deal(with: element, affecting: words(of: query), &interruptions)
      {
        continue
      }
      guard case .failure(.noMatch) = found else {
        do { return try found.get() } catch { throw triaged(error) }
      }
      guard look < timing.findRetries else {
        if let stubborn { throw .interrupted(alert: stubborn.title, times: claims) }
        do { return try found.get() } catch { throw triaged(error) }
      }
      look += 1
      interruptions.asked = interruptions.declined
      advance(by: timing.retryDelay)
    }
  }

  /// Deals with what a touch on a point would reach instead of the app it is meant for.
  func clearWay(to point: ElementPoint) throws(AutomationFailure) {
    var interruptions = Interruptions()
    while let element = element(inTheWayOf: point) {
      guard try deal(with: element, affecting: applicationWords, &interruptions) else { return }
    }
  }

  /// What was done during one look for an element.
  private struct Interruptions {
    var handled = 0
    /// What was asked about; nothing is asked about twice in one look.
    var asked: [InterruptingElement] = []
    /// What no monitor wants to deal with, which later looks do not ask about again.
    var declined: [InterruptingElement] = []
  }

  /// Asks the monitors, then the handler of last resort; true when the element has gone.
  private func deal(
    with element: InterruptingElement, affecting words: @autoclosure () -> String,
    _ interruptions: inout Interruptions
  ) throws(AutomationFailure) -> Bool {
    guard !interruptions.asked.contains(element) else { return false }
    guard interruptions.handled < Self.interruptionLimit else {
      throw .interrupted(alert: element.title, times: interruptions.handled)
    }
    interruptions.asked.append(element)
    interruptions.handled += 1
    checkForInterruptions(affecting: words())
    record(.activityBegan(title: "Found 1 interrupting element:"))
    defer { record(.activityEnded) }
    guard try askMonitors(about: element) else {
      interruptions.declined.append(element)
      return element.isOfSystem && dismissByDefault(element)
    }
    waitForIdle()
    return try confirm(element)
  }

  /// Whether a monitor says that it has dealt with an element; it may act on any app.
  private func askMonitors(
    about element: InterruptingElement
  ) throws(AutomationFailure) -> Bool {
    guard let interruptionMonitor else { return false }
    record(.activityBegan(title: "Invoking UI interruption monitors for \(element.words)"))
    defer { record(.activityEnded) }
    let aim = device.aim
    isAskingMonitors = true
    let isHandled = interruptionMonitor(element)
    isAskingMonitors = false
    device.aim(at: aim)
    guard goesOn() else { throw .interrupted(alert: element.title, times: max(claims, 1)) }
    return isHandled
  }

  /// Looks whether an element that was said to be dealt with has gone.
  ///
  /// One that stays is asked about again at the next interaction, but not without end
  /// (behaviour.md E7).
  private func confirm(_ element: InterruptingElement) throws(AutomationFailure) -> Bool {
    guard stands(element) else {
      claims = 0
      stubborn = nil
      step("Confirmed successful handling of interrupting element")
      return true
    }
    claims = stubborn == element ? claims + 1 : 1
    stubborn = element
    guard claims < Self.interruptionLimit else {
      throw .interrupted(alert: element.title, times: claims)
    }
    return false
  }

  // MARK: - The handler of last resort

  private func dismissByDefault(_ element: InterruptingElement) -> Bool {
    switch element.kind {
    case .alert: tapDefaultButton()
    case .banner: clearBanner()
    }
    waitForIdle()
    guard !stands(element) else { return false }
    step("Confirmed successful handling of interrupting element")
    return true
  }

  private func tapDefaultButton() {
    guard let alert = boardAlert else { return }
    let wanted = InterruptingElement.defaultButton(
      of: alert, cancel: device.language.permissionWords.cancel)
    let snapshot = device.snapshot(of: device.springBoard)
    let node = snapshot.sources.firstIndex { source in
      if case .alertButton(wanted) = source { true } else { false }
    }
    guard let node, let point = snapshot.tree.hitPoint(of: node) else { return }
    step(
      "Default interruption handler attempting to dismiss alert by tapping "
        + "\"\(alert.labels[wanted])\" Button.")
    synthesize(.tap, at: point, holding: .zero)
  }

  /// A banner that goes by itself is waited for, any other is swiped away.
  private func clearBanner() {
    if let end = device.banner?.end {
      step("Default interruption handler waiting for a temporary banner to go")
      return advance(by: max(.zero, end - now))
    }
    guard let frame = device.bannerFrame else { return }
    step("Default interruption handler attempting to dismiss a banner by swiping up")
    synthesize(
      .swipeUp, at: ElementPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2),
      holding: .zero)
  }
}

extension InterruptingElement {
  /// Whether SpringBoard shows it; only then somebody but the test answers it (api.md 1.7).
  fileprivate var isOfSystem: Bool { bundle == SystemApp.springBoard.bundleIdentifier }
}
