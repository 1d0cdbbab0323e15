import AccessibilityTree
public import Foundation
import SimulatedApp
import TestHost
import VirtualTime

/// Stands for an app: launch it, and start queries from it.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
  /// Where an app is between not running and in front.
  public enum State: UInt, Sendable {
    /// It cannot be told.
    case unknown = 0
    /// It does not run.
    case notRunning = 1
    /// It runs behind others and is suspended.
    case runningBackgroundSuspended = 2
    /// It runs behind others.
    case runningBackground = 3
    /// It runs in front.
    case runningForeground = 4
  }

  /// Given to the app at the next launch; `-key value` pairs become stored defaults for the run.
  open var launchArguments: [String] = []

  /// Given to the app at the next launch.
  open var launchEnvironment: [String: String] = [:]

  /// The app that the test target names.
  public init() { super.init(target: .underTest, query: Query()) }

  /// An app by its bundle identifier.
  public init(bundleIdentifier: String) {
    let isUnderTest = bundleIdentifier == Automation.bundleUnderTest
    super.init(target: isUnderTest ? .underTest : .bundle(bundleIdentifier), query: Query())
  }

  /// Ends a running instance, starts the app, and returns when it is idle.
  open func launch() {
    guard let session = Automation.session(for: target) else { return }
    let faults = SettingFaults.ofThisProcess
    guard faults.isEmpty else {
      return failCurrentTest(faults.joined(separator: "\n"), endsTest: true)
    }
    let failure = session.launch(arguments: launchArguments, environment: launchEnvironment)
    Automation.report(failure, .acting("launch \(words)"), in: session)
  }

  /// Brings the app to the front, starting it if it does not run.
  open func activate() {
    guard let session = Automation.session(for: target) else { return }
    if session.runState == .notRunning { return launch() }
    // SpringBoard always runs, and comes to the front by itself only if no other app is there.
    if session.runState == .foreground, !session.isBehindAnother { return }
    Automation.report(session.activate(), .acting("activate \(words)"), in: session)
  }

  /// Hands the app a link, starting it first if it does not run, and returns when it is idle.
  open func open(_ url: URL) {
    let link = url.absoluteString
    Automation.act(on: target, "open \(link)") { session, _ in
      session.open(link, arguments: launchArguments, environment: launchEnvironment)
    }
  }

  /// Ends the app; one that does not run stays as it is.
  open func terminate() {
    Automation.act(on: target, "terminate \(words)") { session, _ in session.terminate() }
  }

  /// Makes the answer to the app's question for something of the device unknown again, so that the
  /// system asks for it anew; an app that runs is ended.
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

  /// Waits until the app is in a state; false when it is not by then.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    guard let session = Automation.session(for: target) else { return self.state == state }
    return session.waiter.wait(
      until: { self.state == state }, timeout: .seconds(timeout),
      title: "Wait for \(session.device.aim) to become \(state.words)")
  }

  /// Whether the app runs in front.
  open override var exists: Bool { state == .runningForeground }
}

extension XCUIApplication.State {
  /// The state as the log has it.
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
