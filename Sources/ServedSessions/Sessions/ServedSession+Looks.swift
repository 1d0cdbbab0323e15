package import AccessibilityTree
package import ScreenPictures
package import SimulatedApp

/// An alert in front of everything else.
package struct SessionAlert: Sendable, Equatable {
  /// The title; empty for none.
  package let title: String
  /// The labels of the buttons, in order.
  package let buttons: [String]
  /// Whether the system shows it, as it does for permissions.
  package let isOfSystem: Bool
  /// Whether it is an action sheet.
  package let isSheet: Bool
}

extension ServedSession {
  /// The tree of the app; a fault while it is not in front.
  package func snapshot() throws(SessionFault) -> ScreenSnapshot {
    guard let snapshot = session.device.snapshot else {
      throw SessionFault(session.absence, in: session)
    }
    return snapshot
  }

  /// The values of the picker wheel at a node of the present tree, in their order; nil if it takes
  /// any value.
  package func wheelValues(at node: Int) throws(SessionFault) -> [String]? {
    session.device.process?.wheelValues(of: try snapshot(), at: node)
  }

  /// Whether a query finds anything now.
  package func exists(_ query: Query) -> Bool {
    guard let snapshot = session.device.snapshot else { return false }
    return Resolver().exists(query, in: snapshot.indexed)
  }

  /// The alert in front: the system's, else the app's; nil if there is none.
  package var alert: SessionAlert? {
    let device = session.device
    let board = device.process(of: SystemApp.springBoard.bundleIdentifier)
    if let shown = board?.alert { return SessionAlert(shown, isOfSystem: true) }
    guard device.isInFront else { return nil }
    return device.process?.alert.map { SessionAlert($0, isOfSystem: false) }
  }

  /// The picture of the screen; a fault while nothing is shown.
  package func picture() throws(SessionFault) -> ScreenPicture {
    guard let picture = ScreenPicture(of: session.device) else {
      throw SessionFault(.notRunning, "Nothing is shown: no app has been launched.")
    }
    return picture
  }
}

extension SessionAlert {
  fileprivate init(_ alert: ShownAlert, isOfSystem: Bool) {
    self.init(
      title: alert.title, buttons: alert.labels, isOfSystem: isOfSystem,
      isSheet: alert.style != .alert)
  }
}

extension ScreenPicture {
  /// The screen of a device with everything over it; nil while nothing is shown.
  package init?(of device: SimulatedDevice) {
    guard let seen = device.seen else { return nil }
    let style = PictureStyle(
      isDark: device.appearance == .dark, statusBarHeight: Int(device.profile.topInset),
      hasHomeIndicator: device.profile.bottomInset > 0)
    self.init(of: seen.tree, covers: device.systemCovers, style: style)
  }
}
