public import Foundation
public import SimulatedApp
public import TestDiscovery
import TestHost
import TestRuns
public import XCTest

/// A test that runs against a simulated app, in virtual time.
///
/// Sources that only import `XCTest` get this class through the alias in the shim file of their
/// target. Each test has a new session, from its set-up to the end of its tear-down.
open class XCTestCase: XCTest::XCTestCase, XCTActivity, ListedTestCase {
  /// The body of the test.
  let testClosure: (XCTest::XCTestCase) throws -> Void
  /// Code to run after the body.
  var teardownBlocks: [TeardownBlock] = []
  private var mayContinue = true
  private var allowanceSeconds: TimeInterval = 600
  /// The form that the name has at the moment.
  var nameForm = NameForm.listed
  /// The run of this test, while it runs.
  private(set) var hosted: HostedTest?
  /// Set when a failure has ended the test.
  package var isOver = false
  /// The expectations made through this test that it has not waited for.
  let expectations = ExpectationList()
  let expectedFailures = ExpectedFailures()
  /// The issue that is passing through `recordFailure`.
  let draft = IssueDraft()
  /// The current measurement.
  var measuring: Measuring?
  /// The configuration of the device, if the class runs once for each configuration.
  var interface: InterfaceConfiguration?
  /// The settings of a trial, if the test runs as one of many trials.
  var trial: TrialSetting?
  /// The run of the trial, whatever class of runs the test has.
  var trialRun: TrialRun?
  /// A test with the same name from the suite of the class; if there is one, it runs instead.
  private var standIn: XCTest::XCTestCase?
  /// The handlers for alerts that interrupt actions.
  let interruptions = InterruptionMonitors()

  /// Makes a test with a name and a body.
  public required init(
    name: String, testClosure: @escaping (XCTest::XCTestCase) throws -> Void
  ) {
    self.testClosure = testClosure
    super.init(name: name, testClosure: testClosure)
    standIn = TestRegistry.member(of: type(of: self), named: name)
  }

  /// Makes a test without a body, to wait outside of a test.
  public convenience init() {
    self.init(name: "XCTestCase", testClosure: { _ in })
  }

  /// Whether the body continues after a failure; if not, the first failure ends it.
  ///
  /// A synchronous body is left at the failing call, without running its `defer` blocks. An
  /// asynchronous body is cancelled: its next sleep or cancellation check throws. Until then its
  /// calls do not act on the app, and its failures are not recorded.
  open override var continueAfterFailure: Bool {
    get { mayContinue || trial?.goesOnAfterFailures == true }
    set { mayContinue = newValue }
  }

  /// The virtual seconds that the test may take, rounded up to whole minutes.
  ///
  /// It is used only if `REHEARSAL_TEST_TIMEOUTS` is `YES`. Then a test that acts or waits after
  /// that time fails and ends.
  open var executionTimeAllowance: TimeInterval {
    get { allowanceSeconds }
    set { allowanceSeconds = ExecutionAllowance.rounded(newValue) }
  }

  /// The app that the tests of the class drive: a folder inside `Screens`, or a path to a folder.
  ///
  /// Nil, the default, uses the app that `REHEARSAL_APP` names, otherwise the one in `Screens`.
  open class var simulatedApp: String? { nil }

  /// The app that the tests of the class drive, made in Swift; it overrides ``simulatedApp``.
  ///
  /// Errors in the app fail the first call of a test.
  open class var simulatedAppDefinition: AppDefinition? { nil }

  /// The variant of the app that the tests drive; it overrides `REHEARSAL_VARIANT`.
  ///
  /// Nil, the default, uses the app without a variant. If neither chooses a variant, a launch
  /// argument that the app names can choose one.
  open class var simulatedAppVariant: String? { nil }

  /// Which tests share a device; it overrides `REHEARSAL_DEVICE_LIFE`.
  ///
  /// Nil, the default, gives each test a new device, unless `class func setUp()` uses an app.
  open class var simulatedDeviceLife: DeviceLife? { nil }

  /// The virtual time that the steps of the tests take; it overrides `REHEARSAL_TIMING`.
  ///
  /// Nil, the default, uses the standard times.
  open class var simulatedTiming: AutomationTiming? { nil }

  /// Whether the class runs once for each appearance, orientation and language of the app.
  @preconcurrency @MainActor
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// The tests of the class; override it to run other tests.
  open class var defaultTestSuite: XCTestSuite { ClassSuite(of: self) }

  // MARK: Names

