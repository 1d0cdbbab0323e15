import AccessibilityTree
import SimulatedApp
import VirtualTime

/// Replays a run and collects each distinct picture that it shows.
struct RunWalk {
  /// One picture, with when and how it was reached.
  struct Sight {
    let screen: String
    let state: String
    /// The number among the pictures of that screen and state, from 1.
    let number: Int
    let setting: GallerySetting?
    let picture: GalleryPicture
    let way: GalleryPlace.Way
    /// When it was shown again.
    var again: [Int64] = []
    /// The failures that happened while it was shown.
    var failures: [String] = []
  }

  /// The steps of the run.
  private(set) var run: TraceRun
  /// The pictures, in order.
  private(set) var sights: [Sight] = []
  /// The time at which the app diverged from the journal.
  private(set) var divergence: Int64?

  /// The most drawing commands of all pictures together.
  static let weightLimit = 4_000_000

  private let entries: [(first: Int, last: Int)]
  private let outer: [Int?]
  private let form: GalleryForm
  private let limit: Int
  private let weightLimit: Int
  private var known: [GalleryPicture: Int] = [:]
  private var counts: [[String]: Int] = [:]
  private var current: Int?
  private var weight = 0
  private var isFull = false
  private var last: (tree: ElementSnapshot, isDark: Bool)?

  /// Takes the steps of a run, the most distinct pictures to collect, and their most commands.
  init(
    _ follower: TraceFollower, as form: GalleryForm, limit: Int,
    weightLimit: Int = Self.weightLimit
  ) {
    run = follower.run
    entries = follower.entries
    outer = Self.outer(of: follower)
    self.form = form
    self.limit = limit
    self.weightLimit = weightLimit
  }

  /// The innermost call or activity around each step.
  private static func outer(of follower: TraceFollower) -> [Int?] {
    var open: [Int] = []
    return follower.run.steps.indices.map { number in
      while let last = open.last, follower.entries[last].last < follower.entries[number].first {
        open.removeLast()
      }
      let outer = open.last
      if [.call, .group].contains(follower.run.steps[number].kind) { open.append(number) }
      return outer
    }
  }

  /// Replays the run and looks at the screen wherever a step begins or ends.
  mutating func follow(_ player: JournalPlayer, of app: CompiledApp) {
    run.latencies = app.latencies.name
    run.variant = app.variant ?? ""
    var stepAt: [Int: Int] = [:]
    for (number, place) in entries.enumerated().reversed() { stepAt[place.last] = number }
    // A step that begins at an entry describes it better than one that ends there.
    for (number, place) in entries.enumerated() { stepAt[place.first] = number }
    divergence = player.tellMoments(after: Set(stepAt.keys), pendingLimit: 0) { entry, moment in
      guard let step = stepAt[entry] else { return }
      see(moment, at: step, entry)
    }
  }

  private mutating func see(_ moment: JournalMoment, at step: Int, _ entry: Int) {
    let instant = entries[step].first == entry ? run.steps[step].start : run.steps[step].end
    seeScreen(of: moment, at: step, instant)
    guard entries[step].first == entry else { return }
    if let current, run.steps[step].kind == .failure {
      sights[current].failures.append(run.steps[step].text)
    }
    guard form == .pictures, let attachment = run.steps[step].attachment,
      let picture = GalleryPicture(kept: attachment)
    else { return }
    let before = current
    see(picture, at: step, instant) { _ in ("kept-\(attachment.name)", "", nil) }
    current = before
  }

  private mutating func seeScreen(of moment: JournalMoment, at step: Int, _ instant: Int64) {
    guard let view = moment.view else {
      (current, last) = (nil, nil)
      return
    }
    let isBare = moment.covers.isEmpty
    // Most steps change nothing, and drawing an identical tree again would be slow.
    if isBare, let last, last.tree === view.seen.tree, last.isDark == moment.isDark { return }
    last = isBare ? (view.seen.tree, moment.isDark) : nil
    let picture = GalleryPicture(of: view, isDark: moment.isDark, as: form)
    see(picture, at: step, instant) {
      (
        $0.screen(of: moment.place), moment.place?.state ?? "",
        GallerySetting(
          device: view.profile.fullName, language: moment.place?.language,
          isDark: moment.isDark)
      )
    }
  }

