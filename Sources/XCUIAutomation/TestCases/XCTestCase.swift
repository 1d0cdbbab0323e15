public import Foundation
public import SimulatedApp
public import TestDiscovery
import TestHost
import TestRuns
public import XCTest

/// A test that runs against a simulated app, on virtual time.
///
/// Sources that import `XCTest` alone get this class through the alias in the shim file of their
/// target. Each test has a session of its own, from its set-up to the end of its tear-down.
open class XCTestCase: XCTest::XCTestCase, XCTActivity, ListedTestCase {
  /// The body.
  let testClosure: (XCTest::XCTestCase) throws -> Void
  /// Code to run after the body.
  var teardownBlocks: [TeardownBlock] = []
  private var mayContinue = true
  private var allowanceSeconds: TimeInterval = 600
  /// Whether a failure is being printed.
  var isReporting = false
  /// The run of this test, while it runs.
  private(set) var hosted: HostedTest?
  /// Set once a failure has ended the test, wherever that was.
  package var isOver = false
  /// The expectations made through this test and not waited for yet.
  let expectations = ExpectationList()
  /// The failures that are expected.
  let expectedFailures = ExpectedFailures()
  /// The issue on its way through `recordFailure`.
  let draft = IssueDraft()
  /// The measurement under way.
  var measuring: Measuring?
  /// How the device is set in this run, for a class that runs once for each way.
  var interface: InterfaceConfiguration?
  /// How the test runs as one of many trials; nil where it runs once.
  var trial: TrialSetting?
  /// The test that runs in the place of this one: one that the suite of its class had made.
  private var standIn: XCTest::XCTestCase?
  /// What is asked about alerts in the way of actions.
  let interruptions = InterruptionMonitors()

  /// A test of that name that runs the closure as its body.
  public required init(
    name: String, testClosure: @escaping (XCTest::XCTestCase) throws -> Void
  ) {
    self.testClosure = testClosure
    super.init(name: name, testClosure: testClosure)
    standIn = TestRegistry.member(of: type(of: self), named: name)
  }

  /// A test without a body, for waiting where no test is at hand.
  public convenience init() {
    self.init(name: "XCTestCase", testClosure: { _ in })
  }

  /// Whether the body goes on after a failure; when not, the first one ends it at once.
  ///
  /// A synchronous body is left at the failing call, without running its `defer` blocks. An
  /// asynchronous one is cancelled: the next sleep or check throws, and until then nothing in it
  /// acts on the app or is recorded any more.
  open override var continueAfterFailure: Bool {
    get { mayContinue }
    set { mayContinue = newValue }
  }

  /// Virtual seconds that the test may take, rounded up to minutes.
  ///
  /// It counts when `REHEARSAL_TEST_TIMEOUTS` is `YES`: a test that acts or waits after that long
  /// fails and ends.
  open var executionTimeAllowance: TimeInterval {
    get { allowanceSeconds }
    set { allowanceSeconds = ExecutionAllowance.rounded(newValue) }
  }

  /// The app that the tests of the class drive: a folder inside `Screens`, or a path to a folder.
  ///
  /// Nil, unless overridden, takes the usual app: `REHEARSAL_APP`, else the one in `Screens`.
  open class var simulatedApp: String? { nil }

  /// The app that the tests of the class drive, made in Swift; it wins over ``simulatedApp``.
  ///
  /// Its faults, if it has any, fail the first call of a test.
  open class var simulatedAppDefinition: AppDefinition? { nil }

  /// The variant of the app that the tests of the class drive; it wins over `REHEARSAL_VARIANT`.
  ///
  /// Nil, unless overridden, takes the app as it is by itself. A launch argument that the app names
  /// chooses a variant where neither does.
  open class var simulatedAppVariant: String? { nil }

  /// What the steps of the tests of the class cost; it wins over `REHEARSAL_TIMING`.
  ///
  /// Nil, unless overridden, takes the usual costs.
  open class var simulatedTiming: AutomationTiming? { nil }

  /// Whether the class runs once for each appearance, orientation and language of the app.
  @preconcurrency @MainActor
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// The tests of the class; override it to run others.
  open class var defaultTestSuite: XCTestSuite { ClassSuite(of: self) }

  // MARK: Names

