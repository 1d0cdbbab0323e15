import SimulatedApp

/// Reads a journal into steps: the end, the lookups and the log lines of each.
struct TraceFollower {
  /// The run so far.
  private(set) var run: TraceRun
  /// For each step the indices of its first entry and of the entry that ends it.
  private(set) var entries: [(first: Int, last: Int)] = []
  /// The lookup of a step that each entry records.
  private(set) var looks: [Int: (step: Int, look: Int)] = [:]

  /// The most different lookups of a step.
  static let lookLimit = 16
  /// The most touches shown for a step.
  static let touchLimit = 16
  /// The most characters of a log line.
  static let lineLimit = 4_000

  private let stepAt: [Int: Int]
  private var open: [Int] = []
  private var current: Int?
  private var log: ActivityLogText
  private var spanOfRun: [Int: Int] = [:]
  private var requestByNumber: [Int: Int] = [:]

  /// Reads a journal.
  init(_ record: JournalRecord, name: String) {
    log = ActivityLogText(wallClockStart: record.header.wallClockStart)
    run = TraceRun(header: record.header, name: name)
    let rows = JournalTimeline.rows(of: record, includesLookups: true).filter {
      // The outcome of a call is shown with the call.
      if case .callEnded = record.entries[$0.entry].fact { false } else { true }
    }
    run.leftOut = max(0, rows.count - TraceRun.stepLimit)
    var stepAt: [Int: Int] = [:]
    for (number, row) in rows.prefix(TraceRun.stepLimit).enumerated() {
      let entry = record.entries[row.entry]
      run.steps.append(
        TraceStep(
          kind: .init(row.kind, entry.fact), text: row.text, level: row.level,
          start: entry.nanoseconds, end: entry.nanoseconds, next: number + 1))
      entries.append((row.entry, row.entry))
      stepAt[row.entry] = number
    }
    self.stepAt = stepAt
    for (number, entry) in record.entries.enumerated() { follow(entry, number) }
  }

  /// The step that the next entry belongs to: the innermost open call, else the last step.
  private var owner: Int? { owningCall ?? current }

  /// The innermost open call or activity.
  private var owningCall: Int? { open.last { $0 >= 0 } }

  private mutating func follow(_ entry: JournalRecord.Entry, _ number: Int) {
    if let step = stepAt[number] {
      current = step
      run.steps[step].log = run.log.count..<run.log.count
      // Effects during a call are attributed to the line that made the call.
      run.steps[step].callers =
        entry.callers.isEmpty ? owningCall.map { run.steps[$0].callers } ?? [] : entry.callers
    }
    write(entry)
    switch entry.fact {
    case .callBegan, .activityBegan: open.append(stepAt[number] ?? -1)
    case .callEnded("ok"), .callEnded("met"): close(entry, number, "")
    case .callEnded(let outcome): close(entry, number, outcome)
    case .activityEnded: close(entry, number, "")
    case .testStarted(_, let module):
      run.module = module
      open = []
    case .testFinished: open = []
    case .resolved(let query, let matches): look(query, matches, number)
    case .touched(_, let x, let y), .gestured(_, let x, let y, _, _): touch(x, y, number)
    case .failed(let failure):
      let site = CallSite(file: failure.file, line: failure.line)
      guard let step = stepAt[number], failure.line > 0, entry.callers.first != site else { return }
      run.steps[step].callers.insert(site, at: 0)
    case .attached(let attachment):
      if let step = stepAt[number] { run.steps[step].attachment = attachment }
    default: follow(work: entry)
    }
  }

  private mutating func close(_ entry: JournalRecord.Entry, _ number: Int, _ outcome: String) {
    guard let step = open.popLast(), step >= 0 else { return }
    run.steps[step].end = entry.nanoseconds
    run.steps[step].outcome = outcome
    run.steps[step].next = (current ?? step) + 1
    entries[step].last = number
  }

