package import AccessibilityTree
package import SimulatedApp
package import TestWriting
package import VirtualTime

/// One open session: an app on a device of its own, and what was done to it so far.
///
/// ```swift
/// let session = try sessions.open(settings)
/// try session.perform(.launch(arguments: []))
/// let buttons = try session.find(Query().descendants(.button))
/// try session.perform(.gesture(.tap, on: .reference(buttons[0].name)))
/// ```
///
/// Reads change nothing and take no time. Actions that fail change nothing either. One thread at a
/// time uses a session.
package final class ServedSession {
  /// The identifier, unique in its server: `s1`.
  package let id: String
  /// How the session was opened.
  package let settings: SessionSettings
  /// The app with the steps so far, from which tests are written.
  package let live: LiveApp
  var references = ElementReferences()

  /// The longest text that one action types, in characters.
  package static let textLimit = 10_000
  /// The longest time that one action lets pass: one hour.
  package static let longestAdvance = VirtualDuration.seconds(3_600)
  /// The most arguments or variables of a launch.
  package static let argumentLimit = 1_000

  init(id: String, settings: SessionSettings, app: CompiledApp) {
    self.id = id
    self.settings = settings
    live = LiveApp(app, configuration: settings.configuration)
  }

  /// The session of the automation, as it is now; going back replaces it.
  package var session: AppSession { live.session }

  /// The present instant.
  package var now: VirtualInstant { session.now }

  /// Performs actions one after another; if one fails, none of them changes anything.
  package func perform(_ actions: [SessionAction]) throws(SessionFault) {
    let (count, start) = (live.steps.count, now)
    do throws(SessionFault) {
      for action in actions { try perform(action) }
    } catch {
      // A pause may have become a part of the step before.
      if live.steps.count > count { live.keep(first: count) }
      if now > start { try goBack(to: start) }
      throw error
    }
  }

  /// Performs an action; one that fails changes nothing.
  package func perform(_ action: SessionAction) throws(SessionFault) {
    switch action {
    case .advance(let duration): try pause(duration)
    case .advanceTo(let instant): try pause(instant - now)
    case .advanceToNextEvent:
      guard let next = session.nextEvent else {
        throw SessionFault(.refused, "Nothing is pending, so waiting changes nothing.")
      }
      try pause(next - now)
    default:
      let step = try step(for: action)
      do throws(TestStep.Failure) { try live.perform(step) } catch { throw SessionFault(error) }
    }
  }

  /// Lets time pass until a query finds something, or nothing; returns false if that has not
  /// happened when the time is over.
  package func wait(
    for query: Query, toExist wanted: Bool = true, atMost limit: VirtualDuration
  ) throws(SessionFault) -> Bool {
    let deadline = now + min(max(limit, .zero), Self.longestAdvance)
    for _ in 0..<Waiter.pollLimit {
      if exists(query) == wanted { return true }
      guard now < deadline else { return false }
      try pause(min(session.nextEvent ?? deadline, deadline) - now)
    }
    throw SessionFault(.limit, "The wait saw \(Waiter.pollLimit) events, which is the limit.")
  }

  private func pause(_ duration: VirtualDuration) throws(SessionFault) {
    guard duration >= .zero else {
      throw SessionFault(.invalid, "Time only goes forward; to go back, name an earlier instant.")
    }
    guard duration <= Self.longestAdvance else {
      throw SessionFault(.limit, "One request can let at most one hour pass.")
    }
    do throws(TestStep.Failure) { try live.extendPause(by: duration) } catch {
      throw SessionFault(error)
    }
  }

  // MARK: - The past

  /// Goes back to an earlier instant: what was done after it is forgotten.
  package func goBack(to instant: VirtualInstant) throws(SessionFault) {
    try check(isOver: instant)
    let ends = live.instants
    let kept = ends.prefix { $0 <= instant }.count
    let isInPause = kept < ends.count && live.steps[kept].isPause
    live.keep(first: kept)
    if isInPause, instant > now { try pause(instant - now) }
  }

  /// The current place of the session.
  package var place: SessionPlace { SessionPlace(steps: live.steps.count, instant: now) }

  /// The places before each step, in order.
  package var places: [SessionPlace] {
    ([.start] + live.instants).dropLast().enumerated().map {
      SessionPlace(steps: $0.offset, instant: $0.element)
    }
  }

  /// Goes back to a place between the end of a step and the next one; a pause that was the last
  /// step then is shortened.
  package func goBack(to place: SessionPlace) throws(SessionFault) {
    let (count, instant) = (place.steps, place.instant)
    try check(isOver: instant)
    guard (0...live.steps.count).contains(count) else {
      throw SessionFault(.invalid, "\(live.steps.count) steps were done, not \(count).")
    }
    let isInPause =
      count > 0 && live.steps[count - 1].isPause && live.instants[count - 1] > instant
    live.keep(first: isInPause ? count - 1 : count)
    if instant > now { try pause(instant - now) }
  }

  /// Throws for an instant in the future.
  func check(isOver instant: VirtualInstant) throws(SessionFault) {
    guard instant > now else { return }
    let (asked, present) = (instant - .start, now - .start)
    throw SessionFault(.invalid, "Only \(present) have passed since the start, not \(asked).")
  }

  /// Goes back to before the last steps.
  package func undo(_ count: Int = 1) throws(SessionFault) {
    guard (1...max(1, live.steps.count)).contains(count), !live.steps.isEmpty else {
      throw SessionFault(
        .invalid, "\(live.steps.count) steps were done; \(count) cannot be undone.")
    }
    live.keep(first: live.steps.count - count)
  }

  // MARK: - What was done

  /// The journal of the run so far, which replays as that of a test.
  package var journal: [UInt8] { session.device.journal?.bytes ?? [] }

  /// A test that repeats what was done, with page objects if the app has them; it has passed.
  ///
  /// Its first line names the command of the tool that recorded it.
  package func test(
    named name: String, by command: String = "serve"
  ) throws(SessionFault) -> RecordedTest {
    do throws(TestStep.Failure) {
      return try RecordedTest(
        live, named: SwiftName.type(name), folder: settings.app.nameInTests, by: command)
    } catch {
      throw SessionFault(.refused, "No passing test can be written of this: \(error.description)")
    }
  }
}

/// A place in the past of a session; an instant is not enough, since many steps take no time.
package struct SessionPlace: Sendable, Equatable {
  /// How many steps were done.
  package let steps: Int
  /// The instant, which may lie within the pause that follows those steps.
  package let instant: VirtualInstant

  /// A place after some steps.
  package init(steps: Int, instant: VirtualInstant) {
    self.steps = steps
    self.instant = instant
  }
}

extension TestStep {
  var isPause: Bool { if case .pause = self { true } else { false } }
}
