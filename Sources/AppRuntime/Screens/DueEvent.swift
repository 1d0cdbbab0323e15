/// An event on the clock, and the process that it is for.
package struct DueEvent: Sendable {
  /// The process's number; 0 is the device itself.
  package let process: Int32
  /// The number under which a tracer knows it; 0 without one.
  package var ticket: Int32 = 0
  /// What will happen.
  package let event: AppEvent
}
