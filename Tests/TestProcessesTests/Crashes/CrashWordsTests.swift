import TestFailures
import Testing

@testable import TestProcesses

@Suite("The words about a crash")
struct CrashWordsTests {
  private static let frame = "1 [ra] 0x0000559008cd9f66 Cart.add(_:) + 149 in t.xctest at "

  @Test func `name the signal, the fatal error and its line`() {
    let failure = CrashWords(.signal(5), output: "ShopTests/Cart.swift:16: Fatal error: none\n")
      .failure("in this test")
    #expect(
      failure.summary == "The process ended by signal 5 (trap) in this test: Fatal error: none")
    #expect(failure.file == "Cart.swift")
    #expect(failure.line == 16)
    #expect(failure.reason.kind == .crash)
  }

  @Test(arguments: [
    ("Cart.swift:16: Precondition failed: few", "Precondition failed: few"),
    ("Cart.swift:16: Assertion failed", "Assertion failed"),
    ("*** Swift runtime failure: overflow ***", "Swift runtime failure: overflow"),
    (
      "Could not cast value of type 'A' (0x7f01) to 'B' (0x7f02).",
      "Could not cast value of type 'A' to 'B'."
    ),
  ])
  func `name whatever else ends Swift code`(_ line: String, _ words: String) {
    let call =
      "  0 [inlined] [system] 0x0000561e85dbbc1c Swift runtime failure: overflow in t.xctest"
    let failure = CrashWords(.signal(4), output: "one\n\(line)\n\(call)\n").failure("in it")
    #expect(
      failure.summary == "The process ended by signal 4 (illegal instruction) in it: \(words)")
  }

  @Test func `quote no failure of an assertion as the reason`() {
    let output = "Cart.swift:9: error: -[M.CartTests testAdd] : failed - Assertion failed: few\n"
    let failure = CrashWords(.signal(9), output: output).failure("in it")
    #expect(failure.summary == "The process ended by signal 9 (kill) in it.")
  }

  @Test func `list the test's own calls, without addresses`() {
    let output = """
      \(Self.frame)/home/ada/Cart.swift:16:28
      \(Self.frame)/home/ada/TestDiscovery.swift:16:86
      \(Self.frame)/home/ada/Main.swift:1:1
      """
    let failure = CrashWords(.signal(5), output: output).failure("in this test")
    #expect(failure.message.hasSuffix("in this test.\n    Cart.add(_:) at Cart.swift:16:28"))
  }

  @Test func `name the test's line and not that of the standard library`() {
    let output = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      *** Program crashed: Illegal instruction at 0x00007f1a4296df7f ***
      \(Self.frame)/home/ada/Cart.swift:16:28
      """
    let failure = CrashWords(.signal(4), output: output).failure("in this test")
    #expect(failure.file == "Cart.swift")
    #expect(failure.line == 16)
  }

  @Test func `name the test where an assertion evaluates what has no line, and no registers`() {
    let frame = { (call: String) in
      "3 [ra] [system] 0x000055d6abe2f146 \(call) + 37 in t.xctest at //<compiler-generated>"
    }
    let words = { (frames: [String]) in
      let output =
        ["Swift/Array.swift:9: Fatal error: none", "*** Program crashed ***"] + frames
        + ["rip 0x00007f1a4296df7f  0f 0b", "Images (53 omitted):", "*** end"]
      return CrashWords(.signal(4), output: output.joined(separator: "\n"))
        .failure("in this test").message.split(separator: "\n").dropFirst()
        .map { $0.drop { $0 == " " } }
    }
    let given = "implicit closure #1 in CartTests.testAdd()"
    let listed = "implicit closure #2 in static CartTests.__allTests__CartTests"
    #expect(words([frame(given), frame(listed)]) == [given[...]])
    #expect(words([]) == ["Swift/Array.swift:9: Fatal error: none"])
  }

  @Test func `quote the last lines where there is no backtrace`() {
    let failure = CrashWords(.code(3), output: "one\n\ntwo 0x00007fb9ef6f9361\n")
      .failure("in this test")
    #expect(
      failure.message == "The process ended with exit code 3 in this test.\n    one\n    two 0x…")
  }

  @Test func `quote so many lines, the last ones, or so many calls, the innermost`() {
    let words = { (lines: [String]) in
      CrashWords(.code(3), output: lines.joined(separator: "\n")).failure("in this test")
        .message.split(separator: "\n").dropFirst().map { $0.dropFirst(4) }
    }
    let lines = (0...CrashWords.lineLimit).map { "line \($0)" }
    #expect(words(lines) == lines.dropFirst().map { $0[...] })
    let calls = (0...CrashWords.frameLimit).map { "\(Self.frame)/home/ada/Cart.swift:\($0):1" }
    #expect(
      words(calls)
        == (0..<CrashWords.frameLimit).map { "Cart.add(_:) at Cart.swift:\($0):1" })
  }
}
