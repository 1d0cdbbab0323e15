import EventOrders
import Foundation
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCTest

@testable import TestRuns
@testable import XCUIAutomation

/// Searches of tests whose own code draws random numbers, or does not repeat itself.
@Suite(.serialized) @MainActor struct ChanceOfTestsTests {
  private func search(_ body: @escaping (ChancyTests) throws -> Void) -> SearchFindings {
    TestSearch(.exhaustive, runLimit: 400, estimatesRate: false).findings(of: repeated(body))
  }

  private func repeated(_ body: @escaping (ChancyTests) throws -> Void) -> RepeatedTest {
    RepeatedTest(ChancyTests.test("testIt", body), latencies: .asWritten)
  }

  @Test(arguments: [2, 12, 30])
  func `a test that fails for one of a few random numbers is found`(count: Int) throws {
    let found = search { _ in XCTAssertNotEqual(Int.random(in: 0..<count), count / 2) }
    let failure = try #require(found.failure)
    #expect(failure.diagnosis.cause == .randomness && failure.diagnosis.blame == .test)
    #expect(failure.isRepeatable)
    #expect(failure.schedule?.answers.count == 1)
  }

  @Test func `its token gives the same numbers again`() throws {
    let body: (ChancyTests) -> Void = { _ in XCTAssertNotEqual([1, 2, 3].shuffled(), [3, 1, 2]) }
    let failure = try #require(search(body).failure)
    let again = repeated(body).run(replaying: failure.token, seed: 99)
    #expect(again.failures == failure.trial.failures)
  }

  @Test func `a random choice of steps gets no certificate`() {
    let found = search { _ in _ = Int.random(in: 0..<1_000_000) }
    #expect(found.certificate == nil && found.failure == nil)
    #expect(found.ending.gaps == ["the test draws random numbers, and only some were tried"])
  }

  @Test func `a thread of the test that draws random numbers is seen, and nothing is promised`() {
    let found = search { _ in
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = Int.random(in: 0..<12)
        done.signal()
      }
      done.wait()
    }
    #expect(found.certificate == nil && found.failure == nil)
    let words = "a thread of the test draws random numbers, which no seed decides"
    #expect(found.ending.gaps == [words])
  }

  @Test func `so is a block on another queue, and a thread that draws nothing is none`() {
    let found = search { _ in
      DispatchQueue.global().sync {}
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { _ = UUID() }
      group.wait()
    }
    #expect(found.certificate == nil && found.failure == nil)
    let quiet = search { _ in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { _ = (0..<12).reversed() }
      group.wait()
    }
    #expect(quiet.certificate != nil)
  }

  @Test(arguments: LibcNumbers.all)
  func `numbers of libc in a thread are seen, with a seed and without`(_ numbers: LibcNumbers) {
    let found = search { _ in
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        numbers.draw()
        done.signal()
      }
      done.wait()
    }
    #expect(found.certificate == nil && found.failure == nil)
  }

  @Test func `a failure with such a number prints no token that would not repeat it`() throws {
    let found = search { _ in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { _ = Int.random(in: 0..<12) }
      group.wait()
      XCTFail("in vain")
    }
    #expect(try !#require(found.failure).isRepeatable)
  }

  @Test func `the middle of a range is searched where both of its ends agree`() {
    let found = search { _ in
      XCTAssertFalse((0.49..<0.51).contains(Double.random(in: 0..<1)))
    }
    #expect(found.failure == nil || found.failure?.diagnosis.cause == .randomness)
    #expect(found.certificate == nil)
  }

  @Test func `a failure that only the first run of a process has is not told as repeatable`() throws
  {
    var runs = 0
    let found = search { _ in
      runs += 1
      XCTAssertNotEqual(runs, 1)
    }
    let failure = try #require(found.failure)
    #expect(!failure.isRepeatable && failure.schedule == nil)
    let text = try #require(found.failureText(settings: ""))
    #expect(text.contains("No token repeats this") && !text.contains("REHEARSAL_REPLAY"))
  }

  @Test func `a test that fails from its second run on is not called a regression`() throws {
    var runs = 0
    let body: (ChancyTests) -> Void = { _ in
      runs += 1
      XCTAssertEqual(runs, 1)
    }
    let test = repeated(body)
    let first = test.run(RunRequest(seed: 1))
    let found = TestSearch(.exhaustive, runLimit: 400).findings(of: test, knowing: first)
    #expect(try #require(found.failure).diagnosis.verdict == .unrepeatable)
  }

  @Test func `a test that depends on the order of a set gets no certificate`() throws {
    let found = search { _ in
      let names: Set = ["a", "b", "c"]
      let app = XCUIApplication()
      app.launch()
      _ = app.buttons[names.first ?? ""].exists
    }
    #expect(found.isUnordered && found.certificate == nil)
    #expect(found.ending.gaps == ["it depends on the order of a set or dictionary"])
    #expect(found.record(under: "everyday").isUnordered == true)
  }

  @Test func `a test that sorts a set gets one`() {
    let found = search { _ in
      let names: Set = ["a", "b", "c"]
      let app = XCUIApplication()
      app.launch()
      for name in names.sorted() { _ = app.buttons[name].exists }
    }
    #expect(!found.isUnordered && found.certificate != nil)
  }

  @Test func `a test that passes in some orders of a dictionary is no regression`() throws {
    let usual = ["a": 1, "b": 2, "c": 3].first?.key
    let found = search { _ in
      let other = ["a": 1, "b": 2, "c": 3].first?.key
      XCTAssertNotEqual(other, usual)
    }
    let failure = try #require(found.failure)
    let diagnosis = failure.diagnosis
    #expect(diagnosis.verdict == .flaky && diagnosis.blame == .test)
    #expect(diagnosis.cause == .unorderedCollections)
    #expect(found.isUnordered && failure.rate == nil, "all runs have one order")
  }

  @Test func `a test that goes another way each time gets no certificate`() {
    var runs = 0
    let found = search { test in
      runs += 1
      let app = XCUIApplication()
      app.launch()
      if runs % 2 == 0 { _ = app.staticTexts["done"].exists }
    }
    #expect(found.certificate == nil)
    #expect(found.ending.gaps == ["two runs with the same choices went different ways"])
  }
}

extension SearchFindings.Ending {
  fileprivate var gaps: [String]? {
    if case .open(let gaps) = self { return gaps }
    return nil
  }
}

/// A way to draw a number with the functions of libc.
struct LibcNumbers: Sendable, CustomStringConvertible {
  let description: String
  let draw: @Sendable () -> Void

  static let all = [
    LibcNumbers(description: "rand") { _ = rand() },
    LibcNumbers(description: "random") { _ = random() },
    LibcNumbers(description: "drand48") { _ = drand48() },
    LibcNumbers(description: "lrand48") { _ = lrand48() },
    LibcNumbers(description: "srand and rand") {
      srand(UInt32(truncatingIfNeeded: time(nil)))
      _ = rand()
    },
    LibcNumbers(description: "srand48 and drand48") {
      srand48(time(nil))
      _ = drand48()
    },
  ]
}
