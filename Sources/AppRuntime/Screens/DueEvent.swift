/// An event on the clock, and the process that it belongs to.
package struct DueEvent: Sendable {
  /// The number of the process; 0 for the device.
  package let process: Int32
  /// The number that a tracer gave it; 0 without a tracer.
  package var ticket: Int32 = 0
  /// The event that will happen.
  package let event: AppEvent
}
