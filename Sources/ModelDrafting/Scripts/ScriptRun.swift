package import SimulatedApp

/// A query of a test in an app that plays a script.
package struct ScriptLook: Sendable {
  /// The kinds of questions that a look asks.
  package enum Kind: Sendable, Hashable {
    case existence, count, attributes

    fileprivate static let all: Set = [existence, count, attributes]
  }

  /// What it asked.
  package let kind: Kind
  /// The elements that it asked for.
  package let query: Query
  /// The scene that it saw.
  package let scene: SceneKey
  /// How many elements it found.
  package let count: Int
  /// The last place before the look where another scene can begin: an action or a wait.
  package let boundary: SceneKey
  /// Whether it was part of a wait.
  package let isOfWait: Bool
  /// The file of the page object that looked; nil for the test's own file, or if nobody asked.
  package var page: String?
  /// The frames of the first element that it found, of the one around it, and of the screen, if it
  /// asked for attributes.
  var frames: Frames?

  /// The frames of an element and of what is around it.
  struct Frames: Sendable {
    let own, outer, screen: ElementFrame
  }
}

/// What a look asked, and in which scene.
package struct SightKey: Hashable, Sendable, Codable {
  let scene: SceneKey
  let words: String
}

extension ScriptLook {
  /// What distinguishes the look from others.
  package var key: SightKey { SightKey(scene: scene, words: query.text) }
}

/// What a test did with the app of a script.
package struct ScriptAct: Sendable {
  /// What was done.
  package enum Kind: Sendable, Hashable {
    /// A launch with its arguments and its environment.
    case launch([String], [String: String])
    /// A gesture on an element.
    case gesture(ElementGesture)
    /// A link that was opened.
    case open(String)
    /// Anything else, such as a turn of the device.
    case other
  }

  /// What was done.
  package let kind: Kind
  /// The element; nil if there is none.
  package let query: Query?
  /// The scene in which it was done.
  package let from: SceneKey
  /// The scene that it began; nil if it began none.
  package let to: SceneKey?
  /// What the test has typed into fields so far, by their names.
  package let typed: [ElementKey: String]
}

extension ScriptAct {
  /// Whether it is a swipe that began no scene.
  fileprivate var isSearch: Bool {
    guard to == nil, case .gesture(let gesture) = kind else { return false }
    return gesture.isSwipe
  }
}

extension ElementGesture {
  /// Whether it is a swipe, which usually shows more of the same content.
  var isSwipe: Bool { [.swipeUp, .swipeDown, .swipeLeft, .swipeRight].contains(self) }
}

/// Something that happened in a run.
package enum ScriptEvent: Sendable {
  case look(ScriptLook)
  case act(ScriptAct)
  /// A wait of at most some virtual nanoseconds began a scene, this many after the scene before.
  case wait(from: SceneKey, to: SceneKey, nanoseconds: Int64, limit: Int64 = 0)
}

extension ScriptEvent {
  /// Whether two tests do the same, whatever the result.
  fileprivate func isSame(as other: ScriptEvent) -> Bool {
    switch (self, other) {
    case (.look(let left), .look(let right)):
      left.kind == right.kind && left.query == right.query && left.scene == right.scene
    case (.act(let left), .act(let right)):
      left.kind == right.kind && left.query == right.query && left.to == right.to
    case (.wait(_, let left, _, _), .wait(_, let right, _, _)): left == right
    default: false
    }
  }

  /// The scene that the event leaves on the screen.
  fileprivate var scene: SceneKey {
    switch self {
    case .look(let look): look.scene
    case .act(let act): act.to ?? act.from
    case .wait(_, let scene, _, _): scene
    }
  }
}

/// What a test has looked for since its last action.
private struct RecentLooks {
  private var known: [(query: Query, kinds: Set<ScriptLook.Kind>)] = []

  /// Adds a look; returns whether it asks for something new.
  mutating func add(_ look: ScriptLook) -> Bool {
    // Whatever a test asks of an element that was missing before is the same.
    let kinds = look.count == 0 ? ScriptLook.Kind.all : [look.kind]
    guard let index = known.firstIndex(where: { $0.query == look.query }) else {
      known.append((look.query, kinds))
      return true
    }
    let isNew = !known[index].kinds.contains(look.kind)
    known[index].kinds.formUnion(kinds)
    return isNew
  }
}

