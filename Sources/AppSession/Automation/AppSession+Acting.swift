package import AccessibilityTree
package import AppModel
package import AppRuntime
import RunJournal
package import VirtualTime

extension AppSession {
  /// Performs a gesture on the element that matches: waits for idle, finds it, looks for alerts in
  /// the way, touches, and waits for idle again (behaviour.md E1).
  package func perform(
    _ gesture: ElementGesture, on query: Query, holding hold: VirtualDuration = .zero,
    title: @autoclosure () -> String
  ) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan(title()))
    return ended(
      attempt(on: query) { point, _ in
        synthesize(gesture, at: point, holding: hold)
      })
  }

  /// Touches a point of the screen, whatever is there.
  package func perform(
    _ gesture: ElementGesture, at point: ElementPoint, holding hold: VirtualDuration = .zero,
    title: @autoclosure () -> String
  ) -> AutomationFailure? {
    guard goesOn() else { return nil }
    easing?.willTouch(self)
    record(.callBegan(title()))
    waitForIdle()
    if runState != .foreground { return ended(absence) }
    do throws(AutomationFailure) { try clearWay(to: point) } catch { return ended(error) }
    checkForInterruptions(affecting: applicationWords)
    step("Synthesize event")
    synthesize(gesture, at: point, holding: hold)
    waitForIdle()
    return ended(crashFailure)
  }

  /// Types a text into the element that matches, key by key.
  package func type(
    _ text: String, into query: Query, title: @autoclosure () -> String
  ) -> AutomationFailure? {
    guard goesOn() else { return nil }
    record(.callBegan(title()))
    waitForIdle()
    do throws(AutomationFailure) {
      let element = try findForAction(query)
      checkForInterruptions(affecting: words(of: element, query))
      step("Synthesize event")
      guard hasKeyboardFocus(element) else {
        return ended(
          .noKeyboardFocus(row: element.snapshot.tree.row(of: element.index, withFrame: true)))
      }
    } catch {
      return ended(error)
    }
    press(keys: text)
    advance(by: timing.keysSettle)
    waitForIdle()
    return ended(crashFailure)
  }

  /// Whether a touch on the element would reach it.
  package func isHittable(_ element: FoundElement) -> Bool {
    if let process = device.process, process.dropsFrames(at: now) { return false }
    return element.snapshot.tree.hitPoint(of: element.index) != nil
  }

  /// Does something at the point where the element that matches can be touched; one that cannot be
  /// hit is tried again.
  func attempt(
    on query: Query,
    _ act: (ElementPoint, FoundElement) throws(AutomationFailure) -> Void
  ) -> AutomationFailure? {
    var tries = 1
    while true {
      waitForIdle()
      let failure: AutomationFailure
      do throws(AutomationFailure) {
        let element = try findForAction(query)
        checkForInterruptions(affecting: words(of: element, query))
        step("Synthesize event")
        let point = try hitPoint(of: element, query: query)
        try act(point, element)
        waitForIdle()
        return crashFailure
      } catch {
        failure = error
      }
      guard failure.isTriedAgain, tries < timing.actionAttempts else { return failure }
      tries += 1
      advance(by: timing.retryDelay)
      stepRetrying(attempt: tries)
    }
  }

  /// Lets the look for alerts in the way of an element take its time.
  func checkForInterruptions(affecting words: @autoclosure () -> String) {
    step("Check for interrupting elements affecting \(words())")
    advance(by: timing.interruptionCheck)
  }

  /// Makes a gesture at a point, which takes as long as it is held.
  ///
  /// `way` is how far it scrolls where that is not the gesture's own, and `resting` passes before
  /// the finger lets go.
  func synthesize(
    _ gesture: ElementGesture, at point: ElementPoint, holding: VirtualDuration,
    scrolling way: ScrollOffset? = nil, resting: VirtualDuration = .zero
  ) {
    if gesture == .longPress, holdsKey(at: point, for: holding) { return }
    advance(by: max(timing.touch, holding))
    guard point.x.isFinite, point.y.isFinite, runState == .foreground else { return }
    record(.touched(gesture: gesture.rawValue, x: point.x, y: point.y))
    let scrolling = way ?? ScrollOffset(gesture, lasting: holding)
    if let tracer = tracer {
      tracer.beforeStep()
      tracer.touch("\(gesture.rawValue) at \(point.x), \(point.y)", at: point) {
        device.touch(gesture, at: point, scrolling: scrolling)
      }
    } else {
      device.touch(gesture, at: point, scrolling: scrolling)
    }
    advance(by: resting + timing.touchSettles)
    if gesture == .tap { repeatTap(at: point) }
  }

  /// Taps again while nothing changes, where that is tried as a change to the test.
  private func repeatTap(at point: ElementPoint) {
    guard let easing = easing, let shown = device.process?.shown?.revision else { return }
    for _ in 0..<easing.plan.tapRepeats {
      waitForIdle()
      guard runState == .foreground, device.snapshot?.revision == shown else { return }
      advance(by: timing.touch)
      device.touch(.tap, at: point, scrolling: ScrollOffset(.tap))
      advance(by: timing.touchSettles)
    }
  }

  /// Presses the keys of a text, one after the other.
  func press(keys text: String) {
    for character in text {
      advance(by: timing.keystroke)
      guard runState == .foreground else { return }
      guard let tracer = tracer else {
        record(.typed(String(character)))
        device.process?.type(character)
        continue
      }
      tracer.beforeStep()
      tracer.act("key \(character)", .key) {
        record(.typed(String(character)))
        device.process?.type(character)
      }
    }
  }

  private func hasKeyboardFocus(_ element: FoundElement) -> Bool {
    let tree = element.snapshot.tree
    guard device.process?.focus != nil else { return false }
    return tree.subtree(of: element.index).contains {
      tree.flags(of: $0).contains(.hasKeyboardFocus)
    }
  }
}
