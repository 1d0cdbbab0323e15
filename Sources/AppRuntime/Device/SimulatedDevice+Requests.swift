package import AccessibilityTree
package import AppModel
package import PredicateFormat
import RunJournal

/// Requests of apps to the device.
extension SimulatedDevice {
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
    pasteDesk.paste(into: process, screen: screen, event: event)
  }

  func settle(_ request: PasteRequest, isAllowed: Bool) {
    pasteDesk.settle(request, isAllowed: isAllowed)
  }

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

  /// Opens a link as the system does; returns nil, or the schemes that would lead somewhere.
  package func openBySystem(_ link: String) -> [String]? { links.openBySystem(link) }

  /// Opens a link in the target app; returns false when the app does not handle it.
  package func open(_ link: String) -> Bool { links.open(link) }

  /// Scrolls the innermost container at a point that the offset moves; false if there is none.
  package func scroll(by way: ScrollOffset, at point: ElementPoint) -> Bool {
    scroller.scroll(by: way, at: point)
  }

  /// Scrolls the container that a fact of a journal names.
  package func scroll(container token: Int, to wanted: ScrollOffset) {
    scroller.scroll(container: token, to: wanted)
  }

  /// Scrolls the containers around an element, the nearest first, so that it lies inside them.
  package func scrollToVisible(_ element: FoundElement) -> ScrollOutcome {
    scroller.scrollToVisible(element)
  }

  /// An app's authorization status for a resource.
  package func authorization(
    of resource: ProtectedResource, for bundle: String
  ) -> AuthorizationStatus {
    permissionDesk.authorization(of: resource, for: bundle)
  }

  /// Resets an app's answer for a resource; a running app is ended.
  package func resetAuthorization(of resource: ProtectedResource, for bundle: String) {
    permissionDesk.resetAuthorization(of: resource, for: bundle)
  }

  /// Runs a command in an app, with checked parameters; returns why it does nothing.
  package func send(
    _ command: AppCommandDefinition, _ values: [String: FormatValue], to process: AppProcess
  ) -> String? {
    commands.send(command, values, to: process)
  }

  /// All entries of a kind that an app keeps now, by name.
  package func entries(of kind: StorageKind, for bundle: String) -> [String: FormatValue] {
    storageKeeper.entries(of: kind, for: bundle)
  }

  /// Writes an entry as if the app had; null removes it.
  ///
  /// Returns why that is not possible; nil when it is done.
  package func plant(
    _ value: FormatValue, as key: String, in kind: StorageKind, for bundle: String
  ) -> String? {
    storageKeeper.plant(value, as: key, in: kind, for: bundle)
  }

  /// Resets what an app keeps of a kind to its state on a fresh device.
  package func resetState(of kind: StorageKind, for bundle: String) {
    storageKeeper.resetState(of: kind, for: bundle)
  }

  /// Deletes an app and installs it again; of its data only the keychain stays.
  package func reinstall(_ bundle: String) { storageKeeper.reinstall(bundle) }
}

extension SimulatedDevice {
  var links: LinkOpener { LinkOpener(device: self) }
  var scroller: DeviceScroller { DeviceScroller(device: self) }
  var interrupter: Interrupter { Interrupter(device: self) }
  var permissionDesk: PermissionDesk { PermissionDesk(device: self) }
  var pasteDesk: PasteDesk { PasteDesk(device: self) }
  var commands: CommandSender { CommandSender(device: self) }
  var storageKeeper: StorageKeeper { StorageKeeper(device: self) }
}
