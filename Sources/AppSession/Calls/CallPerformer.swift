import AccessibilityTree
import AppModel
import AppRuntime
import PredicateFormat
import TextInput
import VirtualTime

/// Performs the calls of a test: checks that a call may run, records it, adds eased waits, carries
/// it out and ends it, all in one place.
struct CallPerformer: SessionPart {
  let session: AppSession

  /// Performs a call; after a halt nothing happens.
  func perform(_ call: TestCall) -> AutomationFailure? {
    guard session.goesOn(), call.action.isNeeded(on: device) else { return nil }
    let observers = session.observers.compactMap { $0 as? any CallObserver }
    for observer in observers { observer.testWillCall(call.action) }
    let failure = performed(call)
    for observer in observers { observer.testCalled(call.action, failure: failure) }
    return failure
  }

  private func performed(_ call: TestCall) -> AutomationFailure? {
    if isTouch(call.action) { session.ease { $0.waitsBeforeTouch() } }
    if typesIntoApp(call.action) { session.ease { $0.waitsBeforeTyping() } }
    noteAction(of: call)
    do throws(AutomationFailure) {
      guard let title = call.title else {
        try act(call.action)
        return nil
      }
      try session.call(title) { () throws(AutomationFailure) in try act(call.action) }
      return nil
    } catch {
      return error
    }
  }

  /// Keeps a touch or a key, which becomes the last action of the test when it reaches the app.
  private func noteAction(of call: TestCall) {
    switch call.action {
    case .gesture(let gesture, at: .element(let query)):
      session.looks.begunAction = LastAction(gesture.noun, on: query)
    case .gesture(let gesture, at: .point):
      session.looks.begunAction = LastAction(gesture.noun, on: nil)
    case .type(_, let query): session.looks.begunAction = LastAction("typing", on: query)
    case .key(_, _, let query): session.looks.begunAction = LastAction("key", on: query)
    case .launch: (session.looks.begunAction, session.looks.lastAction) = (nil, nil)
    default: return
    }
  }

  /// Whether an action touches a point of the screen or the app as a whole, so that added waits
  /// may precede it.
  private func isTouch(_ action: TestCall.Action) -> Bool {
    guard case .gesture(let gesture, let place) = action else { return false }
    if case .element(let query) = place, !query.steps.isEmpty { return false }
    switch gesture {
    case .touch, .swipe: return true
    case .pointer: return device.pointerFailure == nil
    default: return false
    }
  }

  /// Whether an action types for whichever element has the keyboard.
  private func typesIntoApp(_ action: TestCall.Action) -> Bool {
    switch action {
    case .type(_, let query), .key(_, _, let query): query.steps.isEmpty
    default: false
    }
  }

  private func act(_ action: TestCall.Action) throws(AutomationFailure) {
    let handler = DeviceHandler(session: session)
    switch action {
    case .gesture(let gesture, let place): try make(gesture, at: place)
    case .type(let text, let query): try type(text, into: query)
    case .key(let key, let modifiers, let query): try press(key, holding: modifiers, on: query)
    case .hold(let modifiers): device.hold(modifiers)
    case .launch(let arguments, let environment):
      try AppLauncher(session: session).launch(arguments: arguments, environment: environment)
    case .activate: try handler.activate()
    case .terminate: try AppLauncher(session: session).terminate()
    case .reinstall: try handler.reinstall()
    case .open(let link): try AppLauncher(session: session).open(link)
    case .openBySystem(let link): try AppLauncher(session: session).openBySystem(link)
    case .send(let command, let parameters): try handler.send(command, parameters)
    case .resetAuthorization(let resource): try handler.resetAuthorization(of: resource)
    case .plant(let value, let key, let kind): try handler.plant(value, as: key, in: kind)
    case .resetState(let kind): device.storageKeeper.resetState(of: kind, for: device.aim)
    case .copy(let strings): try handler.copy(strings)
    case .press(let button): try handler.press(button)
    case .turn(let orientation): handler.turn(to: orientation)
    case .show(let appearance): handler.change { device.show(appearance) }
    case .locate(let location): try handler.locate(at: location)
    case .prepare(let orientation, let appearance): handler.prepare(orientation, appearance)
    case .setVoiceOver(let isOn): handler.change { device.setVoiceOver(isOn) }
    }
  }

  // MARK: - Gestures

  private func make(
    _ gesture: TestCall.Gesture, at place: TestCall.Place
  ) throws(AutomationFailure) {
    if let fault = gesture.fault(on: device) { throw fault }
    switch place {
    case .element(let query): try attempt(gesture, on: query)
    case .point(let point): try make(gesture, at: point)
    }
    try session.checkForCrash()
  }

