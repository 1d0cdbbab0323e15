package import AppBuilding
package import AppCompiling
package import AppModel
import AppNetwork
import PredicateFormat
import RunJournal
import VirtualTime

/// One running instance of the app, from launch to termination.
///
/// Its state is split into values: navigation, covers, typing, motion and others. Each concern has
/// a type that changes them, such as `Navigator`, `TextEntry` and `LoaderRunner`.
package final class AppProcess {
  package let app: CompiledApp
  package let identifier: Int32
  unowned let device: any ProcessHost
  package var facts: DeviceFacts
  var shared: [String: FormatValue]
  /// The language, the number formats and the writing direction of the app.
  package let localization: Localization
  /// The system app that this process is, whose events the device answers; nil for any other.
  package let system: SystemApp?
  /// The open screens, by their numbers.
  package internal(set) var openScreens: [Int: ScreenInstance] = [:]
  // Exclusivity is unchecked for what every step reads, as in the clock: no access runs other code.
  /// Why the process crashed, if it did.
  @exclusivity(unchecked) package internal(set) var crash: String?
  /// Increases whenever anything that the tree shows may have changed.
  @exclusivity(unchecked) package internal(set) var revision = 0
  /// The tree as it was last built.
  @exclusivity(unchecked) package internal(set) var shown: ScreenSnapshot?
  /// The tree before the last change; kept only for faults that show it.
  var shownBefore: ScreenSnapshot?
  /// Where the last touch was: from 0 at the leading edge to 1, and in points below the middle; and
  /// how long the finger was down.
  package var lastTouch = (across: 0.0, below: 0.0, finger: FingerMotion())
  @exclusivity(unchecked) var navigation = Navigation()
  @exclusivity(unchecked) var covers = Covers()
  @exclusivity(unchecked) var typing = Typing()
  @exclusivity(unchecked) var motion = Motion()
  var startup = Startup()
  @exclusivity(unchecked) var steps = Steps()
  var loading = LoaderRuns()

  /// The number that means no screen, for actions of the app without one.
  static let noScreen = 0
  /// The most screens that may be open at once.
  static let openScreenLimit = 1_000
  /// The most screens that may open or close one another at one instant.
  ///
  /// A libdispatch thread has a stack of half a megabyte, which 64 would overflow in a debug build.
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

  /// Ends the process like a fatal error in the app, and cancels everything under way.
  func fail(_ message: String) {
    guard crash == nil else { return }
    crash = message
    device.record(.crashed(message: message))
    cancelEverything()
    revision += 1
  }

  /// Cancels the scheduled events and the requests of the process.
  func cancelEverything() {
    device.clock.handles { $0.process == identifier }.forEach { device.cancel($0) }
    openScreens.values.forEach { $0.isOpen = false }
    for (_, run) in runs.sorted(by: { $0.key < $1.key }) {
      if let request = run.request { device.network.cancel(request.plan) }
    }
    steps.held = []
    openScreens.removeAll()
    loading.runs.removeAll()
    steps.raised.removeAll()
  }

  /// The scope in which expressions of a screen are evaluated.
  func scope(
    of screen: ScreenInstance, item: ItemScope? = nil, event: FormatValue = .null
  ) -> Scope {
    Scope(
      context: screen.context, item: item, event: event, state: screen.statePath, app: shared,
      device: facts, watch: device.factFollower?.watch(screen: screen.id))
  }

  /// The language of the app's texts.
  package var language: String { localization.language }

  /// A text in a scope, without the marks of a pseudo-language that only users see.
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

  /// A text with its index path: `galleryCell-0-1-SpecialId-`.
  private func indexPath(_ words: String, _ unique: CompiledText?, in scope: Scope) -> String {
    let place = scope.item?.nearestPlace?.words ?? ""
    return words + place + (unique.map { "-\(self.words($0, in: scope))-" } ?? "")
  }

  /// Handles a due event of the clock.
  func handle(_ event: AppEvent) {
    guard crash == nil else { return }
    switch event {
    case .timer(let screen, let activation, let index):
      statechart.timerFired(screen: screen, activation: activation, index: index)
    case .loaderEnds(let run): loaders.loaderEnded(run)
    case .loaderRetries(let run): loaders.startAttempt(run)
    case .raise(let screen, let number, let event):
      guard let instance = openScreens[screen],
        let delayed = instance.delayed.removeValue(forKey: number)
      else { return }
      raise(event, on: instance, data: delayed.data, sent: delayed.sent)
    case .call(let work): work()
    case .task(let part): runTask { swiftScreens.perform(part) }
    case .focusComes(let number): focusComes(number)
    case .frameComes: motion.framesDue -= 1
    case .system(let event): device.handle(event, of: self)
    }
  }
}
