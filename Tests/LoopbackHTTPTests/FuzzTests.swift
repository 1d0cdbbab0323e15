import LoopbackHTTP
import SeededCases
import Testing

/// Any bytes are a request, a fault, or not enough.
struct FuzzTests {
  private static let pieces = [
    "GET", "POST", " ", "/", "/session", "?", "=", "&", "%20", "%C3", "%", " HTTP/1.1", "\r\n",
    "\n", "\r", "\r\n\r\n", "Host: localhost", "Content-Length: ", "Content-Length: 5", "0", "7",
    "-1", "99999999999999999999", ":", "\0", "é", "Transfer-Encoding: chunked",
    "Connection: close",
    "{\"a\":1}", "\t", String(repeating: "x", count: 300),
  ]

  private func stream(_ numbers: inout SeededNumbers) -> [UInt8] {
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
    in bytes: [UInt8], cut: (inout SeededNumbers) -> Int, _ numbers: inout SeededNumbers
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
    for seed in FuzzCount.times(4_000) {
      var numbers = SeededNumbers(seed: seed)
      let bytes = stream(&numbers)
      let whole = requests(in: bytes, cut: { _ in bytes.count }, &numbers)
      let cut = requests(in: bytes, cut: { Int.random(in: 1...9, using: &$0) }, &numbers)
      #expect(whole.found == cut.found && whole.fault == cut.fault, "seed \(seed)")
    }
  }
}
