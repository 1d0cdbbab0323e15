import Foundation
import LoopbackHTTP
import Testing

/// Numbers from a seed.
struct SeededBytes: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Any bytes are a request, a fault, or not enough.
struct FuzzTests {
  private static let count: UInt64 = {
    let factor = ProcessInfo.processInfo.environment["REHEARSAL_FUZZ"].flatMap { Int($0) } ?? 1
    return UInt64(4_000 * min(max(factor, 1), 10_000))
  }()

  private static let pieces = [
    "GET", "POST", " ", "/", "/session", "?", "=", "&", "%20", "%C3", "%", " HTTP/1.1", "\r\n",
    "\n", "\r", "\r\n\r\n", "Host: localhost", "Content-Length: ", "Content-Length: 5", "0", "7",
    "-1", "99999999999999999999", ":", "\0", "é", "Transfer-Encoding: chunked",
    "Connection: close",
    "{\"a\":1}", "\t", String(repeating: "x", count: 300),
  ]

  private func stream(_ numbers: inout SeededBytes) -> [UInt8] {
    var bytes: [UInt8] = []
    if Bool.random(using: &numbers) { bytes = Array("POST /a HTTP/1.1\r\n".utf8) }
    for _ in 0..<Int.random(in: 0..<24, using: &numbers) {
      let piece = Self.pieces.randomElement(using: &numbers) ?? ""
      bytes += Array(piece.utf8)
      if Int.random(in: 0..<8, using: &numbers) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &numbers))
      }
    }
    return bytes
  }

  private func requests(
    in bytes: [UInt8], cut: (inout SeededBytes) -> Int, _ numbers: inout SeededBytes
  ) -> (found: [HTTPRequest], fault: HTTPFault?) {
    var limits = HTTPLimits()
    limits.headBytes = 512
    limits.bodyBytes = 64
    var reader = HTTPRequestReader(limits: limits)
    var found: [HTTPRequest] = []
    var rest = bytes[...]
    do throws(HTTPFault) {
      while !rest.isEmpty {
        let part = rest.prefix(cut(&numbers))
        rest = rest.dropFirst(part.count)
        reader.append(part)
        while let request = try reader.next() { found.append(request) }
      }
    } catch {
      return (found, error)
    }
    return (found, nil)
  }

  @Test func `any bytes give the same requests however they are cut`() {
    for seed in 0..<Self.count {
      var numbers = SeededBytes(seed: seed)
      let bytes = stream(&numbers)
      let whole = requests(in: bytes, cut: { _ in bytes.count }, &numbers)
      let cut = requests(in: bytes, cut: { Int.random(in: 1...9, using: &$0) }, &numbers)
      #expect(whole.found == cut.found && whole.fault == cut.fault, "seed \(seed)")
    }
  }
}
