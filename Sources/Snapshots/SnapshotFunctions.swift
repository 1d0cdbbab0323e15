public import XCUIAutomation

/// The language of the run, such as `de-DE`; empty if it is that of the app.
public var deviceLanguage: String { Snapshot.language }

/// The locale of the run, such as `de_DE`; empty if it is that of the app.
public var locale: String { Snapshot.locale }

/// Gives an app the launch arguments of the run; call it before the launch.
@preconcurrency @MainActor
public func setupSnapshot(_ app: XCUIApplication, waitForAnimations: Bool = true) {
  Snapshot.setupSnapshot(app, waitForAnimations: waitForAnimations)
}

/// Takes a picture of the screen, once the app is idle or not.
@preconcurrency @MainActor
public func snapshot(_ name: String, waitForLoadingIndicator: Bool) {
  Snapshot.snapshot(name, timeWaitingForIdle: waitForLoadingIndicator ? 20 : 0)
}

/// Takes a picture of the screen once the app is idle, or after a time in seconds.
@preconcurrency @MainActor
public func snapshot(_ name: String, timeWaitingForIdle timeout: Double = 20) {
  Snapshot.snapshot(name, timeWaitingForIdle: timeout)
}
