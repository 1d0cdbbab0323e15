import SimulatedApp
import Testing

@testable import NetworkStubs

@Suite("Dates in responses")
struct ResponseDateTests {
  /// 1 January 2026, 09:41:00 UTC.
  private let now = SessionConfiguration.usualWallClockStart

  @Test(
    "are so far from the present",
    arguments: [
      ("now", ResponseDate.usualFormat, "2026-01-01T09:41:00Z"),
      ("+10d", "yyyy-MM-dd", "2026-01-11"),
      ("-1d12h", "dd.MM.yy HH:mm", "30.12.25 21:41"),
      ("+8w3s", "d MMMM yyyy, H 'o''clock' ss.SSS Z", "26 0002 2026, 9 o'clock 03.000 +0000"),
      ("-60m", "yyyy-MM-dd'T'HH:mm:ssX", "2026-01-01T08:41:00Z"),
    ])
  func texts(_ offset: String, _ format: String, _ text: String) throws {
    let node = try ResponseDate(offset, format: format).node(now: now)
    #expect(node == .text(text.replacing("o'clock", with: "oclock")) || node == .text(text))
  }

  @Test("are numbers too")
  func numbers() throws {
    #expect(
      try ResponseDate("+1s", format: "seconds").node(now: now)
        == JSONNode(.integer(1_767_260_461)))
    #expect(
      try ResponseDate("-1s", format: "milliseconds").node(now: now)
        == JSONNode(.integer(1_767_260_459_000)))
  }

  @Test(
    "that are wrong are told word for word",
    arguments: [
      (
        "10d", "yyyy",
        "expected a time from now such as \"+10d\" or \"-1d12h\", found \"10d\""
      ),
      (
        "+d", "yyyy", "expected a time from now such as \"+10d\" or \"-1d12h\", found \"+d\""
      ),
      (
        "+1q", "yyyy", "expected a time from now such as \"+10d\" or \"-1d12h\", found \"+1q\""
      ),
      (
        "now", "yyyy-QQ",
        "unknown letter \"Q\" in the date's format; known are y M d H m s S Z X, and others need "
          + "quotes: '...'"
      ),
      ("now", "", "expected a date's format of 1 to 100 letters, found \"\""),
    ])
  func wrong(_ offset: String, _ format: String, _ message: String) {
    #expect(throws: ReadFault(message: message)) { try ResponseDate(offset, format: format) }
  }

  @Test("stand anywhere in a response")
  func filled() throws {
    let text = #"{"a": [{"$date": "+1d", "format": "yyyy-MM-dd"}], "b": {"$date": 1}, "c": 2}"#
    let node = try #require(JSONReader.read(Array(text.utf8)).node)

    #expect(
      JSONWriter.compact(node.datesFilled(now: now))
        == #"{"a":["2026-01-02"],"b":{"$date":1},"c":2}"#)
    #expect(node.dateFaults.map(\.message) == ["\"$date\" is a string such as \"+10d\""])
  }
}
