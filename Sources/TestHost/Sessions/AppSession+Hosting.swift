import Foundation
package import SimulatedApp
import VirtualTime

extension AppSession {
  /// The same session, which from now on finds the test's lines for each call, unless it has a
  /// way to find them.
  package func locatingCalls() -> AppSession {
    if device.locator == nil { device.locator = { CallSite.current() } }
    device.callers = { CallSite.callers() }
    waiter.keepUnmetWaits { EnclosingAssertion.name != nil || WaitUse.current.isJudged }
    return self
  }
}

extension AppSession: HostedSession {
  package var nowNanoseconds: Int64 { now.nanoseconds }

  package var wallClockStartSeconds: Double {
    testClockStart ?? configuration.wallClockStart
  }

  package var systemVersion: String { device.profile.systemVersion }

  package var nextEventNanoseconds: Int64? { nextEvent?.nanoseconds }

  package var nextAnswerNanoseconds: Int64? { device.nextOutsideInstant?.nanoseconds }

  package func advance(byNanoseconds nanoseconds: Int64) {
    sleep(VirtualDuration(nanoseconds: nanoseconds))
  }

  package var runsAppCode: Bool { device.codeRunner != nil }

  package func schedule(_ part: AppTaskPart, afterNanoseconds nanoseconds: Int64) {
    guard let maker = device.taskMaker else { return part.run() }
    maker.schedule(part, after: VirtualDuration(nanoseconds: nanoseconds))
  }

  package func settleRequests() { device.outside?.settle() }

  package func fill(_ bytes: UnsafeMutableRawBufferPointer) {
    bytes.fill(
      from: device.chance.number(
        from: runsAppCode ? DeviceChance.appSource : DeviceChance.testSource))
  }

  package func testWillStart(name: String, module: String) {
    begin(name)
    record(.testStarted(name: name, module: module))
  }

  package func testDidFail(_ failure: TestFailure) { note(failure.withFileName) }

  package func testDidExpectFailure(message: String, reason: String) {
    record(.failureExpected(message: message, reason: reason))
  }

  package func testDidMeasure(metric: String, unit: String, values: [Double]) {
    record(.measured(metric: metric, unit: unit, values: values))
  }

  package func testWillFinish() {
    testWillEnd?(self)
    testWillEnd = nil
  }

  package var endsWithTest: Bool { use.sharing == .none }

  package func testDidFinish() {
    testWillFinish()
    device.outside?.close()
    device.outside = nil
    closeSteps()
    record(.testFinished)
    keepJournal()
  }

  package var isNarrating: Bool { device.isNarrating }

  package func beginActivity(_ title: String) { record(.activityBegan(title: title)) }

  package func endActivity() { record(.activityEnded) }
}
