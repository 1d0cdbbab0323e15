extension VirtualClock {
  /// Takes the next event due at or before an instant, and moves time to it.
  ///
  /// It returns `nil` and does not change the time if no event is due by then. All runs consist of
  /// this step; call it directly to stop between events.
  @inlinable
  package func takeNext(through limit: VirtualInstant) -> ScheduledEvent<Payload>? {
    let event = watchesTies ? takeChosen(through: limit) : queue.popNext(through: limit)
    if let event { present = max(now, event.deadline) }
    return event
  }

  /// Moves time to an instant if nothing is due until then; false, without a move, if something is.
  @inlinable
  package func rests(until instant: VirtualInstant) -> Bool {
    if let next = queue.nextDeadline, next <= instant { return false }
    present = max(now, instant)
    return true
  }

  /// Fires all events due until an instant, in order, and moves time to that instant.
  ///
  /// An instant in the past fires only events due by then and does not change the time.
  ///
  /// - Parameters:
  ///   - instant: the end of the run; events due exactly then fire too.
  ///   - fire: the action for an event, called with its payload and the current instant.
  /// - Returns: the number of events that fired.
  /// - Throws: ``VirtualClockError`` if the step limit is exceeded; time stays at the last event.
  @inlinable
  @discardableResult
  package func run(
    until instant: VirtualInstant, fire: (Payload, VirtualInstant) -> Void
  ) throws(VirtualClockError) -> Int {
    var fired = 0
    while fired < stepLimit, let event = takeNext(through: instant) {
      fired += 1
      fire(event.payload, now)
    }
    if fired == stepLimit, let next = queue.nextDeadline, next <= instant {
      throw .stepLimitReached(limit: stepLimit, instant: now)
    }
    present = max(now, instant)
    return fired
  }

  /// Takes one of the events due first; the recorder chooses which.
  @inlinable
  func takeChosen(through limit: VirtualInstant) -> ScheduledEvent<Payload>? {
    guard let recorder, let next = queue.nextDeadline, next <= limit else { return nil }
    return queue.popNext(amongTied: ChoiceRecorder.widestTie) { recorder.chooseTie(among: $0) }
  }
}
