import SimulatedApp

/// Turns journal facts into rows: names screens, joins typed keys into one text, and leaves out
/// technical details.
struct TimelineBuilder {
  private var rows: [JournalTimeline.Row] = []
  private var screens: [Int: String] = [:]
  private var typed = ""
  private var typedAt: Int64 = 0
  private var typedEntry = 0
  /// The index of the next entry.
  private var next = 0
  /// The number of open calls and activities.
  private var depth = 0
  /// The number of open calls.
  private var calls = 0
  private let includesLookups: Bool

  /// Starts without rows; on request, element lookups outside any call get separate rows.
  init(includesLookups: Bool = false) { self.includesLookups = includesLookups }

  /// Adds the next entry.
  mutating func take(_ entry: JournalRecord.Entry) {
    defer { next += 1 }
    if case .typed(let key) = entry.fact {
      if typed.isEmpty { typedAt = entry.nanoseconds }
      typedEntry = next
      typed += key
      return
    }
    defer { follow(entry.fact) }
    guard let (kind, text) = words(entry.fact) else { return }
    flush()
    add(kind, text, at: entry.nanoseconds, entry: next)
  }

  private mutating func follow(_ fact: JournalFact) {
    switch fact {
    case .callBegan: calls += 1
    case .callEnded: calls = max(0, calls - 1)
    case .testStarted, .testFinished: calls = 0
    default: break
    }
    switch fact {
    case .activityBegan, .callBegan: depth += 1
    case .activityEnded, .callEnded: depth = max(0, depth - 1)
    case .testStarted, .testFinished: depth = 0
    default: return
    }
  }

  /// Whether a step of a call is more than a routine part of the call.
  ///
  /// Routine steps are in the log; here they would hide the others.
  private static func isNews(_ title: String) -> Bool {
    let usual = [
      "Wait for ", "Find the ", "Check for interrupting ", "Synthesize event", "Launch ",
      "Setting up automation session", "Checking `", "Capturing ", "Requesting ", "Added ",
      "Device orientation ",
    ]
    return !usual.contains { title.hasPrefix($0) } || title.hasSuffix(")")
  }

  mutating func finish() -> [JournalTimeline.Row] {
    flush()
    return rows
  }

  private mutating func flush() {
    guard !typed.isEmpty else { return }
    add(.test, "types \"\(typed)\"", at: typedAt, entry: typedEntry)
    typed = ""
  }

  private mutating func add(
    _ kind: JournalTimeline.Kind, _ text: String, at instant: Int64, entry: Int
  ) {
    rows.append(
      .init(
        time: JournalTimeline.time(instant), kind: kind, text: text,
        level: min(depth, JournalTimeline.levelLimit), entry: entry))
  }

  private mutating func words(_ fact: JournalFact) -> (JournalTimeline.Kind, String)? {
    switch fact {
    case .testStarted, .activityBegan, .callBegan, .callEnded, .step, .failed, .attached,
      .crashed, .touched, .failureExpected, .measured, .located, .voiceOverSet,
      .outcomeForced:
      testWords(fact)
    case .loading, .loaded, .cancelled: loadWords(fact)
    case .requested, .answered, .requestCancelled, .stubsChanged, .networkChanged:
      networkWords(fact)
    case .copied, .gestured, .keyPressed: handWords(fact)
    case .started, .pushed, .presented, .resized, .closed, .tabSelected, .moreShown:
      screenWords(fact)
    case .entered, .raised, .alertShown, .alertClosed, .shareShown, .shareClosed, .stored,
      .terminated:
      stateWords(fact)
    case .cameToFront, .killed, .permissionSet, .bannerShown, .systemOpened, .localized:
      systemWords(fact)
    case .stateSet, .stateReset, .reinstalled, .kept, .removed, .accountChosen, .toggled,
      .experimentsLoaded, .tracked:
      keptWords(fact)
    case .targeted, .permissionReset, .bannerGone, .sent: nil
    case .testFinished, .activityEnded, .resolved, .launched, .opened, .typed, .adjusted,
      .scrolled, .fired, .drew, .left, .assigned, .focused, .pressed, .activated, .rotated,
      .appearanceSet, .modifiersHeld, .keyboardConnected:
      nil
    }
  }

  private func systemWords(_ fact: JournalFact) -> (JournalTimeline.Kind, String)? {
    switch fact {
    case .cameToFront(let bundle, _): (.app, "\(bundle) comes to the front")
    case .killed(let process, let reason): (.app, "process \(process) ends: \(reason)")
    case .permissionSet(let bundle, let resource, let status):
      (.app, "\(resource) of \(bundle) is \(status)")
    case .bannerShown(let title): (.app, "banner \"\(title)\"")
    case .systemOpened(let link): (.test, "opens \(link)")
    case .localized(_, let language, let asked):
      (.app, "speaks \(language), asked for " + asked.joined(separator: ", "))
    default: nil
    }
  }

