import AppBuilding
package import AppCompiling
import AppModel
import AppNetwork
import AppRuntime
package import RunJournal

extension RunTracer: RunFollower {
  /// Notes the variables that a fact changes or reads for the current happening; a change between
  /// happenings becomes a step of the test.
  package func note(_ fact: JournalFact) {
    guard !isPaused, !isOfViews(fact) else { return }
    let touched = TouchedState(fact)
    if !touched.writes.isEmpty || !touched.logs.isEmpty || touched.changesView {
      announce(fact.stepWords)
    }
    for name in touched.reads { read(name) }
    for name in touched.writes { write(name) }
    for name in touched.logs { log(name) }
    if !touched.writes.isEmpty { readCovers(of: touched.screen) }
    switch fact {
    case .assigned, .stored: for name in touched.writes { trace.values.insert(variable(name)) }
    case .requested(_, let method, let url, _, _):
      for stub in device.network.stubsInTurn(forMethod: method, url: url) {
        write(RunTracer.stubTurn + stub)
      }
    case .loaded(_, let loader, _, _) where device.outcomes.coming[loader] != nil:
      write("outcomes of loaders")
    case .failed where trace.failingStep == nil:
      trace.failingStep = trace.happenings.lastIndex { $0.actor == .test && !$0.isAfterTest }
    default: return
    }
  }

  /// Whether a fact only says what an app of SwiftUI source shows; that follows from its values,
  /// which its code touches.
  private func isOfViews(_ fact: JournalFact) -> Bool {
    switch fact {
    case .assigned(_, StateDefinition.viewsKey, _), .assigned(_, StateDefinition.stacksKey, _): true
    case .entered(let screen, _), .left(let screen, _):
      device.process?.openScreens[screen]?.screen.definition.isOwnSource ?? false
    default: false
    }
  }

  /// Notes covers that hide a change from the test, which can be seen before or after them.
  private func readCovers(of screen: Int?) {
    guard let process = device.front else { return }
    if process.alert != nil { read("alerts") }
    if let screen, process.frontScreen?.id != screen { read(RunTracer.openScreens) }
  }

  package func dependsOn(_ name: String) { read(name) }

  package var place: Int? { isPaused ? nil : current }

  package func touches(_ name: String, isChange: Bool, at place: Int) {
    guard trace.happenings.indices.contains(place) else { return }
    let number = variable(name)
    if isChange {
      trace.happenings[place].writes.insert(number)
    } else {
      trace.happenings[place].reads.insert(number)
    }
    guard isDetailed, place == current, let site = lineOfApp else { return }
    let known = trace.happenings[place].touchSites[number]
    // A change in place, such as `+=`, reads first, and may count for the line below.
    let isInPlace = known.map { $0.file == site.file && $0.line + 1 == site.line } ?? false
    if known == nil || (isChange && !isInPlace) {
      trace.happenings[place].touchSites[number] = site
    }
  }

  /// The line of the app that runs now; nil if it has none on the stack, where the first line is
  /// that of the test's own step.
  var lineOfApp: CallSite? {
    guard let site = device.locator?(), let current else { return nil }
    let happening = trace.happenings[current]
    return happening.actor == .test && happening.site == site ? nil : site
  }

  package func watch(screen: Int) -> any ScopeWatching { ScopeWatch(tracer: self, screen: screen) }

  /// Notes that an expression of a screen has read a name.
  func noteRead(_ key: String, screen: Int) {
    switch key {
    case "app", "defaults": read(key)
    case "state": read("state of screen \(screen)")
    case "device":
      for name in ["device", "permissions"] { read(name) }
    case "keychain", "files", "account", "toggles", "toggleInfo", "experiments":
      read("stored state")
    default: read("\(key) of screen \(screen)")
    }
  }
}

/// The variables of a run that a fact reads and changes.
struct TouchedState {
  private(set) var reads: [String] = []
  private(set) var writes: [String] = []
  /// Lists that only grow.
  private(set) var logs: [String] = []
  /// The screen whose content it changes; nil if it is not of one screen.
  private(set) var screen: Int?
  /// Whether it only changes what is shown, and no named value.
  private(set) var changesView = false

