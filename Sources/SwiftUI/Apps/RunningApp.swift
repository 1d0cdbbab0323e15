import SwiftUIViews
package import ViewGraph
package import ViewLayout

/// An app that runs: its views, and the elements that it shows now.
///
/// It is used on the thread of one session, and only there.
package final class RunningApp {
  /// The views.
  package let graph = ViewGraph()
  /// What went wrong; nil if nothing did.
  package private(set) var fault: String?
  private var metrics = ScreenMetrics.standard
  /// How high the keyboard is; the app lays out nothing there.
  package var keyboardHeight = 0.0
  /// The scroll offsets of containers, by their names.
  package var scrolled: [String: CGPoint] = [:]
  private let start: @MainActor (DrawScope) -> [Box]
  private var screen: ScreenBox?
  /// The keyboard height and scroll offsets that the boxes were last placed for.
  private var placed: (keyboardHeight: Double, scrolled: [String: CGPoint])?
  /// How often views were drawn or placed; the screen does not change in between.
  package private(set) var lookCount = 0
  private var living: [Int: BoxLife] = [:]
  /// Those that have left with a screen that still slides, by their numbers.
  private var leaving: [Int: BoxLife] = [:]
  /// How many screens there were when views were last notified.
  private var screensTold = 0
  /// How many nanoseconds screens take to slide in or out; 0 if they are in place at once.
  package var slideTime: () -> UInt64 = { 0 }
  /// The gestures that some view in front handles.
  package private(set) var gestures: Set<BoxAnswers.Gesture> = []
  private var environment = EnvironmentValues()
  private let links = LinkKeeper()
  private let scrolls = ScrollDesk()

  /// Whether the app is in front.
  package var phase: ScenePhase {
    get { phaseSlot.value }
    set { phaseSlot.set(newValue) }
  }
  private let phaseSlot: StateSlot<ScenePhase>
  /// Whether a view, or the app itself, reads the phase.
  package var isPhaseRead: Bool { phaseSlot.isRead }

  /// How many times an app may change its state while its changes are shown.
  static let passLimit = 200

  private init(start: @escaping @MainActor (DrawScope) -> [Box]) {
    self.start = start
    phaseSlot = StateSlot(.active, in: graph)
    environment.phaseSlot = phaseSlot
    environment.linkKeeper = links
    environment.scrollDesk = scrolls
  }

  /// Starts an app, whose headers of sections may be in capitals, as before iOS 26.
  package convenience init<Main: App>(_ type: Main.Type, hasCapitalHeaders: Bool = false) {
    self.init { $0.draw(AppView<Main>(), at: .part("app")) }
    environment.hasCapitalHeaders = hasCapitalHeaders
  }

  /// Starts with a single view instead of an app.
  package convenience init(_ view: some View) {
    self.init { $0.draw(view, at: .part("root")) }
  }

  /// Changes the screen on which the app runs, and what its views can read of the device.
  package func move(to metrics: ScreenMetrics, with traits: DeviceTraits) {
    if self.metrics != metrics { placed = nil }
    self.metrics = metrics
    screen?.metrics = metrics
    guard environment.deviceTraits != traits else { return }
    environment.deviceTraits = traits
    if screen != nil { graph.root.change() }
  }

  /// Shows everything that has changed, and the changes that this causes.
  package func update() {
    OnMain.run {
      var passes = 0
      repeat {
        passes += 1
        guard passes <= Self.passLimit else {
          fault = "the app changes its state in each of \(Self.passLimit) updates in a row"
          return
        }
        pass()
      } while graph.needsUpdate
      graph.settle()
    }
  }

  @MainActor
  private func pass() {
    for step in graph.takeWork() { step() }
    let root = graph.root
    let isDrawn = root.needsDrawing || screen == nil
    guard isDrawn || !isInPlace else { return }
    lookCount += 1
    if isDrawn {
      // Of what is outside the app only the device's traits ever change, which changes the root.
      graph.unchanged = root.isChanged ? nil : root
      defer { graph.unchanged = nil }
      root.beginDrawing()
      let boxes = start(DrawScope(node: root, environment: environment))
      root.endDrawing()
      screen = ScreenBox(.one(boxes), on: metrics)
    }
    screen?.layOut(keyboardHeight: keyboardHeight, scrolled: scrolled)
    placed = (keyboardHeight, scrolled)
    followScrolls()
    let sight = screen?.sight
    gestures = sight?.gestures ?? []
    sight?.watchers.forEach { $0.look($0) }
    tellLives(sight?.lives ?? [])
  }

  /// Whether placing all boxes again would leave them where they are.
  private var isInPlace: Bool {
    guard let placed, screen?.isSettled == true, scrolls.waiting.isEmpty else { return false }
    return placed.keyboardHeight == keyboardHeight && placed.scrolled == scrolled
  }

  /// Scrolls to where the app asks for.
  ///
  /// The lengths of rows that were never made are estimates. Each pass knows the rows that the pass
  /// before has brought into view, until the offsets no longer change.
  @MainActor
  private func followScrolls() {
    let waiting = scrolls.waiting
    guard !waiting.isEmpty else { return }
    // Offsets that repeat would repeat for ever.
    var tried: Set<[String: CGPoint]> = []
    var times: [String: UInt64] = [:]
    let first = scrolled
    while tried.insert(scrolled).inserted {
      let before = scrolled
      for keeper in waiting {
        keeper.follow {
          guard $1.x.isFinite, $1.y.isFinite else { return }
          scrolled[$0.name] = $1
          times[$0.name] = keeper.nanoseconds
        }
      }
      guard scrolled != before else { break }
      screen?.layOut(keyboardHeight: keyboardHeight, scrolled: scrolled)
    }
    waiting.forEach { $0.rest() }
    for (name, time) in times.sorted(by: { $0.key < $1.key }) where scrolled[name] != first[name] {
      graph.afterDrawing { [scrolls] in scrolls.animate(name, for: time) }
    }
  }

  /// The steps of scrolling a container to an offset by hand; the views are shown after each step.
  package func steps(scrolling name: String, to offset: CGPoint) -> [() -> Void] {
    scrolls.steps(scrolling: name) { [weak self] in
      self?.scrolled[name] = self?.screen?.stop(of: name, before: offset) ?? offset
    }
  }

  /// Scrolls the control with the keyboard above it; without one, content that was scrolled past
  /// its end back.
  package func scroll(toFocus place: Int?) {
    scrolled = KeyboardScrolling(showing: place, in: elements, from: scrolled).offsets
  }

  /// Notifies views that have appeared, from the outside in, and then those that have disappeared.
  ///
  /// Where a screen slides in or out, those that go with it are notified once it is in place.
  @MainActor
  private func tellLives(_ lives: [BoxLife]) {
    var now: [Int: BoxLife] = [:]
    var order: [BoxLife] = []
    for life in lives where now[life.number] == nil {
      now[life.number] = life
      order.append(life)
    }
    let gone = living.values.filter { now[$0.number] == nil }.sorted { $0.number < $1.number }
    let come = order.filter { living[$0.number] == nil }
    living = now
    for life in come {
      leaving.removeValue(forKey: life.number)?.disappear()
      life.appear()
    }
    let time = screenCount == screensTold || graph.isInstant ? 0 : slideTime()
    screensTold = screenCount
    if time > 0 { leave(gone, after: time) } else { gone.forEach { $0.disappear() } }
  }

  @MainActor
  private func leave(_ gone: [BoxLife], after time: UInt64) {
    guard !gone.isEmpty else { return }
    for life in gone { leaving[life.number] = life }
    let end = SlideEnd { [weak self] in
      for life in gone where self?.leaving[life.number] === life {
        self?.leaving[life.number] = nil
        life.disappear()
      }
    }
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: time)
      end.tell()
    }
  }

  /// The elements that are in front.
  package var elements: [BoxElement] { OnMain.run { screen?.elements() ?? [] } }

  /// The name of the app's own view that is the screen in front; nil if there is none.
  package var frontView: String? { OnMain.run { screen?.frontView.map(ViewGraph.name) } }

  /// The names of the app's own views on each navigation stack; empty for a view of the system.
  package var stacks: [[String]] {
    OnMain.run { screen?.stacks.map { $0.map { $0.map(ViewGraph.name) ?? "" } } ?? [] }
  }

  /// How many screens there are: those on stacks, and those presented over others.
  package var screenCount: Int { OnMain.run { screen?.count ?? 0 } }

  /// Runs code of the app, such as an action, and shows what has changed.
  package func act(_ action: () -> Void) {
    action()
    update()
  }

  /// What the app does when a finger makes a gesture at a point of the screen; nil for nothing.
  package func touched(_ gesture: BoxAnswers.Gesture, at point: CGPoint) -> (() -> Void)? {
    OnMain.run { screen?.touched(gesture, at: point) }
  }

  /// Saves the `SceneStorage` values, as the scene leaves the foreground.
  package func saveScene() { StoredSlots.of(graph).saveScene() }

  /// Opens a link; the views with `onOpenURL` receive it.
  package func open(_ link: String) {
    if let url = URL(string: link) { links.open(url) }
  }
}

