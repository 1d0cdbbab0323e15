package import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat

extension SimulatedDevice {
  /// The number of SpringBoard's process, which was there before any other.
  static let springBoardProcess: Int32 = 58

  /// The process of SpringBoard, created when it is first needed.
  package var springBoard: AppProcess {
    let app = SystemApp.springBoard.compiled
    if let process = process(of: app.definition.bundleIdentifier) { return process }
    let process = AppProcess(
      app: app, identifier: Self.springBoardProcess, device: self,
      facts: DeviceFacts(name: profile.name, appearance: appearance),
      localization: Localization(
        of: app.definition, arguments: LaunchArguments([]), device: language))
    running.add(process)
    refreshSpringBoard()
    process.navigator.start(coordinator: app.definition.defaultCoordinator)
    return process
  }

  /// The process that a touch at a point reaches: SpringBoard for a prompt, a banner or the home
  /// screen, else the app in front.
  func receiver(of point: ElementPoint) -> AppProcess? {
    let board = SystemApp.springBoard.bundleIdentifier
    guard let process = process(of: board) ?? (front == nil ? springBoard : nil) else {
      return front
    }
    let isOnTop = process.alert != nil || bannerFrame?.contains(point) == true
    return isOnTop ? process : front ?? process
  }

  /// The frame of the banner; nil while there is none.
  package var bannerFrame: ElementFrame? {
    guard banner != nil else { return nil }
    let snapshot = snapshot(of: springBoard)
    let index = snapshot.sources.indices.first {
      snapshot.tree.identifier(of: $0) == SystemBanner.identifier
    }
    return index.map { snapshot.tree[$0].frame }
  }

  /// Handles an event of a system app that the app's states leave to the device; returns false for
  /// any other event.
  func answer(_ event: String, data: FormatValue, of process: AppProcess) -> Bool {
    switch (process.system, event) {
    case (.springBoard, "OPEN_APP"): bringToFront(data.text("bundle"))
    case (.springBoard, "OPEN_BANNER"): interrupter.openBanner()
    case (.springBoard, "CLEAR_BANNER"): interrupter.endBanner(banner?.number ?? 0)
    case (.springBoard, _): return HomeScreenDesk(device: self).answer(event, data: data)
    case (.settings, "SWITCH_PERMISSION"):
      permissionDesk.switchPermission(data.text("resource"), of: data.text("bundle"))
    case (.safari, "GO"): links.goTo(data.text("address"))
    case (.safari, "OPEN_IN_APP"): links.openLink(under: "link", of: process)
    case (.safari, "OPEN_ASKED"): links.openLink(under: "asked", of: process)
    default: return false
    }
    return true
  }

  // MARK: - SpringBoard

  /// Updates what SpringBoard shows, if it runs.
  func refreshSpringBoard() {
    guard let board = process(of: SystemApp.springBoard.bundleIdentifier) else { return }
    let values = homeScreen.values(front: front?.bundle ?? "", apps: apps.own)
    board.shared.merge(values) { $1 }
    board.revision += 1
  }
}

extension FormatValue {
  /// The text under a name of a record; empty if there is none.
  func text(_ name: String) -> String {
    guard case .record(let members) = self, case .string(let text)? = members[name] else {
      return ""
    }
    return text
  }
}
