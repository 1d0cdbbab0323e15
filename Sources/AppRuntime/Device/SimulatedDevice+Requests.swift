import AppModel
package import NetworkStubs
import PredicateFormat
import RunJournal
import VirtualTime

/// Requests of apps to the device.
extension SimulatedDevice {
  /// The request of a loader whose answer is the next event; nil if that is something else.
  package var requestDueNext: NetworkPlan? {
    guard let due = clock.pending(limit: 1).first?.payload, case .loaderEnds(let run) = due.event
    else { return nil }
    return running.process(numbered: due.process)?.runs[run]?.request?.plan
  }

  func store(_ key: String, _ value: FormatValue, in process: AppProcess) {
    storageKeeper.store(key, value, in: process)
  }

  func keep(_ kind: StorageKind, _ key: String, _ value: FormatValue, in process: AppProcess) {
    storageKeeper.keep(kind, key, value, in: process)
  }

  func remove(_ kind: StorageKind, _ key: String?, in process: AppProcess) {
    storageKeeper.remove(kind, key, in: process)
  }

  func ask(
    _ permission: PermissionDefinition, message: String?, of process: AppProcess, screen: Int
  ) {
    permissionDesk.ask(permission, message: message, of: process, screen: screen)
  }

  func settle(_ request: PermissionRequest, button index: Int) {
    permissionDesk.settle(request, button: index)
  }

  func paste(into process: AppProcess, screen: Int, event: String) {
    questions.paste(into: process, screen: screen, event: event)
  }

  func signIn(on site: String, from process: AppProcess, screen: Int, event: String?) {
    questions.signIn(on: site, from: process, screen: screen, event: event)
  }

  func settle(_ asked: AppQuestion, allows: Bool) { questions.settle(asked, isAllowed: allows) }

  func open(_ link: String, from process: AppProcess) { links.open(link, from: process) }

  func handle(_ event: SystemEvent, of process: AppProcess) {
    interrupter.handle(event, of: process)
  }

  @discardableResult
  func scroll(to wanted: Double) -> Bool { scroller.scroll(to: wanted) }
}

/// Requests of tests to the device.
extension SimulatedDevice {
  /// Copies strings to the pasteboard; the caller has checked `Pasteboard.fault(of:)`.
  package func copy(_ strings: [String], by process: AppProcess? = nil) {
    pasteboard.hold(strings, of: process?.bundle)
    self.process?.revision += 1
    record(.copied(strings: strings, by: process?.bundle ?? ""))
  }

  /// Repeats a copy from a journal, unless the app has already repeated it.
  package func copyAgain(_ strings: [String], by bundle: String) {
    if bundle.isEmpty || pasteboard.strings != strings { copy(strings, by: nil) }
  }
}

/// The parts of the device that handle requests.
extension SimulatedDevice {
  /// Opens links.
  package var links: LinkOpener { LinkOpener(device: self) }
  /// Scrolls the target app.
  package var scroller: DeviceScroller { DeviceScroller(device: self) }
  var interrupter: Interrupter { Interrupter(device: self) }
  /// Keeps the permissions of apps.
  package var permissionDesk: PermissionDesk { PermissionDesk(device: self) }
  var questions: QuestionDesk { QuestionDesk(device: self) }
  /// Sends commands to apps.
  package var commands: CommandSender { CommandSender(device: self) }
  /// Keeps the storage of apps.
  package var storageKeeper: StorageKeeper { StorageKeeper(device: self) }
}
