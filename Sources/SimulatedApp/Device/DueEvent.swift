/// An event on the clock, and the process that it is for.
struct DueEvent: Sendable {
  /// The process's number; 0 is the device itself.
  let process: Int32
  /// The number under which a tracer knows it; 0 without one.
  var ticket: Int32 = 0
  /// What will happen.
  let event: AppEvent
}
