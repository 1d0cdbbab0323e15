/// Virtual time: the current instant, and the events that are due later.
///
/// ```swift
/// let clock = VirtualClock<String>()
/// try clock.schedule("loaded", after: .seconds(2))
/// try clock.run(until: .start + .seconds(5)) { event, instant in print(event, instant) }
/// // loaded t = 2.000 s
/// ```
///
/// Nothing happens unless time advances: ``run(until:fire:)`` fires the due events in order, each
/// at its instant, including those that are scheduled during the run. Time never goes back: an
/// event scheduled for the past is due now, after the events already due now. An event may run the
/// same clock again; the outer run then continues from where the inner one stopped.
@usableFromInline
package final class VirtualClock<Payload> {
  /// The most events one run may fire.
  @usableFromInline package let stepLimit: Int
  /// Decides between events that are due at the same instant; `nil` means sequence order.
  @usableFromInline package let recorder: ChoiceRecorder?

  // Exclusivity is unchecked for what every step of a run reads: no access runs foreign code, so
  // accesses cannot overlap, and the checks would be a seventh of a run.
  @exclusivity(unchecked)
  @usableFromInline var present: VirtualInstant = .start
  @exclusivity(unchecked)
  @usableFromInline var queue: EventQueue<Payload>
  @usableFromInline let watchesTies: Bool

  /// Makes a clock at the start of a run.
  ///
  /// - Parameters:
  ///   - recorder: records and decides ties; without one they follow the sequence numbers.
  ///   - stepLimit: the most events one run may fire.
  ///   - pendingLimit: the most events that may be pending at once. An app whose loaders start
  ///     each other has twice as many each time, and soon takes gigabytes.
  package init(
    recorder: ChoiceRecorder? = nil, stepLimit: Int = 1_000_000, pendingLimit: Int = 20_000
  ) {
    self.recorder = recorder
    self.stepLimit = stepLimit
    queue = EventQueue(pendingLimit: pendingLimit)
    watchesTies = recorder?.watchesTies ?? false
  }

  /// A clock at the same instant with the same pending events, whose ties another recorder decides.
  ///
  /// Handles of this clock are valid in both.
  package func copy(recorder: ChoiceRecorder?) -> VirtualClock {
    let copy = VirtualClock(recorder: recorder, stepLimit: stepLimit)
    copy.present = present
    copy.queue = queue.copy()
    return copy
  }

  /// The present instant.
  @inlinable
  package var now: VirtualInstant { present }

  /// The number of pending events.
  @inlinable
  package var pendingCount: Int { queue.count }

  /// The pending events in the order in which they will fire, as many as a limit allows.
  package func pending(limit: Int) -> [ScheduledEvent<Payload>] { queue.pending(limit: limit) }

  /// The handles of the pending events whose payload matches, in the order in which they will fire.
  package func handles(where matches: (Payload) -> Bool) -> [EventHandle] {
    queue.handles(where: matches)
  }

  /// When the next event is due, or `nil` when none is pending.
  @inlinable
  package var nextDeadline: VirtualInstant? { queue.nextDeadline }

  /// Schedules an event for an instant; one in the past becomes now.
  @inlinable
  @discardableResult
  package func schedule(
    _ payload: Payload, at deadline: VirtualInstant
  ) throws(EventQueueError) -> EventHandle {
    try queue.schedule(at: max(deadline, now), payload)
  }

  /// Schedules an event for the instant a delay from now; a negative delay is none.
  @inlinable
  @discardableResult
  package func schedule(
    _ payload: Payload, after delay: VirtualDuration
  ) throws(EventQueueError) -> EventHandle {
    try queue.schedule(at: max(now + delay, now), payload)
  }

  /// Removes a pending event; `false` if it has already fired or was cancelled.
  @inlinable
  @discardableResult
  package func cancel(_ handle: EventHandle) -> Bool {
    // The payload is released only after the queue's access ends, because its deinit may use the
    // clock.
    let payload = queue.remove(handle)
    return payload != nil
  }

  /// Moves a pending event after all others scheduled for an instant.
  ///
  /// An instant in the past becomes now.
  ///
  /// - Returns: `false` if the event has already fired or was cancelled.
  @inlinable
  @discardableResult
  package func reschedule(
    _ handle: EventHandle, to deadline: VirtualInstant
  ) throws(EventQueueError) -> Bool {
    try queue.reschedule(handle, to: max(deadline, now))
  }

  /// Whether a handle's event is still pending.
  @inlinable
  package func isPending(_ handle: EventHandle) -> Bool {
    queue.isPending(handle)
  }
}
