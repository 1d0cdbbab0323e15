import SimulatedApp
import TestHost

/// What the app under test has done up to an instant, and what that stands for on a device.
struct ApplicationWork: Equatable {
  /// Launches, touches, and events that fell due.
  var events = 0
  /// Stored defaults written.
  var writes = 0
  /// Elements on the screen.
  var elements = 0

  /// Seconds of a processor for one thing that happens: a tenth of a millisecond.
  static let secondsPerEvent = 0.000_1
  /// Thousands of cycles for it, at two billion a second.
  static let kilocyclesPerEvent = 200.0
  /// Thousands of instructions for it.
  static let kiloinstructionsPerEvent = 300.0
  /// Memory of an app that shows nothing, in kB.
  static let emptyKilobytes = 16_384.0
  /// Memory of one element, in kB.
  static let kilobytesPerElement = 16.0
  /// What one stored default writes, in kB: a page.
  static let kilobytesPerWrite = 4.0

  /// The work of the running session's app; nil where there is none.
  static var present: ApplicationWork? {
    guard let session = SessionContext.current as? AppSession else { return nil }
    let workload = session.workload
    return ApplicationWork(
      events: workload.events, writes: workload.writes, elements: session.elementCount)
  }

  /// Memory in kB.
  var kilobytes: Double { Self.emptyKilobytes + Double(elements) * Self.kilobytesPerElement }
}
