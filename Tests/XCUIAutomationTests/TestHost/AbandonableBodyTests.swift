import Testing
import XCUIAutomation

@testable import TestHost

@Suite struct AbandonableBodyTests {
  @Test func `A body that returns was not left`() {
    #expect(!AbandonableBody.run {})
  }

  @Test func `A body can be left from a nested call`() {
    var steps: [String] = []
    let wasLeft = AbandonableBody.run {
      steps.append("before")
      [1].forEach { _ in AbandonableBody.abandon() }
      steps.append("after")
    }
    #expect(wasLeft)
    #expect(steps == ["before"])
  }

  @Test func `Only the innermost body is left`() {
    var steps: [String] = []
    let outerWasLeft = AbandonableBody.run {
      steps.append("inner \(AbandonableBody.run { AbandonableBody.abandon() })")
      steps.append("outer goes on")
    }
    #expect(!outerWasLeft)
    #expect(steps == ["inner true", "outer goes on"])
  }

  @Test func `Nothing is armed outside a body`() {
    #expect(!AbandonableBody.isArmed)
    AbandonableBody.run { #expect(AbandonableBody.isArmed) }
    #expect(!AbandonableBody.isArmed)
  }

  @Test func `A shielded call cannot leave the body around it`() {
    AbandonableBody.run {
      AbandonableBody.shielded { #expect(!AbandonableBody.isArmed) }
      #expect(AbandonableBody.isArmed)
    }
  }

  /// Tells when it is released.
  private final class Held {
    let release: () -> Void
    init(_ release: @escaping () -> Void) { self.release = release }
    deinit { release() }
  }

  @Test func `What code that releases holds is gone before the body is left`() {
    var steps: [String] = []
    let wasLeft = AbandonableBody.run {
      AbandonableBody.releasing {
        let held = Held { steps.append("released") }
        AbandonableBody.releasing { AbandonableBody.abandonSoon() }
        withExtendedLifetime(held) { steps.append("asked") }
      }
      steps.append("after")
    }
    #expect(wasLeft)
    #expect(steps == ["asked", "released"])
  }

  @Test func `Code that releases and does not ask does not leave the body`() {
    var steps: [String] = []
    AbandonableBody.releasing { steps.append("outside") }
    let wasLeft = AbandonableBody.run {
      AbandonableBody.releasing { steps.append("inside") }
      steps.append("after")
      AbandonableBody.abandonSoon()
    }
    #expect(wasLeft)
    #expect(steps == ["outside", "inside", "after"])
  }

  @Test func `Bodies can be left a thousand times while accesses are open`() {
    var values = [0]
    func modify(_ value: inout Int) {
      value += 1
      AbandonableBody.abandon()
    }
    for _ in 0..<1000 { AbandonableBody.run { modify(&values[0]) } }
    #expect(values == [1000])
  }

  @Test func `A caught crash leaves the body and fails it at its line`() {
    let session = RecordingSession()
    let texts = ["a"].filter { $0.isEmpty }
    let line = #line + 2
    let ending = AbandonableBody.catchingCrashes {
      HostedBody.run(in: session) { _ = texts[0].count }
    }
    guard case .ended = ending else {
      Issue.record("The body was not left.")
      return
    }
    #expect(session.facts.count == 1)
    #expect(session.facts[0].hasPrefix("fail this line ends the process of the tests"))
    #expect(session.failedLines == [line])
  }

  @Test func `A caught crash below thousands of calls fails the line of the test`() {
    let session = RecordingSession()
    let line = #line + 2
    let ending = AbandonableBody.catchingCrashes {
      HostedBody.run(in: session) { crash(inside: 3_000) }
    }
    guard case .ended = ending else {
      Issue.record("The body was not left.")
      return
    }
    #expect(session.failedLines == [line])
  }

  @Test func `Crashes can be caught again and again`() {
    let values: [Int?] = [nil]
    for _ in 0..<10 {
      let wasLeft = AbandonableBody.catchingCrashes {
        AbandonableBody.run { _ = values[0].unsafelyTaken }
      }
      #expect(wasLeft)
    }
  }

  @Test func `A static value whose making crashed is a crash again, not a wait without end`() {
    let left = (0..<2).map { _ in
      AbandonableBody.catchingCrashes { AbandonableBody.run { _ = Account.shared } }
    }
    #expect(left == [true, true])
  }

  @Test func `What Swift says last are the words of a crash`() {
    let end = "this line ends the process of the tests"
    #expect(CaughtCrash.words(in: "") == end)
    #expect(CaughtCrash.words(in: "M/A.swift:3: Fatal error: no account\n") == end + ": no account")
    #expect(
      CaughtCrash.words(in: "M/A.swift:3: Precondition failed: few\n")
        == end + ": Precondition failed: few")
    #expect(
      CaughtCrash.words(in: "Could not cast value of type 'A' (0x7f01) to 'B' (0x7f02).\n")
        == end + ": Could not cast value of type 'A' to 'B'.")
  }
}

// Like calls from a library, which contain no line of a test.
#sourceLocation(file:"library",line:1)
@inline(never) private func crash(inside count: Int) {
  if count > 0 {
    crash(inside: count - 1)
    withExtendedLifetime(count) {}
  } else {
    _ = [String](repeating: "", count: count)[count]
  }
}
#sourceLocation()

private enum Account {
  static let shared = [Int?.none][0].unsafelyTaken
}

extension Optional {
  /// The value; a crash without one, as tests of strangers have it.
  fileprivate var unsafelyTaken: Wrapped {
    guard let self else { fatalError("there is no value") }
    return self
  }
}
