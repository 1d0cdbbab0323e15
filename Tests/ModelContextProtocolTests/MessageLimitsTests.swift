import AccessibilityTree
import ServedSessions
import SimulatedApp
import Testing

@testable import ModelContextProtocol

@Suite("Limits of a client's messages") struct MessageLimitsTests {
  private static let ping = #"{"jsonrpc": "2.0", "id": 1, "method": "ping"}"#

  private static func readings(_ text: String) -> [RPCReader.Reading] {
    RPCReader.read(Array(text.utf8)).readings
  }

  @Test func `a line has a length and no more`() {
    let padding = String(repeating: " ", count: RPCReader.lineLimit - Self.ping.utf8.count)

    let longest = Self.readings(Self.ping + padding)
    #expect(longest == Self.readings(Self.ping))
    #expect(Self.readings(Self.ping + padding + " ") == [.fault(RPCReader.tooLong, id: nil)])
    #expect(ModelContextServer.lineLimit == RPCReader.lineLimit)
  }

  @Test func `a batch has a number of messages and no more`() {
    let limit = RPCReader.batchLimit
    let batch = { (count: Int) in
      "[\(Array(repeating: Self.ping, count: count).joined(separator: ", "))]"
    }

    #expect(Self.readings(batch(limit)).count == limit)
    let fault = RPCFault(.invalidRequest, "A batch must have 1 to 100 messages, not 101.")
    #expect(Self.readings(batch(limit + 1)) == [.fault(fault, id: nil)])
  }

  /// What is wrong with a call where no session is open, so that nothing else is done.
  private static func fault(_ tool: String, _ arguments: String) -> String {
    SampleClient().call(tool, "{\(arguments)}").text
  }

  @Test func `numbers of a call have a limit, which an error names`() {
    let find = ReadTools.findLimit
    #expect(Self.fault("find_elements", "\"limit\": \(find)").contains("No session is open"))
    #expect(Self.fault("find_elements", "\"limit\": \(find + 1)").contains("from 1 to \(find)."))

    let runs = KeptSearch.runLimit
    #expect(Self.fault("search_flow", "\"runs\": \(runs)").contains("No session is open"))
    #expect(Self.fault("search_flow", "\"runs\": \(runs + 1)").contains("from 1 to \(runs)."))

    let seconds = SessionTools.limit
    #expect(Self.fault("advance_time", "\"seconds\": \(seconds)").contains("No session is open"))
    #expect(
      Self.fault("advance_time", "\"seconds\": \(seconds + 1)").contains("from 0.0 to \(seconds)."))
  }

  @Test func `a row shows so much of a text, so many texts and so many levels`() {
    let label = { String(repeating: "a", count: $0) }
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application))
    builder.add(ElementAttributes(type: .button, value: label(ElementRows.textLimit)))
    builder.add(ElementAttributes(type: .button, value: label(ElementRows.textLimit + 1)))
    builder.begin(ElementAttributes(type: .cell))
    for number in 0...ElementRows.innerLimit {
      builder.add(ElementAttributes(type: .staticText, label: "\(number)"))
    }
    builder.end()
    for _ in 0...ElementRows.levelLimit + 1 {
      builder.begin(ElementAttributes(type: .other, identifier: "o"))
    }
    let rows = ElementRows(builder.finish())

    #expect(rows.line(of: rows.all[0], named: "e1").contains("= '\(label(ElementRows.textLimit))'"))
    let shortened = label(ElementRows.textLimit - 3)
    #expect(rows.line(of: rows.all[1], named: "e2").contains("= '\(shortened)...'"))
    #expect(rows.all[2].texts == (0..<ElementRows.innerLimit).map(String.init))
    #expect(
      rows.all.dropFirst(3).map(\.level)
        == Array(0...ElementRows.levelLimit) + [ElementRows.levelLimit])
  }

  @Test func `a list has so many resources, and says where the next one begins`() throws {
    let limit = ServedResources.listLimit
    let served = { (count: Int) in
      // Besides the apps, there is an article.
      ServedResources(
        apps: ServedApps((1..<count).map { ServedApp(name: "App\($0)", folder: "/none/\($0)") }))
    }
    let whole = try served(limit).list(from: nil)
    #expect(whole["resources"]?.list.count == limit)
    #expect(whole["nextCursor"] == nil)

    let first = try served(limit + 1).list(from: nil)
    #expect(first["resources"]?.list.count == limit)
    let rest = try served(limit + 1).list(from: first["nextCursor"])
    #expect(rest["resources"]?.list.compactMap { $0["name"]?.string } == ["routes/App\(limit)"])
    #expect(rest["nextCursor"] == nil)
  }

  @Test("a cursor is one that a list has given", arguments: ["\"5000\"", "\"-1\"", "\"\"", "3"])
  func cursors(given: String) {
    let fault = SampleClient().ask("resources/list", "{\"cursor\": \(given)}")["error"]
    #expect(
      fault?["message"]?.string == "The cursor does not come from resources/list.")
  }

  @Test func `an answer has so many characters, and says how many there are besides`() {
    let text = { String(repeating: "a", count: $0) }
    let limit = RecordTools.pageLimit
    #expect(RecordTools.page(text(limit)) == text(limit))
    #expect(
      RecordTools.page(text(limit + 2))
        == text(limit) + "\n... and 2 more characters; ask for fewer lines")
  }

  @Test func `a text in a description is cut at a length, and ends in dots then`() {
    let text = { String(repeating: "a", count: $0) }
    let limit = ScreenDescription.errorLimit
    #expect(ScreenDescription.shortened(text(limit)) == text(limit))
    #expect(ScreenDescription.shortened(text(limit + 1)) == text(limit - 3) + "...")
  }

  @Test func `so many searches are kept`() throws {
    let client = SampleClient()
    _ = try client.done("launch_app", #"{"app": "Screens"}"#)
    let limit = ToolDesk.searchLimit
    for number in 1...limit + 1 {
      _ = try client.done("search_flow", #"{"runs": 1}"#)
      #expect(client.server.desk.searches.count == min(number, limit))
    }
  }
}
