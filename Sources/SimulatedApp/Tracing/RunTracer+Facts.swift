extension RunTracer {
  /// Takes what a fact changes or has read as variables of the happening under way.
  func note(_ fact: JournalFact) {
    guard !isPaused else { return }
    switch fact {
    case .assigned(let screen, let key, _):
      write(screen == 0 ? "app" : "\(key) of screen \(screen)")
    case .stored: write("defaults")
    case .kept, .removed, .toggled, .accountChosen, .experimentsLoaded: write("stored state")
    case .entered(let screen, _), .left(let screen, _): write("state of screen \(screen)")
    case .raised(let screen, _, _): read("state of screen \(screen)")
    case .pushed, .presented, .tabSelected, .started, .resized, .moreShown: write("open screens")
    case .closed(let screen, _):
      write("open screens")
      write("state of screen \(screen)")
    case .alertShown, .alertClosed, .shareShown, .shareClosed: write("alerts")
    case .focused: write("keyboard focus")
    case .typed: read("keyboard focus")
    case .copied: write("pasteboard")
    case .requested(_, let method, let url, _, _): write("request \(method) \(url)")
    case .launched, .terminated, .crashed, .killed, .cameToFront, .activated, .pressed:
      write("process")
    case .bannerShown, .bannerGone: write("banner")
    default: return
    }
  }

  /// Notes that an expression of a screen has read a name.
  func noteRead(_ key: String, screen: Int) {
    switch key {
    case "app", "defaults": read(key)
    case "state": read("state of screen \(screen)")
    case "keychain", "files": read("stored state")
    default: read("\(key) of screen \(screen)")
    }
  }
}

/// Tells a tracer what expressions of one screen read.
final class ScopeWatch: @unchecked Sendable {
  // Scopes are passed on as values within one session, which stays on one thread at a time.
  private unowned let tracer: RunTracer
  private let screen: Int

  init(tracer: RunTracer, screen: Int) {
    self.tracer = tracer
    self.screen = screen
  }

  func read(_ key: String) { tracer.noteRead(key, screen: screen) }
}

extension AppProcess {
  /// Tells a tracer that typing has changed the value of a field, which is no fact of its own.
  func noteTyped(_ text: String, into element: CompiledElement, on screen: ScreenInstance) {
    guard let tracer = device.tracer, let key = element.definition.binding else { return }
    tracer.note(.assigned(screen: screen.id, key: key, value: .string(text)))
  }
}
