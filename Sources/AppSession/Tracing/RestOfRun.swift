import VirtualTime

/// What happens after a test's end, and could happen before it in another run.
struct RestOfRun {
  /// When the test can end at the latest.
  let latestEnd: VirtualInstant
  /// The happenings of the test that follow from a random number of the app's code.
  let numbered: Set<Int>
  /// How much earlier each happening after the end could come, by its index in the trace: by how
  /// much the drawn latencies that lead to it exceed their minimum.
  var leads: [Int: VirtualDuration] = [:]

  /// How much earlier a pending event could come.
  func lead(of ticket: RunTracer.Ticket) -> VirtualDuration {
    let before = ticket.cause.flatMap { leads[$0] } ?? .zero
    guard let draw = ticket.draw else { return before }
    let shortest = draw.law.range(leavingOut: RunTracer.tail).lowerBound
    return before + max(.zero, ticket.deadline - ticket.scheduled - ticket.offset - shortest)
  }
}