  /// The test's name, with its configuration where it has one; a failure that is printed among the
  /// lines of the log has Xcode's form of it.
  open override var name: String {
    let name = super.name + (interface.map { " (\($0.words))" } ?? "")
    guard isReporting, (hosted?.session as? AppSession)?.isLogOnConsole == true else {
      return name
    }
    return ActivityLogText.appleName(of: name, module: moduleName)
  }

  var moduleName: String {
    String(String(reflecting: type(of: self)).prefix { $0 != "." })
  }

  // MARK: Running

  /// The run of the test, with those of its other configurations.
  open override var testRunClass: AnyClass? {
    trial == nil ? ConfiguredRun.self : TrialRun.self
  }

  /// The present or last run.
  open override var testRun: XCTestRun? { standIn?.testRun ?? super.testRun }

  /// Runs the test with a run of its own.
  open override func run() {
    if let standIn { standIn.run() } else { super.run() }
  }

  /// Runs the test; where its class asks for it, once for each configuration of the device.
  open override func perform(_ run: XCTestRun) {
    guard interface == nil else { return performTrials(run) }
    let configurations = runsInAllConfigurations ? InterfaceConfiguration.all(for: appChoice) : []
    interface = configurations.first
    performTrials(run)
    guard let run = run as? ConfiguredRun else { return }
    for configuration in configurations.dropFirst() { run.add(again(in: configuration)) }
  }

  private var runsInAllConfigurations: Bool {
    guard Thread.isMainThread else { return false }
    return MainActor.assumeIsolated { Self.runsForEachTargetApplicationUIConfiguration }
  }

  private func again(in configuration: InterfaceConfiguration) -> XCTestRun? {
    let test = anew()
    test.interface = configuration
    test.run()
    return test.testRun
  }

  /// A fresh instance of the same test, for the same configuration.
  func anew() -> XCTestCase {
    let plain = super.name.split(separator: ".", maxSplits: 1).last.map(String.init)
    let test = type(of: self).init(name: plain ?? "", testClosure: testClosure)
    test.interface = interface
    test.standIn = nil
    return test
  }

  /// Runs the test once, or as many trials of which each runs once.
  private func performTrials(_ run: XCTestRun) {
    guard trial == nil, let trials = TestHostHooks.current.trials else {
      return super.perform(run)
    }
    run.start()
    trials.run(self)
    run.stop()
  }

  /// Sets up, runs and tears down the test in a fresh session.
  open override func invokeTest() {
    hosted = TestHostHooks.current.makeSession(self).map { HostedTest(self, session: $0) }
    defer {
      interruptions.removeAll()
      hosted = nil
    }
    hosted?.session.testWillStart(name: name, module: moduleName)
    if let hosted {
      interface?.apply(to: hosted.session)
      RunningTests.with(self) { hosted.host(runPhases) }
    } else {
      RunningTests.with(self, runPhases)
    }
    hosted?.session.testDidFinish()
    if let session = hosted?.session { (testRun as? TrialRun)?.end(session) }
  }

  // MARK: Set-up and tear-down

  /// Prepares the test and calls the handler, with an error if that has failed.
  open func setUp(completion: @escaping ((any Error)?) -> Void) { completion(nil) }

  /// Cleans up after the test and calls the handler, with an error if that has failed.
  open func tearDown(completion: @escaping ((any Error)?) -> Void) { completion(nil) }

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

  // MARK: Measuring

  /// What ``measure(options:block:)`` measures.
  open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// How ``measure(metrics:block:)`` measures.
  open class var defaultMeasureOptions: XCTMeasureOptions { .default }

  // MARK: Attachments

  /// Keeps data with the run, in the journal of a test that drives an app.
  open func add(_ attachment: XCTAttachment) {
    attachment.keep(in: hosted?.session ?? SessionContext.current)
  }

  // MARK: Failures

  /// Records an issue; every failure comes through here, and one not handed on to `super` is none.
  open func record(_ issue: XCTIssue) { keep(issue) }

  /// Records a failure by its words; it goes on to ``record(_:)``.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let site = FailureSite(file: filePath, line: lineNumber)
    let issue = draft.take(description, at: site, isThrown: !expected)
    record(issue.told(with: hosted?.session as? AppSession))
  }

  /// Ends the body of the test: leaves it where it can be left, else halts its session.
  func endTest() {
    isOver = true
    if AbandonableBody.isArmed { AbandonableBody.abandon() }
    hosted?.session.halt()
    if let hosted, hosted.jobDepth > 0 { withUnsafeCurrentTask { $0?.cancel() } }
  }
}
