import CTestHost
import Testing

@testable import TestHost
@testable import XCUIAutomation

@Suite struct FailureSiteTests {
  @Test func `The line that called into the package is found, again and again`() {
    for _ in 0..<3 {
      let site = FailureSite.current()
      #expect(site.file == #filePath)
      #expect(site.line == #line - 2)
    }
  }

  @Test func `Calls on one line and through closures are found at their own line`() {
    let sites = [1, 2].map { _ in
      FailureSite.current()
    }
    #expect(sites.map(\.line) == [#line - 2, #line - 2])
    func inner() -> FailureSite { FailureSite.current() }
    #expect(inner().line == #line - 1)
  }

  /// How many calls are seen from inside of some calls.
  private func seen(inside count: Int) -> Int {
    count == 0 ? FailureSite.returnAddresses().count : seen(inside: count - 1)
  }

  @Test(arguments: [-1, 0, 1, 3_000])
  func `No call is lost, however deep the stack is`(more: Int) {
    let above = seen(inside: 0)
    let further = FailureSite.usualFrames - above + more
    #expect(seen(inside: further) == above + further)
  }

  private struct Deep: Error {}

  /// Throws from inside of some calls.
  private func fail(inside count: Int) throws {
    if count == 0 { throw Deep() }
    try fail(inside: count - 1)
  }

  @Test func `A throw below thousands of calls has its line`() {
    ThrowSite.watching {
      do {
        try fail(inside: 3_000)
      } catch {
        #expect(ThrowSite.of(error).line == #line - 9)
      }
    }
  }

  @Test func `A throw that was watched earlier is forgotten`() {
    var thrown: (any Error)?
    ThrowSite.watching { do { try fail(inside: 0) } catch { thrown = error } }
    #expect(thrown.map { ThrowSite.of($0).line } == 0)
  }

  @Test func `A line that is given is kept`() {
    let site = FailureSite.given(file: "f.swift", line: 7)
    #expect(site.file == "f.swift")
    #expect(site.line == 7)
  }

  @Test func `An address outside of the program stands nowhere`() {
    let addresses: [UInt] = [0, 1, .max]
    var rows = [test_host_row](repeating: test_host_row(), count: 3)
    test_host_find_rows(addresses, addresses.count, &rows)
    #expect(rows.map(\.line) == [0, 0, 0])
  }

  @Test(
    arguments: [
      ("$s6XCTest13XCTAssertTrueyySbyKXK_SSyXKs12StaticStringVSutF", "XCTAssertTrue"),
      ("$s6XCTest14XCTAssertEqualyyxyKXK_", "XCTAssertEqual"),
      ("$s6XCTest9XCTUnwrapyxxSgyKXK", "XCTUnwrap"),
      ("$s6XCTest20XCTWaiterC4waityF", nil), ("$s4Else13XCTAssertTrueyy", nil), ("$s6XCTest", nil),
      ("$s6XCTest99999999999999999999X", nil), ("main", nil),
    ] as [(String, String?)])
  func `An assertion is told by the mangled name of its function`(symbol: String, name: String?) {
    #expect(EnclosingAssertion.name(inSymbol: symbol) == name)
  }
}