/// What happens when screens are in place, on the thread of the app.
private struct SlideEnd: @unchecked Sendable { let tell: () -> Void }

/// The scenes of an app, drawn at the app's node.
private struct AppView<Main: App> {
  /// The app, made once for each run.
  final class Holder { var app: Main? }
}

extension AppView: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    let holder = scope.node.slot(-1) { Holder() }
    var app = holder.app ?? launch()
    holder.app = app
    let body = scope.kept(&app) { $0.body }
    return SceneDrawing.draw(body, in: scope)
  }

  @MainActor
  private func launch() -> Main {
    let app = Main()
    for child in Mirror(reflecting: app).children {
      (child.value as? any LaunchListener)?.tellLaunch()
    }
    return app
  }
}

/// Draws scenes.
@MainActor
enum SceneDrawing {
  static func draw<S: Scene>(_ scene: S, in scope: DrawScope) -> [Box] {
    if let window = scene as? any DrawableScene { return window.drawWindow(in: scope) }
    return scope.draw(OwnScene(scene: scene), at: .part("own scene"))
  }
}

/// A scene that the app has written, at a node of its own.
private struct OwnScene<Content: Scene>: View, Drawable {
  let scene: Content
  func draw(in scope: DrawScope) -> [Box] {
    var scene = scene
    return SceneDrawing.draw(scope.kept(&scene) { $0.body }, in: scope)
  }
}
