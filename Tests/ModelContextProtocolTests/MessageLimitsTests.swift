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
    let fault = RPCFault(.invalidRequest, "A batch has 1 to \(limit) messages.")
    #expect(Self.readings(batch(limit + 1)) == [.fault(fault, id: nil)])
  }
}
