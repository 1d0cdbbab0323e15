import SimulatedApp

/// Work that the app begins again before it has ended.
extension CauseEvidence {
  /// Whether the first of two events begins work that the second one is about to end: both lead to
  /// the same change.
  func beginsAgain(_ order: SmallestSchedule.Order) -> Bool {
    guard let first = trace.place(of: order.names.first),
      let second = trace.place(of: order.names.second)
    else { return false }
    let ending = trace.consequences(of: second)
    return trace.consequences(of: first).contains { index in
      index != first && !ending.contains(index) && ending.contains { doSame(index, $0) }
    }
  }

  /// Whether two events change a value at one line of the app, or as answers of loaders, or bring
  /// answers to one request.
  private func doSame(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (trace.happenings[one], trace.happenings[other])
    let shared = one.writes.intersection(other.writes)
    let isAnswer = one.origin.isLoader && other.origin.isLoader && !one.isAfterTest
    if one.origin == .answer, other.origin == .answer { return one.words == other.words }
    // The compiler gives no line to some changes, such as `rows += await load()`.
    let goOnAlike = one.sourceWords != nil && one.sourceWords == other.sourceWords
    return isAnswer && !shared.isDisjoint(with: trace.values)
      || shared.contains { key in
        let line = one.touchSites[key]
        return line == other.touchSites[key] && (line != nil || goOnAlike)
      }
  }

  /// Whether the first of two events uses a value that the second one has yet to set.
  func usesEarly(_ order: SmallestSchedule.Order) -> Bool {
    guard let shared = trace.variables.firstIndex(of: order.sharing),
      let reader = happening(order.names.first), let writer = happening(order.names.second)
    else { return false }
    return reader.reads.contains(shared) && !reader.writes.contains(shared)
      && writer.writes.contains(shared) && reader.touchSites[shared] != nil
  }

  /// Whether the first event of an order brings about the second, which comes without it in the
  /// passing run: it ends work that is under way.
  func endsEarly(_ order: SmallestSchedule.Order) -> Bool {
    guard let early = trace.place(of: order.names.second),
      let late = passing.place(of: order.names.second)
    else { return false }
    let isCause = { (run: RunTrace, place: Int) in
      run.causes(of: place).contains { run.happenings[$0].name == order.names.first }
    }
    return isCause(trace, early) && !isCause(passing, late)
  }

  /// Whether a key begins the work again that it ends, as in a field whose text is the identity of
  /// a task.
  func restarts(_ order: SmallestSchedule.Order) -> Bool {
    guard order.origins.first == .key, let place = trace.place(of: order.names.first),
      let ended = happening(order.names.second) ?? passingHappening(order.names.second)
    else { return false }
    return trace.consequences(of: place).contains { index in
      let next = trace.happenings[index]
      return next.name != ended.name && next.shownWords == ended.shownWords
    }
  }

  /// Whether an event follows from an input of the test.
  func isOfInput(_ name: String) -> Bool {
    trace.place(of: name).map { place in
      trace.causes(of: place).contains { trace.happenings[$0].origin.isInput }
    } ?? false
  }

  /// Whether an event is one of several in a chain that change a value at one line of the app, as
  /// the ticks of a timer do, or the first after which its task sleeps as long again.
  ///
  /// What follows an answer does not count.
  func recurs(_ name: String) -> Bool {
    let run = trace.place(of: name) == nil ? passing : trace
    guard let place = placeOfChange(name, in: run), !endsLoading(name) else { return false }
    let event = run.happenings[place]
    let isTick = ([place] + run.consequences(of: place)).contains { index in
      let next = run.happenings[index]
      return next.sleepsAgain && next.instant - event.instant < Self.ownDelay
    }
    if isTick { return true }
    let lines = event.touchSites.filter { event.writes.contains($0.key) }
    return (run.causes(of: place) + run.consequences(of: place)).contains { index in
      let other = run.happenings[index]
      return index != place && other.actor == .app
        && lines.contains { other.touchSites[$0.key] == $0.value }
    }
  }

  /// Whether one of two events uses what the other sets at intervals.
  func readsWhatRecurs(_ order: SmallestSchedule.Order) -> Bool {
    let shared = trace.variables.firstIndex(of: order.sharing)
    let setting = [order.names.first, order.names.second].filter { name in
      shared.map { happening(name)?.writes.contains($0) == true } ?? false
    }
    return setting.count == 1 && recurs(setting[0])
  }