/// One run of a test on the app of a script.
package struct ScriptRun: Sendable {
  /// What happened, in order.
  package var events: [ScriptEvent] = []
  /// How many events came before the first failure; nil if nothing failed.
  package var failedAt: Int?
  /// The last action or wait before the first failure; nil if nothing failed.
  package var failedAfter: SceneKey?
  /// The first failure.
  package var failure: TestFailure?
  /// Why the test was skipped; nil if it was not.
  package var skipReason: String?
  /// The bundle identifier that the test launched or used; nil for that of the app.
  package var bundle: String?
  /// Whether the test used the app before anything had launched it.
  package var usesEarlierApp = false
  /// The first link that the test opened and the app did not know; nil if there is none.
  package var link: String?
  /// The system prompt that the test looked for in vain, by its buttons.
  package var promptLook: (scene: SceneKey, query: Query)?
  /// The last look at another app that found nothing, after a scene, and whether that app runs.
  package var lookElsewhere: (bundle: String, query: Query, scene: SceneKey, isRunning: Bool)?
  /// The last look at the app behind another one, and what the test had last touched there.
  package var lookBehind: (query: Query, scene: SceneKey, bundle: String, touched: Query)?
  /// The app that the test expected in front although nothing had opened it, and the scene in which
  /// it did; nil if it expected none.
  package var awaitedApp: (bundle: String, scene: SceneKey)?
  /// Whether the test did more than is recorded, so that a model of it ends there.
  package var isCut = false
  /// Whether the test was ended because it would go on for ever.
  package var isEndless = false
  /// Whether the test used another app when it failed.
  package var failedElsewhere = false
  /// Whether the test had an interruption monitor at one of its calls before the failure.
  package var hasMonitor = false
  /// The lines of the test that led to its last read of an element's text, the innermost first.
  package var readers: [CallSite] = []
  /// The values to which the test turned wheels.
  package var turns: [(query: Query, value: String)] = []
  /// The texts of fields that the test read in a later scene than the one in which it typed them.
  package var keptTexts: [SceneKey: [ElementKey: String]] = [:]
  /// How many actions the test made.
  package var actions = 0
  /// The scenes that were reached.
  package var scenes: Set<SceneKey> = []

  /// Makes a run in which nothing has happened.
  package init() {}

  /// Records the first failure, and the last action or wait before it.
  mutating func fail(with failure: TestFailure, after boundary: SceneKey) {
    failedAt = events.count
    failedAfter = boundary
    self.failure = failure
  }

  /// The last look before the failure, or of all.
  var failedLook: ScriptLook? {
    for event in events.prefix(failedAt ?? events.count).reversed() {
      if case .look(let look) = event { return look }
    }
    return nil
  }

  /// Whether it failed since an element is not there that the test acts on, or asserts to exist.
  ///
  /// Another assertion may be about much else, such as how many elements there are, or their texts.
  var lacksElement: Bool {
    guard let failure, !failedElsewhere, failedLook?.count == 0 else { return false }
    switch failure.reason.kind {
    case .noMatch, .timeout: return true
    case .assertion:
      return failedLook?.kind == .existence && failure.message.hasPrefix("XCTAssertTrue")
    default: return false
    }
  }

  /// Whether the test has looked for the same in the same scene before, in vain, and went on: it
  /// may not have to be there from the beginning of the scene.
  func hasMissed(_ look: ScriptLook) -> Bool {
    looks(before: failedAt).contains {
      $0.query == look.query && $0.scene == look.scene && $0.count == 0
        && $0.boundary < look.boundary
    }
  }

  /// Whether it failed since no field has the keyboard.
  var lacksFocus: Bool { failure?.reason.kind == .noKeyboardFocus }

  /// Whether the test ran to its end without a failure.
  package var hasPassed: Bool { failedAt == nil && skipReason == nil }

  /// How far the test got before its first failure: its actions and looks.
  ///
  /// Looks for the same between two actions are one, since a test may look for one of several
  /// elements in turn. Swipes in search of something do not count.
  package var progress: Int {
    var count = 0
    var looks = RecentLooks()
    for event in events.prefix(failedAt ?? events.count) {
      switch event {
      case .wait: break
      case .act(let act):
        guard !act.isSearch else { break }
        looks = RecentLooks()
        count += 1
      case .look(let look): count += looks.add(look) ? 1 : 0
      }
    }
    return count
  }

  /// The scene in which the test begins to do something else than another one did; nil if that is
  /// its first action.
  func sceneOfParting(from other: ScriptRun) -> SceneKey? {
    let shared = zip(events, other.events).prefix { $0.isSame(as: $1) }
    return shared.last?.0.scene
  }

  /// The looks, in order.
  package var looks: [ScriptLook] { looks(before: nil) }

  /// The looks among the first events, in order; among all for nil.
  func looks(before count: Int?) -> [ScriptLook] {
    events.prefix(count ?? events.count).compactMap {
      if case .look(let look) = $0 { look } else { nil }
    }
  }
}