  /// Finds the variables of a fact about what the app does.
  init(_ fact: JournalFact) {
    switch fact {
    case .assigned(let screen, let key, _):
      writes = [screen == 0 ? "app" : "\(key) of screen \(screen)"]
      self.screen = screen == 0 ? nil : screen
    case .stored: writes = ["defaults"]
    case .kept, .removed, .toggled, .accountChosen, .experimentsLoaded: writes = ["stored state"]
    case .entered(let screen, _), .left(let screen, _):
      writes = ["state of screen \(screen)"]
      self.screen = screen
    case .raised(let screen, _, _): reads = ["state of screen \(screen)"]
    case .pushed, .presented, .tabSelected, .started, .resized, .moreShown:
      writes = [RunTracer.openScreens]
    case .closed(let screen, _): writes = [RunTracer.openScreens, "state of screen \(screen)"]
    case .alertShown, .alertClosed, .shareShown, .shareClosed: writes = ["alerts"]
    case .focused: writes = [RunTracer.focus]
    case .typed: reads = [RunTracer.focus]
    case .tracked: logs = ["analytics"]
    case .loading: reads = ["outcomes of loaders"]
    case .requested(_, let method, let url, _, _):
      reads = ["stubs", "network"]
      writes = ["request \(method) \(url)"]
      logs = ["requests"]
    case .launched, .terminated, .crashed, .killed, .cameToFront, .activated:
      writes = ["process"]
    case .pressed: writes = ["process", "device"]
    case .bannerShown, .bannerGone: writes = ["banner"]
    default: takeOutside(fact)
    }
  }

  /// Finds the variables of a fact about the device, or about the test outside of the screens.
  private mutating func takeOutside(_ fact: JournalFact) {
    switch fact {
    case .copied: writes = ["pasteboard"]
    case .stateSet(_, let kind, _, _), .stateReset(_, let kind):
      writes = [StateVariable.name(ofKind: kind)]
    case .reinstalled: writes = ["stored state", "defaults", "process"]
    case .stubsChanged: writes = ["stubs"]
    case .networkChanged: writes = ["network"]
    case .outcomeForced: writes = ["outcomes of loaders"]
    case .permissionSet, .permissionReset: writes = ["permissions"]
    case .rotated, .appearanceSet, .keyboardConnected, .located, .voiceOverSet:
      writes = ["device"]
      changesView = true
    case .scrolled, .adjusted, .sent, .opened, .systemOpened, .gestured, .keyPressed:
      changesView = true
    default: return
    }
  }
}

extension JournalFact {
  /// The words for an action of the test that no call has announced.
  fileprivate var stepWords: String {
    switch self {
    case .opened(let link), .systemOpened(let link): Happening.opening + link
    case .pressed(let button): "press \(button)"
    case .rotated(let orientation): "rotate to \(orientation)"
    case .stateSet(_, let kind, let key, _): "set \(key) of \(kind)"
    case .stateReset(_, let kind): "reset \(kind)"
    case .sent(let command, _): "send \(command)"
    case .stubsChanged(let change, let name): "\(change) stubs \(name)"
    case .networkChanged: "change the network"
    case .outcomeForced(let loader, let isFailure, _):
      "let \(loader ?? "loaders") \(isFailure ? "fail" : "succeed")"
    case .copied: "copy"
    case .appearanceSet: "set the appearance"
    case .located: "set the location"
    case .voiceOverSet: "turn VoiceOver on or off"
    case .keyboardConnected: "connect or disconnect a keyboard"
    default: "act on the app"
    }
  }
}

/// Reports to a tracer what the expressions of one screen read.
final class ScopeWatch: ScopeWatching, @unchecked Sendable {
  // Scopes are passed as values within one session, which one thread uses at a time.
  private unowned let tracer: RunTracer
  private let screen: Int

  init(tracer: RunTracer, screen: Int) {
    self.tracer = tracer
    self.screen = screen
  }

  func read(_ key: String) { tracer.noteRead(key, screen: screen) }
}