  /// The name of the test, `-[Class test]` in its own code, as in Xcode.
  ///
  /// Outside its set-up, body and tear-down it is `Class.test`, which XCTest on Linux prints and
  /// filters by, followed by its configuration if it has one. In failures that are printed among
  /// the lines of the log it has the form of Xcode's log.
  open override var name: String {
    let name = super.name + (interface.map { " (\($0.words))" } ?? "")
    switch nameForm {
    case .listed: return name
    case .own: return ActivityLogText.appleName(of: super.name, module: "")
    case .reported:
      guard (hosted?.session as? AppSession)?.isLogOnConsole == true else { return name }
      return ActivityLogText.appleName(of: name, module: moduleName)
    }
  }

  var moduleName: String { String(_typeName(type(of: self)).prefix { $0 != "." }) }

  // MARK: Running

  /// The class of the test's run, which adds runs in other configurations; trials have their own.
  open override var testRunClass: AnyClass? { ConfiguredRun.self }

  /// The current or last run.
  open override var testRun: XCTestRun? { standIn?.testRun ?? trialRun ?? super.testRun }

  /// Runs the test and makes a new run for it.
  open override func run() {
    ClassPhase.pauseBeforeTest()
    if let standIn { return standIn.run() }
    if let trialRun { perform(trialRun) } else { super.run() }
  }

  /// Runs the test, once for each configuration of the device if its class asks for it.
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

  /// Makes a new instance of the same test with the same configuration.
  func anew() -> XCTestCase {
    let plain = super.name.split(separator: ".", maxSplits: 1).last.map(String.init)
    let test = type(of: self).init(name: plain ?? "", testClosure: testClosure)
    test.interface = interface
    test.standIn = nil
    return test
  }

  /// Runs the test once, or as many trials if a campaign is set.
  private func performTrials(_ run: XCTestRun) {
    guard trial == nil, let trials = TestHostHooks.current.trials else {
      return super.perform(run)
    }
    run.start()
    trials.run(self)
    run.stop()
  }

  /// Sets up, runs and tears down the test in a new session.
  open override func invokeTest() {
    hosted = TestHostHooks.current.makeSession(self).map { HostedTest(self, session: $0) }
    defer {
      interruptions.removeAll()
      hosted = nil
    }
    if let session = hosted?.session {
      interface?.apply(to: session)
      session.testWillStart(name: name, module: moduleName)
    }
    named(.own) {
      RunningTests.with(self) {
        hosted?.host { ThrowSite.watching(runPhases) } ?? ThrowSite.watching(runPhases)
      }
    }
    hosted?.session.testDidFinish()
    if let session = hosted?.session {
      trialRun?.end(session, isRecorded: trial?.isRecorded ?? true)
    }
  }

  // MARK: Set-up and tear-down

  /// Prepares the test and calls the handler, with an error if that failed.
  open func setUp(completion: @escaping ((any Error)?) -> Void) { completion(nil) }

  /// Cleans up after the test and calls the handler, with an error if that failed.
  open func tearDown(completion: @escaping ((any Error)?) -> Void) { completion(nil) }

  /// Adds code to run after the body of the test; the last added block runs first.
  open override func addTeardownBlock(_ block: @escaping () -> Void) {
    teardownBlocks.append(.plain(block))
  }

  /// Adds asynchronous code to run after the body of the test; the last added block runs first.
  public func addTeardownBlock(
    _ block: @escaping @isolated(any) @Sendable () async throws -> Void
  ) {
    teardownBlocks.append(.asynchronous(block))
  }

  // MARK: Measuring

  /// The metrics of ``measure(options:block:)``.
  open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// The options of ``measure(metrics:block:)``.
  open class var defaultMeasureOptions: XCTMeasureOptions { .default }

  // MARK: Attachments

  /// Adds an attachment to the journal of a test that drives an app.
  open func add(_ attachment: XCTAttachment) {
    attachment.keep(in: hosted?.session ?? SessionContext.active)
  }

  // MARK: Failures

  /// Records an issue; every issue passes through here.
  ///
  /// An override that does not pass the issue to `super` drops it.
  open func record(_ issue: XCTIssue) { keep(issue) }

  /// Records a failure from its description; calls ``record(_:)``.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    let site = FailureSite(file: filePath, line: lineNumber)
    AbandonableBody.releasing {
      let issue = draft.take(description, at: site, isThrown: !expected)
      record(issue.told(with: hosted?.session as? AppSession))
    }
  }

  /// Ends the body of the test: leaves it if that is possible, and otherwise halts its session.
  func endTest() {
    isOver = true
    if AbandonableBody.isArmed { return AbandonableBody.abandonSoon() }
    hosted?.session.halt()
    if let hosted, hosted.jobDepth > 0 { withUnsafeCurrentTask { $0?.cancel() } }
  }
}