  /// Makes a gesture on the element that matches: waits for idle, finds the element, handles alerts
  /// in the way, touches, and waits for idle again (behaviour.md E1).
  ///
  /// If the element cannot be touched, all of this is tried again.
  private func attempt(
    _ gesture: TestCall.Gesture, on query: Query
  ) throws(AutomationFailure) {
    for attempt in 1... {
      if attempt > 1 { session.stepRetrying(attempt: attempt) }
      waitForIdle()
      do throws(AutomationFailure) {
        let element = try findForAction(query)
        step("Synthesize event")
        let point = try session.finder.hitPoint(of: element, query: query)
        try make(gesture, on: element, at: point)
        return waitForIdle()
      } catch {
        guard error.isTriedAgain, attempt < timing.actionAttempts else { throw error }
      }
      advance(by: timing.retryDelay)
    }
  }

  /// Makes a gesture at a point, whatever is there.
  private func make(
    _ gesture: TestCall.Gesture, at point: ElementPoint
  ) throws(AutomationFailure) {
    waitForIdle()
    var isDrag = false
    if case .drag = gesture { isDrag = true }
    guard isDrag ? runState != .notRunning : runState == .foreground else {
      throw session.absence
    }
    switch gesture {
    case .touch, .pointer: try session.interruptionHandler.clearWay(to: point)
    default: break
    }
    session.interruptionHandler.checkForInterruptions(affecting: session.applicationWords)
    step("Synthesize event")
    try make(gesture, on: nil, at: point)
    waitForIdle()
  }

  private func make(
    _ gesture: TestCall.Gesture, on element: FoundElement?, at point: ElementPoint
  ) throws(AutomationFailure) {
    let finger = session.finger
    switch gesture {
    case .touch(let gesture, let hold): finger.touch(gesture, at: point, holding: hold)
    case .pointer(let gesture): finger.touch(gesture, at: point)
    case .swipe(let gesture, let speed):
      finger.touch(
        gesture, at: point, holding: .seconds(ScrollOffset.swipeDistance / speed))
    case .scroll(let right, let up): finger.scroll(right: right, up: up, at: point)
    case .drag(let motion, let end): finger.drag(motion, from: point, to: try dragEnd(end))
    default:
      guard let element else { return }
      try make(gesture, on: element, with: finger, at: point)
    }
  }

  /// Makes a gesture that needs an element.
  private func make(
    _ gesture: TestCall.Gesture, on element: FoundElement, with finger: Finger,
    at point: ElementPoint
  ) throws(AutomationFailure) {
    switch gesture {
    case .tap(let times, let fingers): finger.tap(times, fingers: fingers, at: point, element)
    case .pinch(let amount):
      if let fault = amount.pinchFault(in: element.view.frame) { throw .impossible(fault) }
      finger.moveTwoFingers(.pinch, amount, from: 1, at: point)
    case .rotate(let amount):
      if let fault = amount.rotationFault { throw .impossible(fault) }
      finger.moveTwoFingers(.rotate, amount, from: 0, at: point)
    case .slide(let position): try finger.adjust(element, .slider, to: .real(position), at: point)
    case .wheel(let value): try finger.adjust(element, .pickerWheel, to: .string(value), at: point)
    default: return
    }
  }

  /// The point where a drag ends; the element there need not be hittable.
  private func dragEnd(_ place: TestCall.Place) throws(AutomationFailure) -> ElementPoint {
    let query: Query
    switch place {
    case .point(let point): return point
    case .element(let sought): query = sought
    }
    let element = try session.find(query)
    let tree = element.snapshot.tree
    let end = tree.hitPoint(of: element.index) ?? element.view.frame.center
    guard end.x.isFinite, end.y.isFinite else {
      throw .impossible("\(tree.row(of: element.index, withFrame: true)) has no place to drag to.")
    }
    return end
  }

  private func findForAction(_ query: Query) throws(AutomationFailure) -> FoundElement {
    let handler = session.interruptionHandler
    let element = try handler.find(session.eased(query))
    handler.checkForInterruptions(affecting: session.words(of: element, query))
    return element
  }

  // MARK: - Keys

  private func type(_ text: String, into query: Query) throws(AutomationFailure) {
    waitForIdle()
    let element = try findForAction(query)
    step("Synthesize event")
    guard session.finger.hasKeyboardFocus(element) else {
      throw .noKeyboardFocus(row: element.snapshot.tree.row(of: element.index, withFrame: true))
    }
    session.finger.press(keys: text)
    advance(by: timing.keysSettle)
    waitForIdle()
    try session.checkForCrash()
  }

  /// Presses one key for whatever has the keyboard focus; the queried element only has to exist.
  private func press(
    _ key: String, holding modifiers: Set<ModifierKey>, on query: Query
  ) throws(AutomationFailure) {
    guard key.count == 1, let character = key.first else {
      throw .impossible("A key is one character, not '\(key)'.")
    }
    waitForIdle()
    _ = try session.find(query)
    session.interruptionHandler.checkForInterruptions(affecting: session.words(of: query))
    step("Synthesize event")
    session.finger.press(PressedKey(character, holding: modifiers.union(device.heldModifiers)))
    waitForIdle()
    try session.checkForCrash()
  }
}
