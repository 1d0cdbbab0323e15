import AppBuilding
import AppModel
import Foundation
import PredicateFormat
import SwiftUI
import ViewGraph
import ViewLayout
import VirtualTime

/// A run of an app in a session.
///
/// It is Sendable although it changes: a session uses it on its own thread only.
final class HostedRun: @unchecked Sendable {
  private let make: () -> RunningApp
  /// The device on which the app runs: that of the session, which may not be that of the app.
  private(set) var surroundings: ScreenSurroundings
  private let texts: AppTexts?
  private var strings: AppStrings?
  private var assets: AppAssets?
  private var app: RunningApp?
  /// The controls by the names that they were drawn with.
  private(set) var controls: [String: ControlValue] = [:]
  private var touches: [String: () -> Void] = [:]
  private var spreads: [String: (Double, Double) -> Void] = [:]
  private var focusCalls: [String: (Bool) -> Void] = [:]
  private var focusWishes: [(name: String, wish: () -> Bool?)] = []
  /// The field with the keyboard, and whether it loses it unless the app wants it in another.
  private var keyboard = (field: String?.none, isUnwanted: false)
  /// The actions after which the keyboard goes, and the containers whose scrolling dismisses it.
  private var endings = (submissions: Set<String>(), dismissals: [String: ScrollHabits.Dismissal]())
  private var isActing = false
  private var process: LaunchedProcess
  /// What the app has asked of the system.
  private var asked = (permissions: AskedPermissions(), texts: SharedTexts())
  /// Raises the event that updates the screen.
  var wake: () -> Void = {}
  /// Reports which values the app's code reads and changes.
  let watch = StateWatch()

  /// Makes a run that has not started: a definition describes the app without running it.
  init(
    _ texts: AppTexts?, _ information: AppInformation, on surroundings: ScreenSurroundings,
    _ make: @escaping () -> RunningApp
  ) {
    self.surroundings = surroundings
    self.texts = texts
    process = LaunchedProcess(information: information)
    self.make = make
  }

  deinit {
    app?.graph.close()
    process.end()
  }

