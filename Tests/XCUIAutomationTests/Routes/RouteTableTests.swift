import Foundation
import Testing

@testable import TestRuns
@testable import XCUIAutomation

@Suite("Tables of routes in tests")
struct RouteTableTests {
  private static func failures(_ text: String) throws -> [RouteTable.Failure] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).routes.json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return RouteTable.Reading(name: file.path, app: nil).failures.map {
      var failure = $0
      failure.file = failure.file == file.path ? "table" : failure.file
      return failure
    }
  }

  @Test func `the table beside the usual app holds`() {
    #expect(RouteTable.Reading(name: "app.routes.json", app: nil).failures == [])
  }

  @Test func `each row that does not hold fails at its own line`() throws {
    let found = try Self.failures(
      """
      { "rows": [
        { "name": "list", "stack": ["list"] },
        { "name": "home", "coordinator": "HomeCoordinator", "stack": ["list"] },
        { "name": "marker", "marker": "ListVew" }
      ] }
      """)
    #expect(
      found == [
        .init(message: "home: expected the stack list, found home", file: "table", line: 3),
        .init(
          message:
            "marker: the marker \"ListVew\" is not on the screen; the nearest is \"ListView\"",
          file: "table", line: 4),
      ])
  }

  @Test func `a table that is not there is a failure of the test`() {
    let found = RouteTable.Reading(name: "/no/such.routes.json", app: nil).failures
    #expect(found == [.init(message: "There is no table of routes in /no/such.routes.json.")])
  }
}
