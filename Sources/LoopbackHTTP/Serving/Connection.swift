import Glibc

/// One connection of a client: bytes in, answers out, one request at a time.
struct Connection {
  let socket: Socket
  private var reader: HTTPRequestReader
  private var output: [UInt8] = []
  private var written = 0
  private var isEnding = false
  private(set) var isClosed = false
  /// When bytes last went in or out, in milliseconds.
  private var lastActive: Int

  init(_ socket: Socket, limits: HTTPLimits, now: Int) {
    self.socket = socket
    reader = HTTPRequestReader(limits: limits)
    lastActive = now
  }

  /// What to wait for: nothing is read while an answer is still to be sent.
  var events: Int16 { Int16(truncatingIfNeeded: output.isEmpty ? POLLIN : POLLOUT) }

  mutating func closeIfSilent(for limit: Int, now: Int) {
    if now - lastActive > limit { isClosed = true }
  }

  /// Reads or writes as much as possible, and answers all requests that are complete.
  mutating func proceed(
    _ buffer: inout [UInt8], now: Int, _ answer: (HTTPRequest) -> HTTPResponse
  ) {
    lastActive = now
    if output.isEmpty {
      switch socket.read(into: &buffer) {
      case .bytes(let count): reader.append(buffer.prefix(count))
      case .closed: isClosed = true
      case .later: return
      }
    }
    repeat { write() } while !isClosed && output.isEmpty && answerNext(answer)
  }

  /// Answers the next request, if it is complete.
  private mutating func answerNext(_ answer: (HTTPRequest) -> HTTPResponse) -> Bool {
    do throws(HTTPFault) {
      guard let request = try reader.next() else { return false }
      if let fault = LocalRequests.fault(of: request) { throw fault }
      isEnding = !request.keepsConnection
      output = answer(request).bytes(
        keepsConnection: request.keepsConnection, isHead: request.method == "HEAD")
    } catch {
      isEnding = true
      output = HTTPResponse.text(error.status, error.message).bytes(keepsConnection: false)
    }
    return true
  }

  private mutating func write() {
    while written < output.count {
      switch socket.write(output[written...]) {
      case .bytes(let count): written += count
      case .later: return
      case .closed:
        isClosed = true
        return
      }
    }
    if !output.isEmpty, isEnding { isClosed = true }
    output = []
    written = 0
  }
}
