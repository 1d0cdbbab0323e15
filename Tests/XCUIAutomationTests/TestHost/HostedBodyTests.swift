import Foundation
import Testing

@testable import TestHost
@testable import XCUIAutomation

@Suite struct HostedBodyTests {
  @Test func `Clocks follow the session inside and are real again outside`() {
    let session = RecordingSession()
    let before = Date()
    var inside = Date()
    HostedBody.run(in: session) {
      sleep(100_000)
      inside = Date()
    }
    #expect(inside.timeIntervalSince1970 == session.wallClockStartSeconds + 100_000)
    #expect(abs(Date().timeIntervalSince(before)) < 1000)
  }

  @Test func `Clocks are real again after a body was left`() {
    let before = Date()
    HostedBody.run(in: RecordingSession()) { failCurrentTest("left", file: "f", line: 1) }
    #expect(abs(Date().timeIntervalSince(before)) < 1000)
  }

  @Test func `A body on another thread counts as code of the main actor`() async {
    let answer = await withCheckedContinuation { answer in
      Thread.detachNewThread {
        var seen = (isMain: true, value: 0)
        HostedBody.run(in: RecordingSession()) {
          seen = (Thread.isMainThread, MainActor.assumeIsolated { [1, 2].map { $0 * 2 }.count })
        }
        answer.resume(returning: seen)
      }
    }
    #expect(!answer.isMain)
    #expect(answer.value == 2)
  }

  @Test func `A failure leaves the body and is told to the session`() {
    let session = RecordingSession()
    var wentOn = false
    let ending = HostedBody.run(in: session) {
      failCurrentTest("wrong", file: "f", line: 1)
      wentOn = true
    }
    guard case .ended = ending else { return #expect(Bool(false), "\(ending)") }
    #expect(!wentOn)
    #expect(session.facts == ["fail wrong"])
  }

  @Test func `A failure is recorded and the body goes on when it may`() {
    let session = RecordingSession()
    let ending = HostedBody.run(in: session, continuesAfterFailure: true) {
      failCurrentTest("one", file: "f", line: 1)
      failCurrentTest("two", file: "f", line: 2)
    }
    guard case .returned = ending else { return #expect(Bool(false), "\(ending)") }
    #expect(session.facts == ["fail one", "fail two"])
  }

  @Test func `A failure that always ends the test ends it also when it may go on`() {
    let session = RecordingSession()
    HostedBody.run(in: session, continuesAfterFailure: true) {
      failCurrentTest("invalid query", file: "f", line: 1, endsTest: true)
      failCurrentTest("never", file: "f", line: 2)
    }
    #expect(session.facts == ["fail invalid query"])
  }

  @Test func `A wait ends at the very event that fulfils it`() {
    let session = RecordingSession()
    var elapsed: TimeInterval = 0
    HostedBody.run(in: session) {
      let start = Date()
      let done = XCUIAutomation.XCTestExpectation(description: "done")
      session.schedule(afterSeconds: 3) { done.fulfill() }
      _ = XCUIAutomation.XCTWaiter.wait(for: [done], timeout: 20)
      elapsed = Date().timeIntervalSince(start)
    }
    #expect(elapsed == 3)
  }

  @Test func `Sessions on several threads have clocks of their own`() async {
    let instants = await withTaskGroup(of: Int64.self) { group in
      for number in 1...4 {
        group.addTask {
          let session = RecordingSession()
          HostedBody.run(in: session) {
            for _ in 0..<1000 { sleep(UInt32(number)) }
          }
          return session.nowNanoseconds / 1_000_000_000_000
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(instants.sorted() == [1, 2, 3, 4])
  }

  @Test func `The session is found by the code it stands behind`() {
    let session = RecordingSession()
    HostedBody.run(in: session) { #expect(SessionContext.current === session) }
    #expect(SessionContext.current == nil)
  }

  @Test func `A test case tells its session how it runs`() {
    let session = RecordingSession()
    TestHostHooks.$current.withValue(TestHostHooks(makeSession: { _ in session })) {
      let test = XCUIAutomation.XCTestCase(name: "testIt") { _ in
        XCTContextProbe.run("step")
      }
      test.invokeTest()
    }
    #expect(session.facts == ["start XCTestCase.testIt", "begin step", "end", "finish"])
  }

  @Test func `A test case without a session runs on real time`() {
    var instant = Date.distantPast
    TestHostHooks.$current.withValue(TestHostHooks(makeSession: { _ in nil })) {
      XCUIAutomation.XCTestCase(name: "testIt") { _ in
        let done = XCUIAutomation.XCTestExpectation(description: "done")
        Thread.detachNewThread { done.fulfill() }
        _ = XCUIAutomation.XCTWaiter.wait(for: [done], timeout: 20)
        instant = Date()
      }
      .invokeTest()
    }
    #expect(abs(instant.timeIntervalSinceNow) < 1000)
  }
}

private enum XCTContextProbe {
  static func run(_ title: String) {
    SessionContext.current?.beginActivity(title)
    SessionContext.current?.endActivity()
  }
}
