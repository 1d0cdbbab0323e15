import SimulatedApp
import VirtualTime

extension RunOrder {
  /// A step that looks at something between the start and the end of its movement.
  ///
  /// What it finds depends on the instant, and not on the order alone.
  struct MovingLook: Sendable {
    let step: Int
    /// The event that started the movement.
    let start: Int
    let end: Int
    /// When it looks; for a wait, when it looks for the last time if nothing ends it.
    let instant: VirtualInstant
    /// Whether the instant decides: not for a met wait whose limit is beyond the movement's end.
    let dependsOnInstant: Bool
  }

  /// The steps that look at something on its way, in order; `later` has the events that come after
  /// each event and matter to it.
  static func movingLooks(in events: [Event], _ later: [[Int]], _ trace: RunTrace) -> [MovingLook] {
    let cut = trace.cutLooks.filter { !events[$0.step].isAddedStep }
    return events.indices.filter { events[$0].isOfTest && !events[$0].isAddedStep }.flatMap {
      step in
      movements(among: later[step], startedBefore: step, in: events).map { start, end in
        movingLook(step, from: start, to: end, in: events)
      }
    } + cut.map { movingLook($0.step, from: $0.start, to: $0.cut, in: events) }
  }

  private static func movingLook(
    _ step: Int, from start: Int, to end: Int, in events: [Event]
  ) -> MovingLook {
    let wait = events[step].wait
    let last = wait.map { $0.began + $0.limit } ?? events[step].instant
    return MovingLook(
      step: step, start: start, end: end, instant: last,
      dependsOnInstant: wait?.isMet != true || last < events[end].instant)
  }
}

extension RunOrder {
  /// The movements that end with some of the events, and started before a step.
  private static func movements(
    among ends: [Int], startedBefore step: Int, in events: [Event]
  ) -> [(start: Int, end: Int)] {
    ends.compactMap { end in
      guard events[end].endsMovement, let start = events[end].cause, start < step else {
        return nil
      }
      return (start, end)
    }
  }

  /// The steps that wait for the end of a movement, and looked for its result during the movement.
  ///
  /// At another place of the movement such a look may be the last, and the next steps come earlier.
  /// A wait that ends in vain may have looked before and after the movement only; a look during it
  /// can fail the test, so the one before it counts.
  static func unmetLooks(
    in events: [Event], _ earlier: [[Int]], _ interval: VirtualDuration
  ) -> [MovingLook] {
    guard interval > .zero else { return [] }
    return events.indices.flatMap { step -> [MovingLook] in
      guard let wait = events[step].wait, wait.isPolled, events[step].isOfTest,
        !events[step].isAddedStep
      else { return [] }
      let looks = WaitLooks(events[step], wait, interval: interval)
      let polls = (1..<looks.last).map { wait.began + looks.look($0) }
      return movements(among: earlier[step], startedBefore: step, in: events).compactMap {
        (start, end) in
        let way = events[start].instant..<events[end].instant
        let during = polls.last(where: way.contains)
        let before = wait.isMet ? nil : polls.last { $0 <= way.lowerBound } ?? polls.first
        return (during ?? before).map {
          MovingLook(step: step, start: start, end: end, instant: $0, dependsOnInstant: false)
        }
      }
    }
  }
}

extension OrderSearch.Run {
  /// Whether a step looks at something that moves, so that there is no certificate.
  package var looksAtMovement: Bool {
    order.looksAtEndlessMovement || order.movingLooks.contains(where: \.dependsOnInstant)
  }
}

/// Moves looks to several places of the movement that they look at.
///
/// An order alone does not say what such a look finds. So the search moves the look, or what starts
/// the movement, to places that are spread over the way, and to more between two at which the test
/// ends differently.
extension OrderSearch {
  /// How many looks of one search are moved.
  private static let movingLooksTried = 8
  /// How many places of a way are tried, and how many more between two that differ.
  private static let (placesTried, placesBetween) = (16, 8)

  /// Moves the looks of a run over the movements that they look at, each look once in a search;
  /// true if a run matches `stop`.
  mutating func moveLooks(of index: Int, until stop: (Run) -> Bool) -> Bool {
    let order = runs[index].order
    for look in order.movingLooks where movedLooks.count < Self.movingLooksTried {
      let names = [order.events[look.step].name, order.events[look.end].name]
      guard movedLooks.insert(names).inserted else { continue }
      for draw in order.draws(moving: look) where !isAtLimit {
        if move(look, by: draw, of: index, until: stop) { return true }
      }
    }
    return false
  }

  private mutating func move(
    _ look: RunOrder.MovingLook, by draw: RunOrder.MovingDraw, of index: Int,
    until stop: (Run) -> Bool
  ) -> Bool {
    let events = runs[index].order.events
    let length = events[look.end].instant - events[look.start].instant
    var tried: [(value: Double, signature: [Int])] = []
    for number in 0..<Self.placesTried + Self.placesBetween where !isAtLimit {
      let share: Double
      if number < Self.placesTried {
        share = (Double(number) + 0.5) / Double(Self.placesTried)
      } else {
        tried.sort { $0.value < $1.value }
        guard let place = Self.widestChange(in: tried, beyond: 0) else { return false }
        share = (tried[place].value + tried[place + 1].value) / 2
      }
      let moved = events[look.start].instant + length * share - look.instant
      guard let latency = draw.latency(movingBy: moved) else { continue }
      var plan = runs[index].plan
      plan.latencies[draw.draw.name] = latency
      let run = maker.run(plan)
      tried.append((share, run.signature))
      if isStopped(by: run, stop) { return true }
    }
    return false
  }
}

extension RunOrder {
  /// A latency that moves either a look or the movement it looks at, but not both.
  fileprivate struct MovingDraw {
    let draw: DrawnLatency
    let movesLook: Bool

    /// The latency with which the look comes later in the movement; nil if its law allows none.
    func latency(movingBy time: VirtualDuration) -> VirtualDuration? {
      let latency = movesLook ? draw.value + time : draw.value - time
      let isAllowed = draw.law.support(leavingOut: RunTracer.tail).contains {
        $0.contains(latency)
      }
      return isAllowed ? latency : nil
    }
  }

  /// The latencies that can move a look against the movement: the one that the movement starts
  /// after, and the last ones that the look depends on and the movement does not.
  fileprivate func draws(moving look: MovingLook) -> [MovingDraw] {
    let isBefore = { (event: Int, other: Int) in event == other || past[other].contains(event) }
    let ofLook = events.indices.filter { event in
      events[event].draw != nil && !events[event].isCancelled && isBefore(event, look.step)
        && !isBefore(event, look.start)
    }
    let start = drawnCause(of: look.start).flatMap { events[$0].draw }
    return (start.map { [MovingDraw(draw: $0, movesLook: false)] } ?? [])
      + ofLook.suffix(2).reversed().compactMap { event in
        events[event].draw.map { MovingDraw(draw: $0, movesLook: true) }
      }
  }

  /// The event with a drawn latency that another event of the app follows after a fixed time.
  private func drawnCause(of event: Int) -> Int? {
    var next: Int? = event
    while let event = next, !events[event].isOfTest {
      if events[event].draw != nil { return event }
      next = events[event].cause
    }
    return nil
  }
}