  private mutating func look(_ query: String, _ matches: Int, _ number: Int) {
    guard let owner else { return }
    let known = run.steps[owner].looks.firstIndex { $0.query == query }
    guard known != nil || run.steps[owner].looks.count < Self.lookLimit else {
      return run.steps[owner].looksLeftOut += 1
    }
    let count = known.map { run.steps[owner].looks[$0].count } ?? 0
    let look = TraceStep.Look(query: query, matches: matches, count: count + 1)
    if let known {
      run.steps[owner].looks[known] = look
    } else {
      run.steps[owner].looks.append(look)
    }
    let place = (step: owner, look: known ?? run.steps[owner].looks.count - 1)
    if let earlier = lastLook[LookPlace(place)] { looks[earlier] = nil }
    lastLook[LookPlace(place)] = number
    looks[number] = place
  }

  /// The last entry that recorded each lookup.
  private var lastLook: [LookPlace: Int] = [:]

  private struct LookPlace: Hashable {
    let step: Int
    let look: Int

    init(_ place: (step: Int, look: Int)) {
      step = place.step
      look = place.look
    }
  }

  private mutating func touch(_ x: Double, _ y: Double, _ number: Int) {
    guard x.isFinite, y.isFinite else { return }
    for step in Set([owningCall, stepAt[number]].compactMap(\.self))
    where run.steps[step].touches.count < Self.touchLimit {
      run.steps[step].touches.append([x, y])
    }
  }

  // MARK: - The log

  private mutating func write(_ entry: JournalRecord.Entry) {
    log.take(entry.fact, at: entry.nanoseconds)
    let bytes = log.takeBytes()
    if !bytes.isEmpty {
      let text = String(decoding: bytes.dropLast(), as: UTF8.self)
      let rest = text.dropFirst(Self.lineLimit)
      let more = rest.isEmpty ? "" : "... and \(rest.count) more characters"
      run.log.append(text.prefix(Self.lineLimit) + more)
    }
    // A call has the log lines of all steps inside it; other steps have those up to the next step.
    for step in open where step >= 0 { run.steps[step].log = lines(of: step) }
    if let current { run.steps[current].log = lines(of: current) }
  }

  private func lines(of step: Int) -> Range<Int> { run.steps[step].log.lowerBound..<run.log.count }

  // MARK: - Loaders and requests

  private mutating func follow(work entry: JournalRecord.Entry) {
    switch entry.fact {
    case .loading(let number, _, let loader, _):
      end(number, at: entry.nanoseconds, "tries again")
      spanOfRun[number] = run.spans.count
      run.spans.append(TraceRun.Span(name: loader, start: entry.nanoseconds))
    case .loaded(let number, _, let isFailure, _):
      end(number, at: entry.nanoseconds, isFailure ? "fails" : "succeeds")
    case .cancelled(let number, _): end(number, at: entry.nanoseconds, "is cancelled")
    case .requested(let number, let method, let url, let by, let body):
      requestByNumber[number] = run.requests.count
      run.requests.append(
        TraceRun.Request(
          number: number, method: method, url: url, by: by, body: body, start: entry.nanoseconds))
    case .answered(let answer):
      guard let request = requestByNumber[answer.number] else { return }
      run.requests[request].answer = answer
      run.requests[request].end = entry.nanoseconds
    case .requestCancelled(let number):
      guard let request = requestByNumber[number] else { return }
      run.requests[request].isCancelled = true
      run.requests[request].end = entry.nanoseconds
    default: return
    }
  }

  private mutating func end(_ number: Int, at instant: Int64, _ outcome: String) {
    guard let span = spanOfRun.removeValue(forKey: number) else { return }
    run.spans[span].end = instant
    run.spans[span].outcome = outcome
  }
}

extension TraceStep.Kind {
  /// The kind of step for a fact.
  init(_ kind: JournalTimeline.Kind, _ fact: JournalFact) {
    self =
      switch (kind, fact) {
      case (_, .callBegan): .call
      case (_, .testStarted): .test
      case (_, .activityBegan): .group
      case (_, .step): .look
      case (_, .attached): .attachment
      case (_, .requested), (_, .answered), (_, .requestCancelled): .request
      case (.failure, _): .failure
      case (.app, _): .app
      case (.load, _): .loader
      case (.test, _): .input
      }
  }
}
