import AppCompiling
import AppModel
import AppNetwork
import PredicateFormat
import RunJournal
import VirtualTime

/// The device as a process sees it: what it may ask of the system it runs on.
protocol ProcessHost: AnyObject {
  /// Writes down what happens.
  var recorder: RunRecorder { get }
  /// Draws what is left to chance.
  var chance: DeviceChance { get }
  /// Answers requests.
  var network: DeviceNetwork { get }
  /// What apps keep.
  var storage: DeviceStorage { get set }
  /// What was copied.
  var pasteboard: Pasteboard { get }
  /// The measures of the screen.
  var profile: DeviceProfile { get }
  /// The language of the system's own prompts.
  var language: SystemLanguage { get }
  /// How long the system's movements take.
  var timing: DeviceTiming { get }
  /// Whether a hardware keyboard takes the place of the one on the screen.
  var isKeyboardConnected: Bool { get }
  /// Counts what the apps have had to do.
  var workload: Workload { get set }
  /// Gets what the model of an app comes to.
  var onStep: ((AppProcess, ScreenInstance?, ModelStep) -> Void)? { get }

  /// Puts an event of a process on the clock.
  func schedule(
    _ event: AppEvent, for process: AppProcess?, after delay: VirtualDuration
  ) -> EventHandle?
  /// Takes an event off the clock.
  func cancel(_ handle: EventHandle)
  /// The tree of a process, built anew only when the process has changed.
  func snapshot(of process: AppProcess) -> ScreenSnapshot
  /// The tree of the process that actions are for; nil while it is not in front.
  var snapshot: ScreenSnapshot? { get }
  /// Scrolls the root of the screen that actions are for.
  @discardableResult
  func scroll(to wanted: Double) -> Bool

  /// Writes a stored default.
  func store(_ key: String, _ value: FormatValue, in process: AppProcess)
  /// Writes an item or a file; null removes it.
  func keep(_ kind: StorageKind, _ key: String, _ value: FormatValue, in process: AppProcess)
  /// Removes an entry, with nil every one of its kind.
  func remove(_ kind: StorageKind, _ key: String?, in process: AppProcess)
  /// Copies strings.
  func copy(_ strings: [String], by process: AppProcess?)
  /// Hands a screen what was copied, after a prompt where one is due.
  func paste(into process: AppProcess, screen: Int, event: String)
  /// Asks the person for a resource.
  func ask(
    _ permission: PermissionDefinition, message: String?, of process: AppProcess, screen: Int)
  /// Opens a link that leads out of a process.
  func open(_ link: String, from process: AppProcess)

  /// Does what a button of a permission prompt decides.
  func settle(_ request: PermissionRequest, button index: Int)
  /// Does what the answer to a paste prompt decides.
  func settle(_ request: PasteRequest, isAllowed: Bool)
  /// Answers an event of one of the system's apps; false when it is none.
  func answer(_ event: String, data: FormatValue, of process: AppProcess) -> Bool
  /// Does what a due event asks of the system.
  func handle(_ event: SystemEvent, of process: AppProcess)
}

/// An event of the clock that the system answers, not the app.
enum SystemEvent {
  /// The alert of a fault plan arrives.
  case faultAlert
  /// An interruption of the app's definition arrives.
  case interruption(Int)
  /// A banner has been shown for its time.
  case bannerEnds(Int)
}

extension ProcessHost {
  /// The present instant.
  var now: VirtualInstant { recorder.clock.now }

  /// Records a fact, which is only made if somebody wants it.
  func record(_ fact: @autoclosure () -> JournalFact) { recorder.record(fact()) }

  /// The follower of the run, if there is one.
  var factFollower: (any FactFollower)? { recorder.follower }
}
