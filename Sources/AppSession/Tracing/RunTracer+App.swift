import AppBuilding
import AppCompiling
import AppModel
package import AppRuntime
import RunJournal
package import VirtualTime

extension RunTracer {
  /// Keeps a drawn latency for the event that is scheduled next.
  package func drew(_ duration: VirtualDuration) { pendingDraw?.value = duration }

  /// Returns the ticket number for an event that is about to be scheduled.
  package func willSchedule() -> Int32 {
    defer { nextTicket += 1 }
    return nextTicket
  }

  package func scheduled(
    _ ticket: Int32, _ event: AppEvent, of process: AppProcess?, handle: EventHandle,
    after delay: VirtualDuration
  ) {
    let (name, words) = names(of: event, in: process)
    if let task = event.task {
      noteMaker(of: task)
      endSleep(of: task)
    }
    tickets[ticket] = Ticket(
      handle: handle, name: name, words: words,
      origin: event.origin(in: process), cause: current,
      draw: pendingDraw, offset: delay - (pendingDraw?.value ?? .zero), scheduled: device.now,
      deadline: device.now + delay)
    pendingDraw = nil
    if case .task(let part) = event {
      if part.lines?.isSleep == true { beginSleep(ticket, for: delay) }
      if isDetailed { addLines(of: part, to: ticket) }
    }
    // A focus that is asked for takes the place of an earlier one that has not come yet, and
    // touches are lost from now on until a frame comes.
    if let variable = event.variable { write(variable) }
  }

  /// Adds the lines at which a part of a task goes on; those of a sleep once its task waits.
  private func addLines(of part: AppTaskPart, to ticket: Int32) {
    if part.lines?.isSleep == true {
      tickets[ticket]?.sleep = part
    } else {
      tickets[ticket]?.sourceWords = names.sourceWords(of: part)
    }
  }

  private func addLinesOfSleeps() {
    for (ticket, event) in tickets {
      guard let sleep = event.sleep else { continue }
      tickets[ticket]?.sleep = nil
      tickets[ticket]?.sourceWords = names.sourceWords(of: sleep)
    }
  }

  /// The name of an event that the present happening schedules, and the words for it.
  private func names(
    of event: AppEvent, in process: AppProcess?
  ) -> (name: String, words: String) {
    if let task = event.task {
      let words = current.map { trace.happenings[$0].words } ?? "the start"
      return namePart(of: task, after: (currentName, words))
    }
    let words = process.flatMap { event.words(in: $0) } ?? event.words
    return (counted("\(currentName) > \(words)"), words)
  }

  /// Runs the effect of a due event as a separate happening.
  package func fire(_ due: DueEvent, of process: AppProcess, _ step: () -> Void) {
    guard var ticket = tickets.removeValue(forKey: due.ticket) else {
      depth += 1
      defer { depth -= 1 }
      return step()
    }
    // A timer is scheduled before its state becomes active.
    ticket.origin = due.event.origin(in: process)
    let outer = current
    let lead = rest?.lead(of: ticket)
    append(happening(of: ticket, at: device.now))
    if let current, let lead { rest?.leads[current] = lead }
    read("process")
    // A happening that leaves the state first prevents this one, or changes what it does.
    if let ground = due.event.ground(in: process) { read(ground) }
    // A late focus that comes to nothing may count where it comes earlier.
    if let variable = due.event.variable { write(variable) }
    if let task = due.event.task { notePart(of: task) }
    if due.event.runsOwnCode { noteOwnCode() }
    let outerTask = runningTask
    runningTask = due.event.task
    watchingView(step)
    if isDetailed { addLinesOfSleeps() }
    (current, runningTask) = (outer, outerTask)
  }

  /// Notes that the current happening runs code of the app itself.
  func noteOwnCode() {
    guard let current, trace.happenings.indices.contains(current) else { return }
    trace.happenings[current].runsOwnCode = true
  }

  /// Notes that an event was cancelled before it could happen.
  package func cancelled(_ handle: EventHandle) {
    let number = tickets.first { $0.value.handle == handle }?.key
    guard let number, let ticket = tickets.removeValue(forKey: number) else { return }
    let outer = current
    append(happening(of: ticket, at: ticket.deadline))
    if let current { trace.happenings[current].cancelledBy = outer }
    current = outer
  }

  /// Notes which task sleeps, and whether it does so at intervals.
  private func beginSleep(_ ticket: Int32, for duration: VirtualDuration) {
    guard let task = runningTask, names.noteSleep(of: task, ticket, for: duration), let current
    else { return }
    trace.happenings[current].sleepsAgain = true
  }

  /// Notes that a sleep was cancelled, if its task goes on before it has ended.
  ///
  /// Its event is still due then, and does nothing.
  private func endSleep(of task: UInt64) {
    if let sleep = names.sleep(of: task).flatMap({ tickets[$0] }) { cancelled(sleep.handle) }
  }

  /// Makes a pending event happen now; returns false if its distribution does not allow it.
  ///
  /// The choice of its latency is updated, so that the token of the run still replays it.
  package func release(_ ticket: Int32) -> Bool {
    guard var held = tickets[ticket], let draw = held.draw else { return false }
    let latency = device.now - held.scheduled - held.offset
    let range = draw.law.range(leavingOut: Self.tail)
    guard latency >= range.lowerBound, latency <= range.upperBound,
      let fraction = draw.law.fraction(of: latency)
    else { return false }
    let taken = draw.law.sample(at: fraction)
    held.deadline = held.scheduled + held.offset + taken
    device.choices.amend(choice: draw.choice, to: fraction.step)
    _ = try? device.clock.reschedule(held.handle, to: held.deadline)
    tickets[ticket] = held
    return true
  }

