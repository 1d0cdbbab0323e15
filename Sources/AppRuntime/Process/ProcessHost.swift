import AppModel
import AppNetwork
import PredicateFormat
import RunJournal
import VirtualTime

/// The device as a process sees it: what the process may ask of the system.
protocol ProcessHost: AnyObject {
  /// Records what happens.
  var recorder: RunRecorder { get }
  /// Makes the random draws.
  var chance: DeviceChance { get }
  /// Answers requests.
  var network: DeviceNetwork { get }
  /// The storage of the apps.
  var storage: DeviceStorage { get set }
  /// The content of the pasteboard.
  var pasteboard: Pasteboard { get }
  /// The measures of the screen.
  var profile: DeviceProfile { get }
  /// The language of the system's own prompts.
  var language: SystemLanguage { get }
  /// How long the system's own steps take.
  var timing: DeviceTiming { get }
  /// Whether a hardware keyboard replaces the one on the screen.
  var isKeyboardConnected: Bool { get }
  /// The work that the apps have done.
  var workload: Workload { get set }
  /// Receives each step of an app's model.
  var onStep: ((AppProcess, ScreenInstance?, ModelStep) -> Void)? { get }

  /// Schedules an event of a process.
  func schedule(
    _ event: AppEvent, for process: AppProcess?, after delay: VirtualDuration
  ) -> EventHandle?
  /// Cancels a scheduled event.
  func cancel(_ handle: EventHandle)
  /// The virtual clock with all scheduled events.
  var clock: VirtualClock<DueEvent> { get }
  /// The tree of a process, rebuilt only when it may have changed.
  func snapshot(of process: AppProcess) -> ScreenSnapshot
  /// The tree of the target app; nil while it is not in front.
  var snapshot: ScreenSnapshot? { get }
  /// Scrolls the root of the target app's front screen.
  @discardableResult
  func scroll(to wanted: Double) -> Bool

  /// Writes a stored default.
  func store(_ key: String, _ value: FormatValue, in process: AppProcess)
  /// Writes a keychain item or a file; null removes it.
  func keep(_ kind: StorageKind, _ key: String, _ value: FormatValue, in process: AppProcess)
  /// Removes an entry; nil removes all entries of its kind.
  func remove(_ kind: StorageKind, _ key: String?, in process: AppProcess)
  /// Copies strings to the pasteboard.
  func copy(_ strings: [String], by process: AppProcess?)
  /// Gives a screen the content of the pasteboard, after a prompt where iOS shows one.
  func paste(into process: AppProcess, screen: Int, event: String)
  /// Asks the user whether an app may sign in on a web site.
  func signIn(on site: String, from process: AppProcess, screen: Int, event: String?)
  /// Asks the user for a permission.
  func ask(
    _ permission: PermissionDefinition, message: String?, of process: AppProcess, screen: Int)
  /// Opens a link that leads out of a process.
  func open(_ link: String, from process: AppProcess)

  /// Applies the choice of a permission prompt's button.
  func settle(_ request: PermissionRequest, button index: Int)
  /// Applies the answer to a question about an app.
  func settle(_ asked: AppQuestion, allows: Bool)
  /// Handles an event of a system app; returns false for an unknown event.
  func answer(_ event: String, data: FormatValue, of process: AppProcess) -> Bool
  /// Handles a due event of the system.
  func handle(_ event: SystemEvent, of process: AppProcess)
}

extension ProcessHost {
  /// The present instant.
  var now: VirtualInstant { recorder.clock.now }

  /// Records a fact, which is created only if something receives it.
  func record(_ fact: @autoclosure () -> JournalFact) { recorder.record(fact()) }

  /// The follower of the run, if there is one.
  var factFollower: (any FactFollower)? { recorder.follower }
}
