import SimulatedApp
import TestHost

/// The work of the app under test up to an instant, and its modelled cost on a device.
struct ApplicationWork: Equatable {
  /// The number of launches, touches, and scheduled events that have happened.
  var events = 0
  /// The number of writes to the user defaults.
  var writes = 0
  /// The number of elements on the screen.
  var elements = 0

  /// Processor time per event, in seconds: a tenth of a millisecond.
  static let secondsPerEvent = 0.000_1
  /// Cycles per event, in thousands, at two billion cycles per second.
  static let kilocyclesPerEvent = 200.0
  /// Instructions per event, in thousands.
  static let kiloinstructionsPerEvent = 300.0
  /// Memory of an app that shows nothing, in kB.
  static let emptyKilobytes = 16_384.0
  /// Memory per element, in kB.
  static let kilobytesPerElement = 16.0
  /// Bytes written per user default, in kB: one page.
  static let kilobytesPerWrite = 4.0

  /// The work of the app in the running session; nil if the session drives no app.
  static var present: ApplicationWork? {
    guard let session = SessionContext.active as? AppSession else { return nil }
    let workload = session.workload
    return ApplicationWork(
      events: workload.events, writes: workload.writes, elements: session.elementCount)
  }

  /// The memory in kB.
  var kilobytes: Double { Self.emptyKilobytes + Double(elements) * Self.kilobytesPerElement }
}