  /// The screen's name: the app's own, or that of another app in front.
  private func screen(of place: JournalMoment.Place?) -> String {
    guard let place else { return "home screen" }
    guard place.bundle != run.header.bundle else { return place.screen }
    return place.screen.isEmpty ? place.bundle : "\(place.bundle) \(place.screen)"
  }

  private mutating func see(
    _ picture: GalleryPicture, at step: Int, _ instant: Int64,
    _ words: (RunWalk) -> (screen: String, state: String, setting: GallerySetting?)
  ) {
    if let seen = known[picture] {
      if seen != current { sights[seen].again.append(instant) }
      current = seen
      return
    }
    current = nil
    weight += picture.weight
    isFull = isFull || sights.count >= limit || weight > weightLimit
    guard !isFull else { return }
    let (screen, state, setting) = words(self)
    let number = counts[[screen, state], default: 0] + 1
    counts[[screen, state]] = number
    current = sights.count
    known[picture] = current
    sights.append(
      Sight(
        screen: screen, state: state, number: number, setting: setting, picture: picture,
        way: way(to: step, at: instant)))
  }

  /// Whether the call around a step describes it better: for touches, and for immediate effects.
  private func isOfCall(_ step: Int) -> Bool {
    guard let call = outer[step] else { return false }
    switch run.steps[step].kind {
    case .input: return true
    case .app, .loader, .request: return run.steps[call].start == run.steps[step].start
    case .test, .call, .group, .look, .attachment, .failure: return false
    }
  }

  private func way(to step: Int, at instant: Int64) -> GalleryPlace.Way {
    var moves = [run.steps[step].text]
    var above = outer[step]
    while let number = above {
      moves.append(run.steps[number].text)
      above = outer[number]
    }
    let named = isOfCall(step) ? outer[step] ?? step : step
    return .init(
      words: "\(JournalTimeline.time(instant)), step \(named + 1): ",
      name: run.steps[named].text.firstLine, moves: moves.reversed())
  }
}

extension String {
  /// The text up to its first line break.
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }
}

// MARK: - Words

extension RunWalk {
  var words: String {
    [
      run.variant.isEmpty ? "" : "variant \(run.variant)",
      run.header.device, "seed \(run.header.seed)",
      run.latencies == LatencyPlan.asWritten.name ? "" : "\(run.latencies) latencies",
      run.header.faults.description.isEmpty ? "" : "faults \(run.header.faults.description)",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Sentences about what is missing from the run.
  var notes: [String] {
    var notes: [String] = []
    if let divergence {
      notes.append(
        "The replay differs from the journal from \(JournalTimeline.time(divergence)) on; later"
          + " pictures are not shown. Did this app write the journal?")
    }
    if run.leftOut > 0 { notes.append("\(run.leftOut) more steps are left out.") }
    if isFull { notes.append("Further pictures are left out.") }
    return notes
  }
}

extension RunWalk.Sight {
  /// The most instants and failures listed.
  static let namedLimit = 8

  /// The place on the page.
  func place(named name: String) -> GalleryPlace {
    GalleryPlace(
      name: name, screen: screen, state: state, number: number, way: way, again: againWords,
      failures: failures.prefix(Self.namedLimit) + moreFailures)
  }

  private var moreFailures: [String] {
    let more = failures.count - Self.namedLimit
    return more > 0 ? ["and \(counted(more, "more failure"))"] : []
  }

  private var againWords: String {
    guard !again.isEmpty else { return "" }
    let named = again.prefix(Self.namedLimit).map(JournalTimeline.time)
    let more = again.count - named.count
    return "Again at " + named.joined(separator: ", ")
      + (more > 0 ? " and \(counted(more, "more time"))" : "")
  }
}
