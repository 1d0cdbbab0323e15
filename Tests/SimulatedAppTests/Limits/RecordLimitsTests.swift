import SimulatedApp
import Testing
import VirtualTime

@testable import AppFiles
@testable import AppReview
@testable import NetworkStubs
@testable import RunJournal

/// How much a journal, a stub and a table hold: at a limit it is kept or read, one above it is not.
@Suite("Limits of what is recorded and read") struct RecordLimitsTests {
  private static let head = #"{"journal":1,"app":"A","bundle":"b","seed":"1","device":"d""#

  @Test func `a journal takes facts until it is full, and counts the rest`() {
    let header = JournalHeader(app: SampleApps.login, seed: 1, device: "d")
    let full = Journal(header).bytes.count
    #expect(Journal.sizeLimit > full)
    let journal = Journal(header, limit: full + 1)
    journal.append(.closed(screen: 1, name: "a"), at: .start)
    #expect(journal.leftOut == 0)
    let size = journal.bytes.count
    journal.append(.closed(screen: 1, name: "a"), at: .start)
    #expect(journal.leftOut == 1)
    #expect(journal.bytes.count == size)
  }

  @Test func `so many facts of a journal are read, and one more is told with its line`() throws {
    let fact = #"{"t":0,"is":"focused","identifier":"a"}"#
    let read = { (count: Int) in
      let lines = [Self.head + "}"] + Array(repeating: fact, count: count)
      return try JournalRecord(Array(lines.joined(separator: "\n").utf8), entryLimit: 3)
    }
    #expect(JournalRecord.entryLimit == 4_000_000)
    #expect(try read(3).entries.count == 3)
    #expect(throws: JournalFault(line: 5, expected: "at most 3 facts")) { try read(4) }
  }

  @Test func `times in the head of a journal have their limits`() throws {
    let read = { (member: String) in try JournalRecord(Array("\(Self.head),\(member)}".utf8)) }
    let (start, longest) = (JournalHeader.wallClockLimit, JournalHeader.durationLimit.nanoseconds)
    #expect(try read(#""wallClock":\#(start)"#).header.wallClockStart == start)
    #expect(
      throws: JournalFault(
        line: 1, expected: "\"wallClock\": seconds since 1970, at most 100000000000")
    ) { try read(#""wallClock":\#(start.nextUp)"#) }
    #expect(try read(#""suspension":\#(longest)"#).header.suspension.nanoseconds == longest)
    #expect(
      throws: JournalFault(
        line: 1, expected: "\"suspension\": nanoseconds from 0 to 86400000000000")
    ) { try read(#""suspension":\#(longest + 1)"#) }
  }

  @Test func `a body is kept as text up to a limit`() {
    let kept = { (count: Int) in
      NetworkRequest("POST", "/a", body: Array(repeating: 0x78, count: count)).journalBody.count
    }
    #expect(kept(NetworkAnswer.bodyLimit) == NetworkAnswer.bodyLimit)
    #expect(kept(NetworkAnswer.bodyLimit + 1) == 0)
  }

  @Test func `the past of an app is its first events and its last states`() {
    var past = RecentPast()
    for number in 0...RecentPast.eventLimit { past.noteRaised("\(number)", isTaken: true) }
    #expect(past.events.map(\.name) == (0..<RecentPast.eventLimit).map(String.init))
    for number in 0...RecentPast.stateLimit { past.noteLeft("\(number)", of: "s", at: .start) }
    #expect(past.left.map(\.path) == (1...RecentPast.stateLimit).map(String.init))
  }

  @Test func `a pointer has so many steps, and makes no longer lists`() throws {
    let text = String(repeating: "/a", count: JSONPointer.stepLimit)
    #expect(try JSONPointer(text).text == text)
    #expect(throws: ReadFault(message: "a JSON pointer has at most 32 steps, which is the limit")) {
      try JSONPointer(text + "/a")
    }
    let last = JSONPointer.indexLimit
    guard case .array(let items) = try JSONPointer("/\(last)").wrapping(JSONNode(.null)).kind else {
      Issue.record("no list")
      return
    }
    #expect(items.count == last + 1)
    guard case .object = try JSONPointer("/\(last + 1)").wrapping(JSONNode(.null)).kind else {
      Issue.record("no object")
      return
    }
  }

  @Test func `the format of a date has so many letters`() throws {
    let format = String(repeating: "y", count: ResponseDate.formatLimit)
    _ = try ResponseDate("now", format: format)
    let fault = #expect(throws: ReadFault.self) { try ResponseDate("now", format: format + "y") }
    #expect(fault?.message.hasPrefix("expected a date's format of 1 to 100 letters") == true)
  }

  @Test func `the numbers of a control's range have a limit`() {
    let faults = { (number: String) in
      SmallApp.faults(
        main: """
          {"context": {"v": 1}, "view": [
            {"type": "slider", "binds": "v", "range": {"from": 0, "to": \(number)}}]}
          """)
    }
    #expect(faults("1000000000000") == [])
    #expect(
      faults("1000000000001")
        == ["main.json:2:63: expected the greatest number, found 1000000000001"])
    #expect(ControlRange.limit == 1e12)
  }

  @Test func `a table of routes has so many rows, and a row so many taps`() throws {
    let read = { (rows: Int, taps: Int) in
      let tapped = Array(repeating: "\"t\"", count: taps).joined(separator: ",")
      let row = #"{"name": "a", "marker": "M", "taps": [\#(tapped)]}"#
      let text = "{\"rows\": [\(Array(repeating: row, count: rows).joined(separator: ","))]}"
      do throws(DefinitionFaults) {
        _ = try RouteTableFile(reading: Array(text.utf8), file: "r.json")
        return [String]()
      } catch {
        return error.faults.map(\.description)
      }
    }
    #expect(read(RouteTableFile.rowLimit, 0) == [])
    #expect(
      read(RouteTableFile.rowLimit + 1, 0)
        == ["r.json:1:1: expected at most 1000 rows, found 1001: split it"])
    #expect(read(1, RouteTableFile.tapLimit) == [])
    #expect(
      read(1, RouteTableFile.tapLimit + 1) == ["r.json:1:48: expected at most 50 taps, found 51"])
  }
}