  /// Traces what is due after the test and could come before its end in another run.
  ///
  /// That is every event with a drawn latency, or after a random number of the app's code, that is
  /// pending at the end, and every other one that can be due before the test can end at the latest:
  /// the test ends later where its latencies are longer, and the event comes earlier where those
  /// that lead to it are shorter. What is due after `end` is left out, and the trace is cut then.
  func traceRest(until end: VirtualInstant, pollInterval: VirtualDuration) {
    leaveWait()
    let rest = RestOfRun(latestEnd: device.now + slack(pollInterval), numbered: numbered)
    self.rest = rest
    current = nil
    while device.stall == nil, let next = device.clock.nextDeadline,
      next <= rest.latestEnd || tickets.values.contains(where: canPrecedeEnd)
    {
      guard next <= end, trace.happenings.count < RunTrace.limit, !trace.isCut else {
        trace.isCut = true
        break
      }
      device.advance(to: next)
    }
    while let next = shown.movements.map(\.end).min(), next <= end, device.stall == nil {
      device.advance(to: next)
      settle()
    }
    closeUnannounced()
    relateChildren()
  }

  private func canPrecedeEnd(_ ticket: Ticket) -> Bool {
    guard let rest else { return false }
    let isOfTest = ticket.cause.map { !trace.happenings[$0].isAfterTest } ?? true
    if isOfTest, ticket.draw != nil { return true }
    if let cause = ticket.cause, rest.numbered.contains(cause) { return true }
    return ticket.deadline - rest.lead(of: ticket) <= rest.latestEnd
  }

  /// The happenings of the test in which the app's code drew a number, and those that follow from
  /// them: with another number the app may wait for another time.
  private var numbered: Set<Int> {
    var numbered = Set(
      trace.answers.filter { $0.name.contains(" > \(DeviceChance.appSource)") }
        .compactMap(\.happening))
    guard !numbered.isEmpty else { return [] }
    for (place, happening) in trace.happenings.enumerated() {
      if let cause = happening.cause, numbered.contains(cause) { numbered.insert(place) }
    }
    return numbered
  }

  /// How much later the test could have ended, and how much earlier an event could have come: by
  /// all latencies together, and for each wait by one interval between its looks.
  private func slack(_ pollInterval: VirtualDuration) -> VirtualDuration {
    let waits = trace.happenings.count { $0.wait?.isPolled == true }
    return trace.happenings.reduce(pollInterval * waits) { sum, happening in
      guard let draw = happening.draw else { return sum }
      let range = draw.law.range(leavingOut: Self.tail)
      return sum + (range.upperBound - range.lowerBound)
    }
  }

  /// The share of draws at each end of a distribution that no order needs.
  package static let tail = 1e-9

  /// The pending events with a drawn latency, by the names of their draws, in the order in which
  /// they were scheduled.
  package var waiting: [(ticket: Int32, name: String)] {
    tickets.compactMap { ticket, event in event.draw.map { (ticket, $0.name) } }
      .sorted { $0.ticket < $1.ticket }
  }

  /// Makes the happening for an event.
  ///
  /// A step may schedule an event long after its own instant, as a launch does: the time until then
  /// is part of the offset.
  private func happening(of ticket: Ticket, at instant: VirtualInstant) -> Happening {
    let lead = ticket.cause.map { ticket.scheduled - trace.happenings[$0].instant } ?? .zero
    var happening = Happening(
      name: ticket.name, words: ticket.words, actor: .app, origin: ticket.origin,
      instant: instant, cause: ticket.cause, draw: ticket.draw, offset: lead + ticket.offset)
    happening.sourceWords = ticket.sourceWords
    return happening
  }
}

extension AppEvent {
  /// The variable of a delay caused by a fault, which changes at the delay's beginning and end.
  fileprivate var variable: String? {
    switch self {
    case .focusComes: RunTracer.focus
    case .frameComes: RunTracer.frames
    default: nil
    }
  }

  /// Whether it runs code of the app itself.
  fileprivate var runsOwnCode: Bool {
    if case .task = self { true } else { false }
  }

  /// The variable that decides whether the source of the event is still active.
  func ground(in process: AppProcess) -> String? {
    switch self {
    case .loaderEnds(let run), .loaderRetries(let run):
      process.runs[run].map { run in
        run.invocation.definition.cancellation == .none
          ? RunTracer.openScreens : "state of screen \(run.screen)"
      }
    case .timer(let screen, _, _), .raise(let screen, _, _): "state of screen \(screen)"
    case .focusComes: RunTracer.focus
    case .frameComes, .system, .task, .call: nil
    }
  }

  /// The event with the names of the app's definition, which do not depend on the order of a run.
  func words(in process: AppProcess) -> String? {
    switch self {
    case .loaderEnds(let run):
      return process.runs[run].map { "loader \($0.invocation.loader.name) ends" + attempt($0) }
    case .loaderRetries(let run):
      return process.runs[run].map { "loader \($0.invocation.loader.name) retries" + attempt($0) }
    case .timer(let id, _, let index):
      return process.openScreens[id].map { "timer \(index + 1) of \($0.name)" }
    case .raise(let id, _, let event):
      return process.openScreens[id].map { "\(event) on \($0.name)" }
    case .focusComes, .frameComes, .system, .task, .call: return nil
    }
  }

  private func attempt(_ run: LoaderRun) -> String {
    run.attempt > 1 ? " (attempt \(run.attempt))" : ""
  }
}
