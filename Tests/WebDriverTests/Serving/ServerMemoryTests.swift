import Foundation
import SeededCases
import WebDriver
import XCTest

/// What a server keeps of the requests of a long day.
///
/// These tests run alone, since they measure the memory of the process.
final class ServerMemoryTests: XCTestCase {
  func testHostileRequestsLeaveNothingBehindWhenTheirSessionsAreClosed() throws {
    let client = SampleClient()
    let hostile = HostileRequestFuzzTests()
    let growth = try ResidentMemory.growth(rounds: 8) { seed in
      var numbers = SeededNumbers(seed: seed)
      let session = try client.open()
      _ = try client.find(session, "class name", "XCUIElementTypeWindow")
      for _ in 0..<250 {
        let (method, path) = hostile.request(session, &numbers)
        _ = try client.ask(method, path, method == "GET" ? "" : hostile.body(&numbers))
      }
      _ = try client.ask("DELETE", session)
    }
    XCTAssertEqual(client.server.sessionCount, 0)
    XCTAssertLessThan(growth, 256, "kilobytes for 1,000 requests")
  }
}
