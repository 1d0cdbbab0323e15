import Foundation
import SeededCases
import ServedSessions
import XCTest

@testable import LivePage

/// What a server keeps of the requests of a long day.
///
/// These tests run alone, since they measure the memory of the process.
final class ServerMemoryTests: XCTestCase {
  func testHostileRequestsLeaveNothingBehindWhenTheirRunsAreClosed() throws {
    let client = PageClient()
    let hostile = HostilePageRequestFuzzTests()
    let growth = try ResidentMemory.growth(rounds: 8) { seed in
      var numbers = SeededNumbers(seed: seed)
      try client.start("ListCoordinator")
      for _ in 0..<250 {
        let name = numbers.below(2) == 0 ? "act" : numbers.one(of: LivePageServer.requestNames)
        _ = try client.response("POST", "/api/\(name)", hostile.body(&numbers, client.shown))
      }
      for run in client.server.desk.runs {
        try client.ask("close", "{\"session\": \"\(run.served.id)\"}")
      }
    }
    XCTAssertEqual(client.server.runCount, 0)
    XCTAssertLessThan(growth, 256, "kilobytes for 1,000 requests")
  }

  func testAClosedRunIsLetGoOf() throws {
    let client = PageClient()
    try client.start("ListCoordinator")
    try client.tap("First")
    weak let session = client.server.desk.runs.first?.served.session
    weak let past = client.server.desk.runs.first?.past.first?.session
    XCTAssertNotNil(session)
    XCTAssertNotNil(past)

    try client.ask("close", "{\"session\": \"s1\"}")

    XCTAssertNil(session)
    XCTAssertNil(past)
  }
}
