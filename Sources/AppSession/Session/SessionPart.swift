import AppModel
import AppRuntime
import RunJournal
import VirtualTime

/// A part of the automation that acts on the device of a session.
protocol SessionPart {
  /// The session that the part acts in.
  var session: AppSession { get }
}

extension SessionPart {
  var device: SimulatedDevice { session.device }
  var now: VirtualInstant { session.now }
  var timing: AutomationTiming { session.timing }
  var runState: AppSession.RunState { session.runState }

  func advance(by duration: VirtualDuration) { session.advance(by: duration) }

  func record(_ fact: @autoclosure () -> JournalFact) { session.record(fact()) }

  func step(_ title: @autoclosure () -> String, below: Int = 0) {
    session.step(title(), below: below)
  }

  func waitForIdle(below: Int = 0) { session.waitForIdle(below: below) }
}
