import AccessibilityTree
import SimulatedApp
import VirtualTime

/// Builds a trace: replays the journals of runs and keeps their screens.
struct TraceBuilder {
  /// The screens of all runs.
  private(set) var scenes = TraceScenes()
  private let apps: RecordedApps?

  /// The most pending events shown for a step; the page says whether there are more.
  static let pendingLimit = 24

  /// Makes a builder of traces of an app; without it they have no screens.
  init(_ apps: RecordedApps?) { self.apps = apps }

  mutating func run(of record: JournalRecord, named name: String) throws(JournalFault) -> TraceRun {
    guard let apps else { return TraceFollower(record, name: name).run }
    let fresh = self
    let best = try apps.repeating(record) { app throws(JournalFault) in
      var builder = fresh
      let run = try builder.run(of: record, named: name, app: app)
      return (run: run, scenes: builder.scenes)
    } divergence: {
      $0.run.divergence
    }
    guard let best else { return TraceFollower(record, name: name).run }
    scenes = best.scenes
    return best.run
  }

  private mutating func run(
    of record: JournalRecord, named name: String, app: CompiledApp
  ) throws(JournalFault) -> TraceRun {
    let player = try JournalPlayer(record, app: app)
    let follower = TraceFollower(record, name: name)
    var run = follower.run
    run.latencies = app.latencies.name
    run.variant = app.variant ?? ""
    var sceneAfter: [Int: Int] = [:]
    var pendingAfter: [Int: [PendingEvent]] = [:]
    let ends = Set(follower.entries.map(\.last))
    let places = ends.union(follower.entries.map(\.first)).union(follower.looks.keys)
    run.divergence = player.tellMoments(after: places, pendingLimit: Self.pendingLimit + 1) {
      entry, moment in
      let scene = scenes.number(of: moment)
      sceneAfter[entry] = scene
      if ends.contains(entry) { pendingAfter[entry] = moment.pending }
      guard let scene, let place = follower.looks[entry], let seen = moment.seen else { return }
      run.steps[place.step].looks[place.look].resolve(in: seen, scene: scene)
    }
    let seen = TimedScenes(sceneAfter, of: record)
    for number in run.steps.indices {
      let (first, end) = follower.entries[number]
      // A call looks at the screen when it begins; an effect shows after its cause.
      run.steps[number].before =
        end > first
        ? sceneAfter[first] : seen.scene(before: first, run.steps[number].kind.changesScreens)
      run.steps[number].after = sceneAfter[end]
      let pending = pendingAfter[end] ?? []
      run.steps[number].pending = Array(pending.prefix(Self.pendingLimit))
      run.steps[number].hasMorePending = pending.count > Self.pendingLimit
    }
    return run
  }
}

extension TraceStep.Look {
  /// The most matches of a part of a query that are shown; all of them are counted.
  static let namedLimit = 24

  /// Evaluates the query again on the screen of its last lookup.
  fileprivate mutating func resolve(in seen: ScreenSnapshot, scene: Int) {
    self.scene = scene
    let (query, texts) = Query.read(query)
    stageTexts = texts
    stages = Resolver().trace(query, in: seen.indexed).map { matches in
      TraceStep.Stage(count: matches.count, first: Array(matches.prefix(Self.namedLimit)))
    }
  }
}

/// The screens of a run, by the journal entries that they follow.
private struct TimedScenes {
  private let entries: [(entry: Int, instant: Int64, scene: Int)]

  init(_ scenes: [Int: Int], of record: JournalRecord) {
    entries = scenes.sorted { $0.key < $1.key }.map {
      ($0.key, record.entries[$0.key].nanoseconds, $0.value)
    }
  }

  /// The last screen before an entry.
  ///
  /// An entry that changes the screen gets the last screen before its instant, because a screen
  /// shows all that was due at its instant.
  func scene(before entry: Int, _ isBeforeInstant: Bool) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].entry < entry { low = middle + 1 } else { high = middle }
    }
    guard isBeforeInstant, low < entries.count, entries[low].entry == entry else {
      return low > 0 ? entries[low - 1].scene : nil
    }
    return entries[..<low].last { $0.instant < entries[low].instant }?.scene
  }
}

extension TraceStep.Kind {
  /// Whether such a step usually changes the screen.
  fileprivate var changesScreens: Bool {
    switch self {
    case .app, .loader, .request, .input: true
    case .test, .call, .group, .look, .attachment, .failure: false
    }
  }
}
