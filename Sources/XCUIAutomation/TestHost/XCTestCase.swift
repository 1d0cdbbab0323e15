public import Foundation
public import SimulatedApp
public import XCTest

/// A test that runs against a simulated app, on virtual time.
///
/// Sources that import `XCTest` alone get this class through the alias in the shim file of their
/// target. Each test has a session of its own, from its set-up to the end of its tear-down.
open class XCTestCase: XCTest::XCTestCase, XCTActivity {
  private let testClosure: (XCTest::XCTestCase) throws -> Void
  private var teardownBlocks: [TeardownBlock] = []
  private var mayContinue = true
  /// Whether a failure is being printed.
  private var isReporting = false
  /// The run of this test, while it runs.
  private(set) var hosted: HostedTest?
  /// Set once a failure has ended the test, wherever that was.
  private(set) var isOver = false
  /// The expectations made through this test and not waited for yet.
  let expectations = ExpectationList()
  /// What is asked about alerts in the way of actions.
  let interruptions = InterruptionMonitors()

  private enum TeardownBlock {
    case plain(() -> Void)
    case asynchronous(@isolated(any) @Sendable () async throws -> Void)
  }

  /// A test of that name that runs the closure as its body.
  public required init(
    name: String, testClosure: @escaping (XCTest::XCTestCase) throws -> Void
  ) {
    self.testClosure = testClosure
    super.init(name: name, testClosure: testClosure)
  }

  /// Whether the body goes on after a failure; when not, the first one ends it at once.
  ///
  /// A synchronous body is left at the failing call, without running its `defer` blocks. An
  /// asynchronous one runs on, but nothing in it acts on the app or is recorded any more.
  open override var continueAfterFailure: Bool {
    get { mayContinue }
    set { mayContinue = newValue }
  }

  /// Seconds the test may take; kept for sources that set it, since no test waits for real.
  open var executionTimeAllowance: TimeInterval = 600

  /// The app that the tests of the class drive: a folder inside `Screens`, or a path to a folder.
  ///
  /// Nil, unless overridden, takes the usual app: `REHEARSAL_APP`, else the one in `Screens`.
  open class var simulatedApp: String? { nil }

  /// The app that the tests of the class drive, made in Swift; it wins over ``simulatedApp``.
  ///
  /// Its faults, if it has any, fail the first call of a test.
  open class var simulatedAppDefinition: AppDefinition? { nil }

  /// What the steps of the tests of the class cost; it wins over `REHEARSAL_TIMING`.
  ///
  /// Nil, unless overridden, takes the usual costs.
  open class var simulatedTiming: AutomationTiming? { nil }

  /// Whether the class runs once for each appearance, orientation and language of the app.
  @preconcurrency @MainActor
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  // MARK: Names

  /// The test's name; a failure that is printed among the lines of the log has Xcode's form of it.
  open override var name: String {
    guard isReporting, (hosted?.session as? AppSession)?.isLogOnConsole == true else {
      return super.name
    }
    return ActivityLogText.appleName(of: super.name, module: moduleName)
  }

  private var moduleName: String {
    String(String(reflecting: type(of: self)).prefix { $0 != "." })
  }

  // MARK: Running

  /// Sets up, runs and tears down the test in a fresh session.
  open override func invokeTest() {
    hosted = TestHostHooks.current.makeSession(self).map { HostedTest(self, session: $0) }
    defer {
      interruptions.removeAll()
      hosted = nil
    }
    hosted?.session.testWillStart(name: name, module: moduleName)
    if let hosted { hosted.host(runPhases) } else { runPhases() }
    hosted?.session.testDidFinish()
  }

  private func runPhases() {
    isOver = false
    hosted?.session.beginPhase("Set Up")
    let isReady = setUpSucceeds()
    hosted?.session.closeSteps()
    if isReady, !isOver { body { [self] in try testClosure(self) } }
    expectations.failIfUnwaited(in: self)
    hosted?.session.resume()
    hosted?.session.beginPhase("Tear Down")
    isOver = false
    runTeardownBlocks()
    body { [self] in tearDown() }
    body { [self] in try tearDownWithError() }
    phase { [self] in try await tearDown() }
  }

  private func setUpSucceeds() -> Bool {
    guard phase({ [self] in try await setUp() }), !isOver else { return false }
    guard body({ [self] in try setUpWithError() }), !isOver else { return false }
    return body { [self] in setUp() }
  }

  /// Runs one body of the test; false when it was left or threw.
  @discardableResult
  private func body(_ body: @escaping () throws -> Void) -> Bool {
    var thrown: (any Error)?
    let wasLeft = AbandonableBody.run {
      do { try body() } catch { thrown = error }
    }
    if let thrown { ErrorRelay.judge(thrown, of: self) }
    return !wasLeft && thrown == nil
  }

  /// Runs one asynchronous phase of the test; false when it threw.
  @discardableResult
  private func phase(_ operation: @escaping () async throws -> Void) -> Bool {
    let thrown = AsyncBody(operation).run()
    if let thrown { ErrorRelay.judge(thrown, of: self) }
    return thrown == nil
  }

  // MARK: Tear-down blocks

  /// Registers code to run after the body of the test, last registered first.
  open override func addTeardownBlock(_ block: @escaping () -> Void) {
    teardownBlocks.append(.plain(block))
  }

  /// Registers asynchronous code to run after the body of the test, last registered first.
  public func addTeardownBlock(
    _ block: @escaping @isolated(any) @Sendable () async throws -> Void
  ) {
    teardownBlocks.append(.asynchronous(block))
  }

  private func runTeardownBlocks() {
    while let block = teardownBlocks.popLast() {
      switch block {
      case .plain(let block): body(block)
      case .asynchronous(let block): phase { try await block() }
      }
    }
  }

  // MARK: Attachments

  /// Keeps data with the run, in the journal of a test that drives an app.
  open func add(_ attachment: XCTAttachment) {
    (hosted?.session ?? SessionContext.current)?.attach(attachment)
  }

  // MARK: Failures

  /// Records a failure and, when the test may not go on, ends it; every failure comes through here.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    // A task left behind may fail after the end, when nobody keeps failures any more.
    if hosted?.session.isHalted == true || testRun?.stopDate != nil { return }
    VirtualClock.suspended {
      isReporting = true
      (testRun as? XCTestCaseRun)?.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      isReporting = false
    }
    hosted?.session.testDidFail(message: description, file: filePath, line: lineNumber)
    if !continueAfterFailure { endTest() }
  }

  /// Ends the body of the test: leaves it where it can be left, else halts its session.
  func endTest() {
    isOver = true
    if AbandonableBody.isArmed { AbandonableBody.abandon() }
    hosted?.session.halt()
  }
}
