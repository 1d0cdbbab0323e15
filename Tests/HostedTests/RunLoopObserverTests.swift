import XCTest

final class RunLoopObserverTests: XCTestCase {
  /// Runs the loop with an observer; returns the result, the seconds that passed, and the calls.
  private func run(
    for seconds: Double, at activity: CFRunLoopActivity = .beforeWaiting, repeats: Bool = true,
    onlyOneTurn: Bool = false, stoppingAfter limit: Double = .infinity
  ) -> (result: CFRunLoopRunResult, seconds: Double, calls: [CFRunLoopActivity]) {
    let start = Date()
    var calls: [CFRunLoopActivity] = []
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, activity.rawValue, repeats, 0
    ) { _, activity in
      calls.append(activity)
      if Date().timeIntervalSince(start) >= limit { CFRunLoopStop(CFRunLoopGetCurrent()) }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    let result = CFRunLoopRunInMode(.defaultMode, seconds, onlyOneTurn)
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
    return (result, Date().timeIntervalSince(start), calls)
  }

  func testAConditionIsLookedAtInEachTurnUntilItStopsTheRun() {
    let run = run(for: 10, stoppingAfter: 2)
    XCTAssertEqual(run.result, .stopped)
    XCTAssertEqual(run.seconds, 2, accuracy: 0.2)
    XCTAssertEqual(Double(run.calls.count), 21, accuracy: 2)
  }

  func testARunEndsWhenItsTimeIsOver() {
    let run = run(for: 3)
    XCTAssertEqual(run.result, .timedOut)
    XCTAssertEqual(run.seconds, 3, accuracy: 0.001)
  }

  func testAStopEndsOneRunOnly() {
    XCTAssertEqual(run(for: 1, stoppingAfter: 0).result, .stopped)
    XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 1, false), .timedOut)
  }

  func testARunBeginsAndEndsOnce() {
    XCTAssertEqual(run(for: 1, at: .entry).calls, [.entry])
    XCTAssertEqual(run(for: 1, at: .exit).calls, [.exit])
    XCTAssertEqual(
      run(for: 0, at: .allActivities).calls,
      [
        .entry, .beforeTimers, .beforeSources, .beforeWaiting, .exit,
      ])
  }

  func testAnObserverThatDoesNotRepeatIsCalledOnce() {
    XCTAssertEqual(run(for: 1, repeats: false).calls, [.beforeWaiting])
  }

  func testATimerEndsATurn() {
    let start = Date()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in }
    let run = run(for: 5, onlyOneTurn: true)
    timer.invalidate()
    XCTAssertEqual(run.result, .handledSource)
    XCTAssertEqual(Date().timeIntervalSince(start), 0.03, accuracy: 0.01)
  }

  func testObserversAreCalledInTheirOrder() {
    var names: [String] = []
    let observers = [("late", 2), ("early", -1), ("middle", 0)].map { name, order in
      CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.entry.rawValue, true, order) {
        _, _ in names.append(name)
      }
    }
    for observer in observers { CFRunLoopAddObserver(.current, observer, .defaultMode) }
    XCTAssertTrue(CFRunLoopContainsObserver(.current, observers[0], .defaultMode))
    CFRunLoopRunInMode(.defaultMode, 0, false)
    XCTAssertEqual(names, ["early", "middle", "late"])
    for observer in observers { CFRunLoopObserverInvalidate(observer) }
    CFRunLoopRunInMode(.defaultMode, 0, false)
    XCTAssertEqual(names.count, 3)
  }

  func testALongerRunIsCut() {
    let start = Date()
    XCTAssertEqual(CFRunLoopRunInMode(nil, CFRunLoop.secondsMaximum + 1, false), .timedOut)
    XCTAssertEqual(Date().timeIntervalSince(start), CFRunLoop.secondsMaximum, accuracy: 0.01)
  }

  func testARunWithoutATimeTakesAnHourAtMost() {
    let start = Date()
    CFRunLoopRun()
    XCTAssertEqual(Date().timeIntervalSince(start), CFRunLoop.secondsMaximum, accuracy: 0.01)
  }
}