  /// Whether the last touch reads what is set at intervals, and in the passing run after fewer or
  /// more times.
  var readsAnotherTick: Bool {
    let isTouch = { (step: Happening) in step.origin.isInput && !step.isAfterTest }
    guard let place = trace.happenings.lastIndex(where: isTouch),
      let other = passing.happenings.lastIndex(where: isTouch),
      passing.happenings[other].words == trace.happenings[place].words
    else { return false }
    return trace.happenings[place].reads.contains { shared in
      let ticks = { (run: RunTrace, end: Int) in
        let key = run.variables.firstIndex(of: trace.variables[shared])
        return run.happenings[..<end].filter { $0.actor == .app && $0.writes.contains(key ?? -1) }
      }
      let before = ticks(trace, place)
      return before.count != ticks(passing, other).count
        && before.contains { recurs($0.name) && !isOfInput($0.name) }
    }
  }

  /// Whether the app does at intervals what the step meets.
  func recurs(_ order: SmallestSchedule.Order) -> Bool {
    recurs(order.eventOrigin) || order.race.map { recurs($0.event) } == true
      || isRelabelledByTimers(order)
  }

  /// Whether several timers, one after the other, change the text that a step finds.
  private func isRelabelledByTimers(_ order: SmallestSchedule.Order) -> Bool {
    guard order.eventOrigin.isTimer, let step = step(of: order),
      let look = step.origin.isInput ? self.step(before: step) : step
    else { return false }
    return [trace, passing].contains { run in
      run.happenings.count { event in
        event.origin.isTimer && !event.relabelled.isEmpty && event.changes(whatIsFoundBy: look)
      } > 1
    }
  }

  /// Whether it is a timer that has fired more than once.
  func recurs(_ origin: HappeningOrigin) -> Bool {
    origin.isTimer
      && trace.happenings.count { $0.origin == origin && $0.cancelledBy == nil } > 1
  }

  /// The place of an event, or of the part of a task whose change it shows; nil if there is none.
  func placeOfChange(_ name: String, in run: RunTrace? = nil) -> Int? {
    let run = run ?? trace
    return run.place(of: name).flatMap { place in
      let event = run.happenings[place]
      return event.writes.isEmpty ? event.cause : place
    }
  }

  /// Whether two events are answers of one loader and a timer made one of the requests.
  func asksAgain(_ order: SmallestSchedule.Order) -> Bool {
    guard case .loader(let first, _) = order.origins.first,
      case .loader(let second, _) = order.origins.second, first == second
    else { return false }
    let both = [order.names.first, order.names.second].compactMap(happening)
    let values = both.map { $0.writes.intersection(trace.values) }
    return values.count == 2 && !values[0].isDisjoint(with: values[1])
      && both.contains { answer in
        answer.cause.map { trace.happenings[$0].origin.isTimer } == true
      }
  }

  /// Whether a touch repeats one on the same element whose effect the event ends.
  ///
  /// Users do so too, so a wait of the test would hide it.
  func repeatsTouch(_ step: Happening, thatStarted event: Happening) -> Bool {
    let happenings = trace.happenings
    guard step.origin == .touch, !isOfPoint(step),
      let look = self.step(before: step)?.query?.text,
      let place = trace.place(of: step.name),
      let first = happenings[..<place].lastIndex(where: { $0.origin == .touch }),
      self.step(before: happenings[first])?.query?.text == look
    else { return false }
    guard let end = trace.place(of: event.name) else { return false }
    return trace.causes(of: end).contains(first)
  }

  /// Whether a step that leads to something in the passing run leads to nothing.
  func isIgnored(_ step: Happening) -> Bool {
    let counts = [trace, passing].map { run in
      run.place(of: step.name).map { run.consequences(of: $0).count } ?? 0
    }
    return step.writes.isEmpty && counts[0] == 1 && counts[1] > 1
  }

  /// Whether touches of two different elements have led to two events of the app.
  func comesOfTwoTouches(_ order: SmallestSchedule.Order) -> Bool {
    let elements = [order.names.first, order.names.second].map { name in
      trace.place(of: name).flatMap { place in
        trace.causes(of: place).map { trace.happenings[$0] }.first { $0.origin == .touch }
      }.flatMap { step(before: $0)?.query?.text }
    }
    return elements[0] != nil && elements[1] != nil && elements[0] != elements[1]
  }

  /// Whether what ends the work of a touch happens as often in the passing run, where each touch
  /// has its own effect.
  func happensAsOften(_ event: Happening) -> Bool {
    let counts = [trace, passing].map { $0.happenings.count { $0.origin == event.origin } }
    return counts[0] > 1 && counts[0] == counts[1]
  }
}
