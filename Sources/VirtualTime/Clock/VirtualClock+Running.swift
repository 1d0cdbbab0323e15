extension VirtualClock {
  /// Takes the next event due at or before an instant, and moves time to it.
  ///
  /// `nil` when none is due until then; time stays where it is. This is the step all runs are made
  /// of, for callers that must stop in between.
  @inlinable
  package func takeNext(through limit: VirtualInstant) -> ScheduledEvent<Payload>? {
    let event = watchesTies ? takeChosen(through: limit) : queue.popNext(through: limit)
    if let event { present = max(now, event.deadline) }
    return event
  }

  /// Fires all events due until an instant, in order, and moves time to that instant.
  ///
  /// An instant in the past fires nothing but what is due by then, and leaves time as it is.
  ///
  /// - Parameters:
  ///   - instant: where the run ends; events due exactly then do fire.
  ///   - fire: what an event does; gets its payload and the present instant.
  /// - Returns: how many events fired.
  /// - Throws: ``VirtualClockError`` beyond the step limit; time stays at the last event.
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

  /// Takes one of the events due first, as the recorder chooses.
  @inlinable
  func takeChosen(through limit: VirtualInstant) -> ScheduledEvent<Payload>? {
    guard let recorder, let next = queue.nextDeadline, next <= limit else { return nil }
    return queue.popNext(amongTied: ChoiceRecorder.widestTie) { recorder.chooseTie(among: $0) }
  }
}