  /// Starts the app.
  func start() {
    watch.dropKeyboard = { [weak self] in self?.keyboard.isUnwanted = true }
    let defaults = process.defaults
    watch.stored = defaults.value
    watch.isGiven = defaults.isGiven
    watch.defaultChanged = { [weak self] key in
      if let app = self?.app { StoredSlots.of(app.graph).follow(key) }
    }
    watch.permission = { defaults.value(at: AskedPermissions.key(of: $0)) as? String }
    watch.ask = { [weak self] resource, told in
      guard let self else { return told(AuthorizationStatus.denied.rawValue) }
      asked.permissions.ask(for: resource, told)
      if !isActing { wake() }
    }
    watch.share = { [weak self] text, closed in
      guard let self else { return closed(false) }
      asked.texts.share(text, closed)
      if !isActing { wake() }
    }
    strings = texts?.strings(for: process.arguments)
    if process.arguments.contains("-AppleLanguages") {
      process.language = texts?.language(for: process.arguments)
    }
    process.begin()
    assets = texts?.assets { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    let made = running(make)
    app = made
    made.move(to: surroundings.metrics, with: surroundings.traits)
    made.slideTime = { [weak self] in UInt64(clamping: self?.slideTime().nanoseconds ?? 0) }
    made.graph.onChange = { [weak self] in
      if let self, !self.isActing { self.wake() }
    }
    made.phase = .inactive
    act {}
    // As on a phone, the app comes to the front after its first screen was made.
    if made.isPhaseRead { act { made.phase = .active } } else { made.phase = .active }
    tell(UIApplication.didBecomeActiveNotification)
  }

  /// Posts a system notification to the app's observers.
  private func tell(_ name: Notification.Name) {
    let notices = watch.object { AppNotices() }
    if notices.isHeard(name.rawValue) { act { notices.tell(name.rawValue) } }
  }

  /// Runs code of the app, and shows what it has changed.
  private func act(_ code: () -> Void) {
    isActing = true
    defer { isActing = false }
    watch.enter()
    running {
      app?.act {
        watch.watching {
          saveDefaults(); code()
        }
      }
    }
  }

  /// Takes up what other threads have changed in the user defaults.
  private func saveDefaults() {
    for (key, value) in process.defaults.takeUnsaved() {
      watch.store(key, value)
      watch.defaultChanged(key)
    }
  }

  /// The texts of the app in other languages.
  private var otherStrings: AppStrings.OfLanguages? {
    texts.map { texts in AppStrings.OfLanguages { texts.strings(in: $0) } }
  }

  /// Runs code of the app as in its own process.
  private func running<Result>(_ code: () -> Result) -> Result {
    process.running {
      AppAssets.$current.withValue(assets) {
        AppStrings.$ofLanguages.withValue(otherStrings) {
          AppStrings.$current.withValue(strings, operation: code)
        }
      }
    }
  }

  /// Runs a part of a task of the app; what it changes is shown by the event that it raises.
  ///
  /// A block of the main queue has no task that would know the process.
  func perform(_ work: () -> Void) { running { watch.watching(work) } }

  /// The moving elements.
  var movements = ElementMovements()
  /// Called when screens slide in or out.
  var moveScreens: () -> Void = {}
  /// How long screens take to slide in or out; zero if nothing moves.
  var slideTime: () -> VirtualDuration = { .zero }
  /// What the finger of the last touch did.
  var finger: () -> FingerMotion = { FingerMotion() }
  /// Which look of the app was drawn last.
  private var drawnLook: Int?
  /// How many screens there are on stacks and over others; nil before the first was shown.
  private var screenCount: Int?

  /// Stores a value on the device, which outlives the run.
  func keep(_ value: Any?, for key: String, _ store: (String, FormatValue) -> Void) {
    process.defaults.keep(value, at: key)
    store(key, FormatValue(stored: value))
  }

  /// The elements to draw, with their movements; none before the app has started.
  func drawnElements() -> [BoxElement] {
    guard let app else { return [] }
    let elements = app.elements
    let count = app.screenCount
    if let screenCount, screenCount != count, !app.graph.isInstant { moveScreens() }
    screenCount = count
    drawnLook = app.lookCount
    return app.graph.endRound {
      movements.follow(elements, $0, on: [[app.frontView ?? ""]] + app.stacks)
    }
  }

  /// Whether the whole app looks as it was last drawn, except for the values of its controls.
  var isDrawn: Bool {
    guard let app else { return false }
    return drawnLook == app.lookCount && app.graph.isStill && movements.isAtRest
  }

  /// Whether an endless animation is shown.
  var movesForever: Bool { watch.isAnimated && app?.graph.movesForever == true }

  /// How far the app's containers are scrolled, by their names.
  var scrolled: [String: CGPoint] { app?.scrolled ?? [:] }

  /// The names of the app's views that were shown so far.
  var views: [String] { app?.graph.shownViews ?? [] }

  /// The name of the screen in front: that of its view without `View`, such as `drink`.
  var screenName: String? { app?.frontView.map(Self.screen) }

  /// The screens on each navigation stack, such as `menu > drink`.
  var stacks: [String] {
    app?.stacks.map { $0.map(Self.screen).joined(separator: " > ") } ?? []
  }

  private static func screen(of view: String) -> String {
    var name = view
    for ending in ["View", "Screen"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Stores the controls and actions that were drawn, by their names.
  func take(_ drawing: ElementDrawing) {
    controls = Dictionary(drawing.controls.map { ($0.name, $0.value) }) { first, _ in first }
    touches = drawing.touches
    spreads = drawing.spreads
    focusCalls = drawing.focusCalls
    focusWishes = drawing.focusWishes
    endings = (drawing.submissions, drawing.dismissals)
  }

  /// Where the app wants the keyboard; nil if it is there already, or if the app does not care.
  var focusWish: FocusWish? {
    let wanting = focusWishes.filter { $0.wish() == true }.map(\.name)
    // Of several fields with one condition the one that has the keyboard keeps it.
    let wanted = wanting.first { $0 == keyboard.field } ?? wanting.first
    if let wanted, wanted != keyboard.field { return .field(wanted) }
    if keyboard.isUnwanted, keyboard.field != nil { return FocusWish.none }
    if wanted != nil { return nil }
    let isUnwanted = focusWishes.contains { $0.name == keyboard.field && $0.wish() == false }
    return isUnwanted ? FocusWish.none : nil
  }

  /// Runs the action of a gesture on an element.
  func touch(_ name: String) {
    guard let touch = touches[name] else { return }
    // The return key dismisses the keyboard after its action.
    if endings.submissions.contains(name) { keyboard.isUnwanted = true }
    actOnTouch(touch)
  }

  private func actOnTouch(_ touch: () -> Void) {
    let finger = finger()
    let way = finger.way.map { CGSize(width: $0.right, height: $0.down) }
    act {
      BoxTouch.$seconds.withValue(finger.time.inSeconds) {
        BoxTouch.$way.withValue(way, operation: touch)
      }
    }
    drop(at: finger.end.map { CGPoint(x: $0.x, y: $0.y) })
  }

  /// Drops what the finger has picked up where it lifts.
  private func drop(at end: CGPoint?) {
    let desk = watch.object { DragDesk() }
    guard desk.item != nil, let end else { return }
    defer { desk.item = nil }
    if let take = app?.touched(.drop, at: end) { act(take) }
  }

  /// The gestures that some view handles by their location, in a fixed order.
  var placedGestures: [BoxAnswers.Gesture] {
    let gestures = app?.gestures ?? []
    return BoxAnswers.Gesture.allCases.filter(gestures.contains)
  }

  /// Runs the action of a gesture at a point where no element handles it.
  func touch(_ gesture: BoxAnswers.Gesture, at point: CGPoint) {
    if let touch = app?.touched(gesture, at: point) { actOnTouch(touch) }
  }

  /// Runs the action of a two-finger gesture on an element.
  func spread(_ name: String, by amount: Double, velocity: Double) {
    if let spread = spreads[name] { act { spread(amount, velocity) } }
  }

  /// Shows what has changed.
  func update() { act {} }

  func change(_ name: String, _ set: (inout ControlValue) -> Void) {
    guard var control = controls[name] else { return }
    act { set(&control) }
  }

  /// The resources that the app has asked for since the last call.
  func newQuestions() -> [ProtectedResource] { asked.permissions.newQuestions() }

  /// Passes the app the answer for a resource.
  func answer(_ status: AuthorizationStatus, for resource: ProtectedResource) {
    watch.store(AskedPermissions.key(of: resource.rawValue), status.rawValue)
    let told = asked.permissions.answered(resource)
    act { for tell in told { tell(status.rawValue) } }
  }

  /// The texts that the app has shared since the last call.
  func newShares() -> [String] { asked.texts.newTexts() }

  /// Tells the app that the share sheet has closed.
  func endSharing(isCompleted: Bool) {
    let closed = asked.texts.closed()
    act { for tell in closed { tell(isCompleted) } }
  }

  /// Handles a change around the app.
  func follow(_ change: ScreenChange) {
    switch change {
    case .launched(let arguments, let environment, let defaults):
      (process.arguments, process.environment) = (arguments, environment)
      process.defaults.launch(
        with: defaults.compactMapValues(\.stored), given: LaunchArguments(arguments).values)
      process.folders = AppFolders(
        of: process.information?.identifier as String? ?? "app", beside: process.defaults)
    case .focused(let key, let height):
      act { focus(key, keyboardHeight: height) }
      let place = key.flatMap { ElementDrawing.place(ofControl: $0) }
      act { app?.scroll(toFocus: height > 0 ? place : nil) }
    case .scrolled(let key, let right, let down, let byFinger):
      if byFinger, dismissesKeyboard(scrolling: key) { keyboard.isUnwanted = true }
      for step in app?.steps(scrolling: key, to: CGPoint(x: right, y: down)) ?? [] { act(step) }
    case .moved(let isInFront):
      // The app sees each phase separately, as on a phone.
      let phases: [(ScenePhase, Notification.Name)] =
        isInFront
        ? [
          (.inactive, UIApplication.willEnterForegroundNotification),
          (.active, UIApplication.didBecomeActiveNotification),
        ]
        : [
          (.inactive, UIApplication.willResignActiveNotification),
          (.background, UIApplication.didEnterBackgroundNotification),
        ]
      for (phase, name) in phases {
        act { app?.phase = phase }
        tell(name)
      }
      if !isInFront { act { app?.saveScene() } }
    case .opened(let link): act { app?.open(link) }
    case .surrounded(let surroundings): surround(by: surroundings)
    }
  }

  /// Whether the last scroll of a finger in a container dismisses the keyboard.
  private func dismissesKeyboard(scrolling name: String) -> Bool {
    switch endings.dismissals[name] {
    case .atOnce: true
    case .pulled: (finger().end?.y ?? 0) > surroundings.profile.height - keyboardHeight
    case .never, nil: false
    }
  }

  private var keyboardHeight: Double { app?.keyboardHeight ?? 0 }

  private func surround(by new: ScreenSurroundings) {
    let isTurned = new.profile != surroundings.profile
    surroundings = new
    guard let app else { return }
    act { app.move(to: new.metrics, with: new.traits) }
    if isTurned { tell(Notification.Name("UIDeviceOrientationDidChangeNotification")) }
  }

  private func focus(_ key: String?, keyboardHeight height: Double) {
    app?.keyboardHeight = height
    guard key != keyboard.field else { return }
    let before = keyboard.field
    keyboard.field = key
    keyboard.isUnwanted = false
    before.flatMap { focusCalls[$0] }?(false)
    key.flatMap { focusCalls[$0] }?(true)
  }
}

/// A control that was drawn, with its value.
struct ControlValue {
  let control: BoxControl

  var text: String {
    get {
      switch control {
      case .text(let get, _), .words(let get, _, _): get()
      default: ""
      }
    }
    set {
      switch control {
      case .text(_, let set), .words(_, let set, _): set(newValue)
      default: break
      }
    }
  }
  var flag: Bool {
    get { if case .switching(let get, _) = control { get() } else { false } }
    set { if case .switching(_, let set) = control { set(newValue) } }
  }
  var number: Double {
    get { if case .number(let get, _, _, _) = control { get() } else { 0 } }
    set { if case .number(_, let set, _, _) = control { set(newValue) } }
  }
  var choice: Int {
    get { if case .choice(let get, _, _) = control { get() } else { 0 } }
    set { if case .choice(_, let set, _) = control { set(newValue) } }
  }
}
