import Foundation
import SeededCases
import SimulatedApp
import Testing

@testable import ModelContextProtocol

/// Messages that no client should send; each gets an answer or none, and nothing else happens.
///
/// `REHEARSAL_FUZZ=50` sends 100,000 of them.
@Suite struct HostileMessageFuzzTests {
  private static let times = FuzzCount.times(10)
  private static let perSeed = 200

  @Test("no message makes the server trap, hang or write", arguments: times)
  func survives(seed: UInt64) throws {
    let client = SampleClient()
    let folder = Set(try FileManager.default.contentsOfDirectory(atPath: SampleClient.screens))
    var hostile = HostileMessages(seed: seed)
    _ = try client.done("launch_app", #"{"app": "Screens"}"#)
    for number in 0..<Self.perSeed {
      let bytes = hostile.next()
      guard let answer = client.server.answer(to: .line(bytes)) else { continue }
      let node = JSONReader.read(answer).node
      #expect(node != nil, "seed \(seed), message \(number)")
      #expect(answer.count < 8 << 20, "seed \(seed), message \(number)")
    }
    #expect(
      client.line(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)
        == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: SampleClient.screens)) == folder)
  }
}
