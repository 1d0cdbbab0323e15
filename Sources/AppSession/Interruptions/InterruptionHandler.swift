import AccessibilityTree
import AppCompiling
import AppModel
import AppRuntime
import PromptWords
import RunJournal
import VirtualTime

/// Handles alerts and banners that are in the way of an action, as Xcode does.
struct InterruptionHandler: SessionPart {
  let session: AppSession

  /// Finds the one element that an action is for.
  ///
  /// An alert removes everything else from the tree, so that a hidden element is missing and not
  /// covered. Monitors are asked before a missing element is looked for again.
  func find(_ query: Query) throws(AutomationFailure) -> FoundElement {
    var interruptions = Interruptions()
    var look = 0
    let finder = session.finder
    while true {
      finder.stepFinding(query, look: look)
      advance(by: timing.find)
      let found = Result { () throws(AutomationFailure) in try finder.findNow(query) }
      noteAsking()
      if let element = obstacles.obstacle(to: found, query),
        try deal(with: element, affecting: session.words(of: query), &interruptions)
      {
        continue
      }
      guard case .failure(.noMatch) = found else {
        do { return try found.get() } catch { throw finder.triaged(error) }
      }
      guard look < timing.findRetries else {
        if let stubborn = session.interruptions.stubborn {
          throw .interrupted(alert: stubborn.title, times: session.interruptions.claims)
        }
        do { return try found.get() } catch { throw finder.triaged(error) }
      }
      look += 1
      interruptions.asked = interruptions.declined
      advance(by: timing.retryDelay)
    }
  }

  /// Handles an alert or a banner that a touch on a point would hit instead of the app.
  func clearWay(to point: ElementPoint) throws(AutomationFailure) {
    var interruptions = Interruptions()
    session.looked("look for alerts over \(point.x), \(point.y)", at: .point(point))
    noteAsking()
    while let element = obstacles.obstacle(to: point) {
      guard try deal(with: element, affecting: session.applicationWords, &interruptions) else {
        return
      }
    }
  }

  /// Notes that the last look depends on alerts and banners.
  private func noteAsking() {
    for observer in session.observers { observer.testAskedForInterruptions() }
  }

  private var obstacles: Obstacles { Obstacles(session: session) }

  /// What has been done during one look for an element.
  private struct Interruptions {
    var handled = 0
    /// The elements that monitors were asked about; none is asked about twice in one look.
    var asked: [InterruptingElement] = []
    /// The elements that no monitor handles; later looks do not ask about them again.
    var declined: [InterruptingElement] = []
  }

  /// Asks the monitors, then the default handler; returns true when the element has gone.
  private func deal(
    with element: InterruptingElement, affecting words: @autoclosure () -> String,
    _ interruptions: inout Interruptions
  ) throws(AutomationFailure) -> Bool {
    guard !interruptions.asked.contains(element) else { return false }
    guard interruptions.handled < AppSession.interruptionLimit else {
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

  /// Records the check for alerts that block an element, which takes time.
  func checkForInterruptions(affecting words: @autoclosure () -> String) {
    step("Check for interrupting elements affecting \(words())")
    advance(by: timing.interruptionCheck)
  }

  /// Asks the monitors, which may act on any app; returns whether one reports that it handled it.
  private func askMonitors(
    about element: InterruptingElement
  ) throws(AutomationFailure) -> Bool {
    guard let monitor = session.interruptions.monitor else { return false }
    record(.activityBegan(title: "Invoking UI interruption monitors for \(element.words)"))
    defer { record(.activityEnded) }
    let aim = device.aim
    session.interruptions.isAsking = true
    let isHandled = monitor(element)
    session.interruptions.isAsking = false
    device.aim(at: aim)
    guard session.goesOn() else {
      throw .interrupted(alert: element.title, times: max(session.interruptions.claims, 1))
    }
    return isHandled
  }

  /// Checks that an element is gone after a monitor reported that it handled it.
  ///
  /// If it stays, monitors are asked again at the next interaction, up to a limit (behaviour.md
  /// E7).
  private func confirm(_ element: InterruptingElement) throws(AutomationFailure) -> Bool {
    guard isStillThere(element) else {
      session.interruptions.claims = 0
      session.interruptions.stubborn = nil
      step("Confirmed successful handling of interrupting element")
      return true
    }
    let isStubborn = session.interruptions.stubborn == element
    let claims = isStubborn ? session.interruptions.claims + 1 : 1
    session.interruptions.claims = claims
    session.interruptions.stubborn = element
    guard claims < AppSession.interruptionLimit else {
      throw .interrupted(alert: element.title, times: claims)
    }
    return false
  }

  // MARK: - The default handler

  private func dismissByDefault(_ element: InterruptingElement) -> Bool {
    noteLook()
    switch element.kind {
    case .alert: tapDefaultButton()
    case .banner: clearBanner()
    }
    waitForIdle()
    guard !isStillThere(element) else { return false }
    step("Confirmed successful handling of interrupting element")
    return true
  }

  private func isStillThere(_ element: InterruptingElement) -> Bool {
    noteLook()
    return obstacles.isThere(element)
  }

  /// Notes that what follows depends on the alerts and banners of this instant.
  private func noteLook() {
    session.looked("look for alerts in the way", at: .variable("alerts"))
    noteAsking()
  }

  private func tapDefaultButton() {
    guard let alert = obstacles.boardAlert else { return }
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
    session.finger.touch(.tap, at: point)
  }

  /// Waits for a temporary banner to go, or swipes the banner away.
  private func clearBanner() {
    if let end = device.banner?.end {
      step("Default interruption handler waiting for a temporary banner to go")
      return advance(by: max(.zero, end - now))
    }
    guard let frame = device.bannerFrame else { return }
    step("Default interruption handler attempting to dismiss a banner by swiping up")
    session.finger.touch(
      .swipeUp, at: ElementPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
  }
}

extension InterruptingElement {
  /// Whether SpringBoard shows it; the default handler handles no others (api.md 1.7).
  fileprivate var isOfSystem: Bool { bundle == SystemApp.springBoard.bundleIdentifier }
}

extension AppSession {
  /// The most alerts that are handled during one look for an element, and the most times in a row
  /// that monitors may report an alert as handled while it stays.
  package static let interruptionLimit = 10

  /// The part that handles alerts and banners in the way of an action.
  var interruptionHandler: InterruptionHandler { InterruptionHandler(session: self) }
}
