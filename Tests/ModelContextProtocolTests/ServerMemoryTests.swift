import Foundation
import SeededCases
import ServedSessions
import XCTest

@testable import ModelContextProtocol

/// What a server keeps of the requests of a long day.
///
/// These tests run alone, since they measure the memory of the process.
final class ServerMemoryTests: XCTestCase {
  func testHostileMessagesLeaveNothingBehindWhenTheirSessionsAreClosed() throws {
    let client = SampleClient()
    let growth = try ResidentMemory.growth(rounds: 8) { seed in
      var hostile = HostileMessages(seed: seed)
      _ = try client.done("launch_app", #"{"app": "Screens"}"#)
      for _ in 0..<250 { _ = client.server.answer(to: .line(hostile.next())) }
      try closeAll(client)
    }
    XCTAssertLessThan(growth, 256, "kilobytes for 1,000 messages")
  }

  func testAClosedSessionIsLetGoOf() throws {
    let client = SampleClient()
    _ = try client.done("launch_app", #"{"app": "Screens"}"#)
    for element in ["First", "none"] { _ = client.call("tap", "{\"element\": \"\(element)\"}") }
    weak let session = try client.server.desk.sessions.session("s1").session
    XCTAssertNotNil(session)

    try closeAll(client)

    XCTAssertNil(session)
  }

  private func closeAll(_ client: SampleClient) throws {
    for id in client.server.desk.sessions.ids {
      _ = try client.done("close_session", "{\"session\": \"\(id)\"}")
    }
  }
}
