import AccessibilityTree
package import AppCompiling
package import AppModel
import PredicateFormat
import RunJournal
import TextInput
package import VirtualTime

/// One running instance of the app, from launch to termination.
///
/// The statechart steps are in `AppProcess+Statechart`, the actions in `AppProcess+Actions`,
/// loaders in `AppProcess+Loading`, the stacks in `AppProcess+Navigation`, touches and keys in
/// `AppProcess+Input`.
package final class AppProcess {
  package let app: CompiledApp
  package let identifier: Int32
  unowned let device: any ProcessHost
  package var facts: DeviceFacts
  var shared: [String: FormatValue]
  /// How it speaks, writes and lies on the screen.
  package let localization: Localization
  /// The system's app that this is, whose events the device answers; nil for any other.
  package let system: SystemApp?
  /// When the app last left the front; nil while it is there.
  var leftFrontAt: VirtualInstant?
  /// What has come due while the app was suspended.
  var held: [AppEvent] = []
  /// The tree as it was last built.
  package var shown: ScreenSnapshot?
  /// The tree before the last change; kept where faults may show it.
  var shownBefore: ScreenSnapshot?
  /// From when on touches are not lost any more.
  var framesFrom: VirtualInstant = .start
  /// The field that gets the focus later than it was asked for.
  var lateFocus: LateFocus?

  package var container: CoordinatorDefinition.Container = .plain
  package var stacks: [ScreenStack] = []
  package var selectedStack = 0
  /// The badges of the tabs, in their order.
  var tabBadges: [CompiledText?] = []
  /// Whether the More tab shows the list of the tabs under it.
  package var showsMoreList = false
  /// The tab that the More tab comes back to; nil for its list.
  var openUnderMore: Int?
  package var presented: [PresentedStack] = []
  /// The alerts that stand, the newest last: it alone can be seen and answered.
  package var alerts: [ShownAlert] = []
  /// The menu or calendar that floats over the front screen.
  package var overlay: ShownOverlay?
  /// The share sheet that stands over all but alerts.
  package var shareSheet: ShownShare?
  /// How far to the right in the element that it reached the last touch was, from 0 to 1.
  var touchOffset = 0.0
  /// How many alerts the process has shown, which numbers them.
  var alertCount = 0
  /// Interruptions that the app's definition has put on the clock.
  var interruptions: [EventHandle] = []
  package var focus: KeyboardFocus?
  /// What the software keyboard shows.
  var keyboard = KeyboardState()
  /// The keyboard that the last tree showed.
  var shownKeyboard: KeyboardWindow?
  /// What can be done with the text of the field in focus, while its menu is shown.
  var editMenu: [EditMenuItem]?
  /// The field that an action has asked to have the focus, until the step is over.
  var wantedFocus: (screen: Int, identifier: String)?
  /// The revision at which the field with the focus was last seen in the tree.
  var focusRevision = 0

  package var standing: [Int: ScreenInstance] = [:]
  package var runs: [Int: LoaderRun] = [:]
  /// What waits for the experiments; nil where nothing does.
  var pendingStart: PendingStart?
  /// What the launch gave in place of stored defaults.
  var givenDefaults: [String: FormatValue] = [:]
  package var crash: String?
  /// Whether anything moves by and by, rather than at once.
  var isAnimated = true
  /// From when on the main thread has nothing to do.
  package var mainThreadFree: VirtualInstant = .start
  /// From when on screens and the keyboard stand still.
  var stillFrom: VirtualInstant = .start
  /// How long the coordinator's screens take to slide; nil takes what the device says.
  var coordinatorTransition: VirtualDuration?

  /// What of the app's start is still to be shown; nil once all of it was.
  package var startSequence: StartSequence?

  /// Grows whenever anything that the tree shows may have changed.
  var revision = 0
  var nextScreen = 1
  var nextActivation = 1
  var nextRun = 1
  var nextRaise = 1
  var raised: [RaisedEvent] = []
  var isStepping = false
  /// How many screens are being opened or closed inside each other.
  var nesting = 0
  /// Everything is being taken away; nothing new comes to stand.
  var isClearing = false

  /// The number of no screen, for what the app does by itself.
  static let noScreen = 0
  /// Events one input may raise before the app counts as stuck in a loop.
  static let raiseLimit = 10_000
  /// Alerts that may stand at once.
  static let alertLimit = 100
  /// Screens that may stand at once.
  static let standingLimit = 1_000
  /// Screens that may open or close each other at one instant.
  ///
  /// A thread of libdispatch has half a megabyte of stack, which 64 would overflow unoptimised.
  static let nestingLimit = 32

  init(
    app: CompiledApp, identifier: Int32, device: any ProcessHost, facts: DeviceFacts,
    localization: Localization
  ) {
    self.app = app
    self.identifier = identifier
    self.device = device
    self.facts = facts
    self.localization = localization
    system = SystemApp(bundleIdentifier: app.definition.bundleIdentifier)
    shared = app.definition.context
  }

  /// The app's bundle identifier.
  package var bundle: String { app.definition.bundleIdentifier }

  /// Ends the process as a fatal error in the app does; whatever was under way is forgotten.
  func fail(_ message: String) {
    guard crash == nil else { return }
    crash = message
    device.record(.crashed(message: message))
    cancelEverything()
    revision += 1
  }

  /// Takes every scheduled event of the process off the queue.
  func cancelEverything() {
    for screen in standing.values {
      screen.active.forEach { $0.timers.forEach { device.cancel($0) } }
      screen.delayed.values.forEach { device.cancel($0.handle) }
      screen.isStanding = false
    }
    for (_, run) in runs.sorted(by: { $0.key < $1.key }) {
      run.handle.map { device.cancel($0) }
      if let request = run.request { device.network.cancel(request.plan) }
    }
    interruptions.forEach { device.cancel($0) }
    interruptions = []
    held = []
    standing.removeAll()
    runs.removeAll()
    raised.removeAll()
  }

  /// What expressions of a screen see.
  func scope(
    of screen: ScreenInstance, item: ItemScope? = nil, event: FormatValue = .null
  ) -> Scope {
    Scope(
      context: screen.context, item: item, event: event, state: screen.statePath, app: shared,
      device: facts, watch: device.factFollower?.watch(screen: screen.id))
  }

  /// The language whose words it takes.
  package var language: String { localization.language }

  /// An element's words in a scope, without those of a pseudo-language that only people see.
  func words(_ text: CompiledText, in scope: @autoclosure () -> Scope) -> String {
    switch text {
    case .literal(let words): words
    case .bind(let expression): expression.value(in: scope()).words
    case .formatted(let expression, let format):
      localization.region.text(expression.value(in: scope()), as: format)
    case .string(let key, let arguments):
      arguments.isEmpty ? table(key) : table(key, arguments, in: scope())
    case .indexPath(let words, let unique): indexPath(words, unique, in: scope())
    }
  }

  /// Words with the place among sections and rows: `galleryCell-0-1-SpecialId-`.
  private func indexPath(_ words: String, _ unique: CompiledText?, in scope: Scope) -> String {
    let place = scope.item?.nearestPlace?.words ?? ""
    return words + place + (unique.map { "-\(self.words($0, in: scope))-" } ?? "")
  }

  /// The alert in front of everything else.
  package var alert: ShownAlert? { alerts.last }

  /// The screen whose elements can be touched: the top of the topmost stack.
  package var frontScreen: ScreenInstance? {
    if let top = presented.last { return top.stack.screens.last }
    guard stacks.indices.contains(selectedStack) else { return nil }
    return stacks[selectedStack].screens.last
  }

  /// Does what an event of the queue stands for.
  func handle(_ event: AppEvent) {
    guard crash == nil else { return }
    switch event {
    case .timer(let screen, let activation, let index):
      timerFired(screen: screen, activation: activation, index: index)
    case .loaderEnds(let run): loaderEnded(run)
    case .loaderRetries(let run): startAttempt(run)
    case .raise(let screen, let number, let event):
      guard let instance = standing[screen],
        let delayed = instance.delayed.removeValue(forKey: number)
      else { return }
      raise(event, on: instance, data: delayed.data, sent: delayed.sent)
    case .call(let work): work()
    case .focusComes(let number): focusComes(number)
    case .faultAlert: device.handle(.faultAlert, of: self)
    case .interruption(let index): device.handle(.interruption(index), of: self)
    case .bannerEnds(let number): device.handle(.bannerEnds(number), of: self)
    }
  }
}
