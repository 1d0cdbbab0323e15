import AccessibilityTree
public import Foundation
import SimulatedApp
import TestHost
import TestRuns
import VirtualTime

/// An app: launch it, and start queries from it.
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// Whether an app runs, and whether it is in front.
  public enum State: UInt, Sendable {
    /// The state is not known.
    case unknown = 0
    /// The app is not running.
    case notRunning = 1
    /// The app is in the background and suspended.
    case runningBackgroundSuspended = 2
    /// The app is in the background.
    case runningBackground = 3
    /// The app is in the foreground.
    case runningForeground = 4
  }

  /// The arguments of the next launch.
  ///
  /// Pairs of the form `-key value` become user defaults for the run.
  open var launchArguments: [String] = []

  /// The environment variables of the next launch.
  open var launchEnvironment: [String: String] {
    get { nextEnvironment }
    set { nextEnvironment = newValue }
  }

  /// ``launchEnvironment``, for code such as the tunnel that sets it on any thread of the test.
  nonisolated(unsafe) package var nextEnvironment: [String: String] = [:]

  /// Refers to the app under test, which the test target names.
  public init() { super.init(target: .underTest, query: Query()) }

  /// Refers to the app with a bundle identifier.
  public init(bundleIdentifier: String) {
    super.init(target: .bundle(bundleIdentifier), query: Query())
  }

  /// Ends a running instance, starts the app, and returns when the app is idle.
  open func launch() {
    guard let session = Automation.session(for: target) else { return }
    let faults = SettingFaults.ofThisProcess
    guard faults.isEmpty else {
      return failCurrentTest(faults.joined(separator: "\n"), endsTest: true)
    }
    if session.refusesReplay() { return }
    let failure = session.launch(
      arguments: launchArguments, environment: session.launchEnvironment(launchEnvironment))
    Automation.report(failure, .acting("launch \(words)"), in: session)
  }

  /// Brings the app to the front; starts it if it is not running.
  open func activate() {
    guard let session = Automation.session(for: target) else { return }
    if session.runState == .notRunning { return launch() }
    // SpringBoard always runs, and it is in front only while no other app is.
    if session.runState == .foreground, !session.isBehindAnother { return }
    Automation.report(session.activate(), .acting("activate \(words)"), in: session)
  }

  /// Opens a link in the app, starts the app if necessary, and returns when it is idle.
  open func open(_ url: URL) {
    let link = url.absoluteString
    Automation.act(on: target, "open \(link)") { session, _ in
      session.open(
        link, arguments: launchArguments,
        environment: session.launchEnvironment(launchEnvironment))
    }
  }

  /// Ends the app; does nothing if it is not running.
  open func terminate() {
    Automation.act(on: target, "terminate \(words)") { session, _ in session.terminate() }
  }

  /// Deletes the answer to the app's request for a protected resource, so that the app asks again.
  ///
  /// A running app is ended.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    Automation.act(on: target, "reset authorization of \(words)") { session, _ in
      session.perform(.resetAuthorization(resource.simulated))
    }
  }

  /// Whether the app runs, and whether it is in front.
  open var state: State {
    guard let session = Automation.session(for: target) else { return .unknown }
    switch session.runState {
    case .notRunning: return session.isInstalled ? .notRunning : .unknown
    case .background: return session.isSuspended ? .runningBackgroundSuspended : .runningBackground
    case .foreground: return .runningForeground
    }
  }

  /// Waits until the app is in a state; returns false if it is not in time.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    guard let session = Automation.session(for: target) else { return self.state == state }
    return session.waiter.wait(
      until: { self.state == state }, timeout: .seconds(timeout),
      title: "Wait for \(session.device.aim) to become \(state.words)")
  }

  /// Whether the app is in the foreground.
  open override var exists: Bool { state == .runningForeground }
}

extension XCUIApplication.State {
  /// The state as the log names it.
  fileprivate var words: String {
    switch self {
    case .unknown: "Unknown"
    case .notRunning: "Not Running"
    case .runningBackgroundSuspended: "Running Background Suspended"
    case .runningBackground: "Running Background"
    case .runningForeground: "Running Foreground"
    }
  }
}
