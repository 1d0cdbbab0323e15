import SeededCases
import Testing

@testable import TestRuns

struct TestLogTests {
  private let printed = """
    Test Suite 'All tests' started at 2026-01-01 09:41:00.000
    Test Case 'CartTests.testAdd' started at 2026-01-01 09:41:00.000
    Test Case 'CartTests.testAdd' passed (0.1 seconds)
    Test Case 'CartTests.testPay' started at 2026-01-01 09:41:00.000
    /shop/CartTests.swift:12: error: CartTests.testPay : no receipt
    Test Case 'CartTests.testPay' failed (0.1 seconds)
    Test Case 'CartTests.testGift' started at 2026-01-01 09:41:00.000

    """

  @Test func theLineNamesTheRunningTestAndCountsThoseThatEnded() {
    #expect(log(of: printed).text == "CartTests.testGift: 2 tests have ended, 1 failed")
  }

  @Test func aTestThatRunsManyTimesIsNamedWithItsRun() {
    var log = log(of: printed)
    log.runs = 120
    #expect(log.text == "CartTests.testGift, run 120: 2 tests have ended, 1 failed")
  }

  @Test func aDamagedLogIsTheSameInAnyPieces() {
    for seed in FuzzCount.times(400) {
      let bytes = BrokenBytes.of(printed, pieces: ["Test Case '", "' passed (", "'"], seed: seed)
      var numbers = SeededNumbers(seed: seed)
      let cut = numbers.below(bytes.count + 1)
      var (whole, pieces) = (TestLog(), TestLog())
      whole.read(bytes)
      pieces.read(bytes[..<cut])
      pieces.read(bytes[cut...])
      #expect(pieces == whole, "seed \(seed)")
      #expect(whole.failed <= whole.ended, "seed \(seed)")
    }
  }

  @Test func aLogThatBeginsNamesNoTest() {
    #expect(log(of: "Building\n").text == "0 tests have ended, 0 failed")
  }

  @Test func piecesOfAnySizeReadLikeTheWhole() {
    for size in 1...40 {
      var pieces = TestLog()
      let bytes = Array(printed.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        pieces.read(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(pieces == log(of: printed))
    }
  }

  @Test func aLineIsLookedAtUpToALength() {
    let end = "' passed ("
    let start = "Test Case 'C.test"
    let name = String(repeating: "x", count: TestLog.lineLimit - start.utf8.count - end.utf8.count)
    #expect(log(of: start + name + end + "0.1 seconds)\n").ended == 1)
    #expect(log(of: start + name + "x" + end + "0.1 seconds)\n").ended == 0)
  }

  @Test func whatTestsPrintCountsForNothing() {
    let text = "Test Case 'x'\nit's Test Case 'CartTests.testAdd' passed (0.1 seconds)\n"
    #expect(log(of: text + String(repeating: "x", count: 100_000) + "\n") == TestLog())
  }

  @Test func severalLogsAreOneLine() {
    let sum = log(of: "Building\n") + log(of: printed)
    #expect(sum.text == "CartTests.testGift: 2 tests have ended, 1 failed")
  }

  @Test func `what a process does after its tests is told, too`() {
    #expect(log(of: printed + "Now: model 2\n").text == "model 2: 2 tests have ended, 1 failed")
  }

  private func log(of text: String) -> TestLog {
    var log = TestLog()
    log.read(text.utf8)
    return log
  }
}