  private func testWords(_ fact: JournalFact) -> (JournalTimeline.Kind, String)? {
    switch fact {
    case .testStarted(let name, _): (.test, "starts: \(name)")
    case .activityBegan(let title): (.test, title)
    case .callBegan(let title): (.test, title)
    case .step(_, let title):
      includesLookups && calls == 0 || Self.isNews(title) ? (.test, title) : nil
    case .callEnded(let outcome): outcome == "ok" ? nil : (.test, outcome)
    case .touched(let gesture, let x, let y): (.test, "\(gesture) at (\(x), \(y))")
    case .located(let location):
      (.test, location.map { "is at \($0.latitude), \($0.longitude)" } ?? "has no location now")
    case .outcomeForced(let loader, let isFailure, let times):
      (.test, Self.words(ofForced: loader, isFailure, times))
    case .voiceOverSet(let isOn): (.test, "turns VoiceOver \(isOn ? "on" : "off")")
    case .failed(let failure):
      (.failure, (failure.line > 0 ? "\(failure.file):\(failure.line): " : "") + failure.message)
    case .attached(let attachment):
      (.test, "attaches \"\(attachment.name)\" (\(attachment.type), \(attachment.size) bytes)")
    case .failureExpected(let message, let reason):
      (.test, "expected failure" + (reason.isEmpty ? "" : " (\(reason))") + ": \(message)")
    case .measured(let metric, let unit, let values):
      (.test, "measures \(metric): \(values.map { "\($0)" }.joined(separator: ", ")) \(unit)")
    case .crashed(let message): (.failure, "the app crashes: \(message)")
    default: nil
    }
  }

  private static func words(ofForced loader: String?, _ isFailure: Bool, _ times: Int) -> String {
    let outcome = isFailure ? "fail" : "succeed"
    guard let loader else { return "lets every loader \(outcome)" }
    return "lets \(loader) \(outcome)" + (times == 1 ? " once" : " \(times) times")
  }

  private func handWords(_ fact: JournalFact) -> (JournalTimeline.Kind, String)? {
    switch fact {
    case .copied(let strings, let bundle):
      (
        bundle.isEmpty ? .test : .app,
        "the pasteboard holds " + strings.map { "\"\($0)\"" }.joined(separator: ", ")
      )
    case .gestured(let gesture, let x, let y, let amount, _):
      (.test, "\(gesture) by \(amount) at (\(x), \(y))")
    case .keyPressed(let key, let modifiers):
      (.test, "presses " + (modifiers + [key]).joined(separator: "-"))
    default: nil
    }
  }

  private func loadWords(_ fact: JournalFact) -> (JournalTimeline.Kind, String)? {
    switch fact {
    case .loading(_, _, let loader, let attempt):
      (.load, "\(loader) starts" + (attempt > 1 ? " (attempt \(attempt))" : ""))
    case .loaded(_, let loader, let isFailure, let isLate):
      (.load, "\(loader) \(isFailure ? "fails" : "succeeds")" + (isLate ? ", too late" : ""))
    case .cancelled(_, let loader): (.load, "\(loader) is cancelled")
    default: nil
    }
  }

  private func networkWords(_ fact: JournalFact) -> (JournalTimeline.Kind, String)? {
    switch fact {
    case .requested(let number, let method, let url, let by, _):
      return (.load, "request \(number) of \(by): \(method) \(url)")
    case .answered(let answer):
      let what = answer.failure.isEmpty ? "\(answer.status)" : answer.message
      let rule = answer.rule.isEmpty ? "" : " from \(answer.rule)"
      return (.load, "answer to request \(answer.number)\(rule): \(what), \(answer.bytes) bytes")
    case .requestCancelled(let number): return (.load, "request \(number) is cancelled")
    case .stubsChanged(let change, let name):
      return (.test, "stubs " + (name.isEmpty ? change : "\"\(name)\" \(change)"))
    case .networkChanged(let isOffline, let bytesPerSecond):
      let speed = bytesPerSecond > 0 ? ", \(bytesPerSecond) bytes a second" : ""
      return (.test, isOffline ? "the network is off" : "the network is on" + speed)
    default: return nil
    }
  }

  private mutating func screenWords(_ fact: JournalFact) -> (JournalTimeline.Kind, String)? {
    switch fact {
    case .started(let coordinator): return (.app, "\(coordinator) starts")
    case .pushed(let screen, let name):
      screens[screen] = name
      return (.app, "screen \(name) is shown")
    case .presented(let screen, let name, let style):
      screens[screen] = name
      return (.app, "screen \(name) is presented (\(style))")
    case .resized(let screen, let detent):
      return (.app, "the sheet of \(name(of: screen)) is \(detent)")
    case .closed(_, let name): return (.app, "screen \(name) goes away")
    case .moreShown: return (.app, "the list of the More tab is shown")
    case .tabSelected(let index): return (.app, "tab \(index + 1) is selected")
    default: return nil
    }
  }

  private func stateWords(_ fact: JournalFact) -> (JournalTimeline.Kind, String)? {
    switch fact {
    case .entered(let screen, let state): (.app, "\(name(of: screen)) is \(state)")
    case .raised(let screen, let event, let isTaken):
      (.app, "\(event) on \(name(of: screen))" + (isTaken ? "" : ", which nothing answers"))
    case .alertShown(let title): (.app, "alert \"\(title)\" is shown")
    case .alertClosed(let button):
      (.app, button.isEmpty ? "alert is taken away" : "alert is answered with \"\(button)\"")
    case .shareShown(let text): (.app, "\"\(text)\" is offered to be shared")
    case .shareClosed(let activity):
      (.app, "the share sheet goes away" + (activity.isEmpty ? "" : " after \(activity)"))
    case .stored(let key, _): (.app, "default \(key) is stored")
    case .terminated: (.app, "the app ends")
    default: nil
    }
  }

  private func name(of screen: Int) -> String { screens[screen] ?? "screen \(screen)" }
}
