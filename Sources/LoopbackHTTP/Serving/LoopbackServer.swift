import Glibc

/// Answers requests of this machine, one after the other, on one thread.
package final class LoopbackServer {
  /// The port that it listens on.
  package let port: Int
  private let listener: Socket
  private let limits: HTTPLimits
  private var connections: [Connection] = []
  private var buffer = [UInt8](repeating: 0, count: 64 * 1_024)

  /// How often it checks whether it should end, in milliseconds.
  private static let turn: Int32 = 50

  /// Listens on a port; port 0 takes a free one.
  package init(
    port: Int, limits: HTTPLimits = HTTPLimits()
  ) throws(LoopbackFault) {
    guard (0...65_535).contains(port) else {
      throw .port(port, reason: "ports are numbers from 0 to 65535")
    }
    self.limits = limits
    listener = try Socket.listening(port: port)
    self.port = listener.port
  }

  deinit {
    for connection in connections { connection.socket.end() }
    listener.end()
  }

  /// The URL of the server.
  package var url: String { "http://\(LoopbackAddress.host):\(port)" }

  /// Answers requests until it is over.
  package func serve(until isOver: () -> Bool, answer: (HTTPRequest) -> HTTPResponse) {
    while !isOver() { turn(answer) }
  }

  private func turn(_ answer: (HTTPRequest) -> HTTPResponse) {
    var waits = connections.map { pollfd(fd: $0.socket.descriptor, events: $0.events, revents: 0) }
    waits.append(
      pollfd(fd: listener.descriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0))
    let ready = poll(&waits, nfds_t(waits.count), Self.turn)
    let now = Socket.milliseconds
    for index in connections.indices {
      if ready > 0, waits[index].revents != 0 {
        connections[index].proceed(&buffer, now: now, answer)
      }
      connections[index].closeIfSilent(for: limits.silence, now: now)
    }
    for connection in connections where connection.isClosed { connection.socket.end() }
    connections.removeAll { $0.isClosed }
    if ready > 0, waits.last?.revents != 0 { accept(now) }
  }

  private func accept(_ now: Int) {
    while let socket = listener.accepted() {
      guard connections.count < limits.connections else {
        let words = "\(limits.connections) connections are open, which is the limit."
        _ = socket.write(HTTPResponse.text(503, words).bytes(keepsConnection: false)[...])
        socket.end()
        continue
      }
      connections.append(Connection(socket, limits: limits, now: now))
    }
  }
}
