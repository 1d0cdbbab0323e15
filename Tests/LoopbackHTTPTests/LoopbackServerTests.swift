import Foundation
import LoopbackHTTP
import Testing

/// A server on a thread of its own, and clients that speak to it in plain bytes.
final class RunningServer: @unchecked Sendable {
  let port: Int
  private let server: LoopbackServer
  private let over = NSLock()
  private let ended = DispatchSemaphore(value: 0)

  init(limits: HTTPLimits = HTTPLimits()) throws {
    server = try LoopbackServer(port: 0, limits: limits)
    port = server.port
    over.lock()
    Thread.detachNewThread { [self] in
      server.serve(until: {
        guard over.try() else { return false }
        over.unlock()
        return true
      }) { request in
        .text(200, request.method + " " + request.path.joined(separator: "/"))
      }
      ended.signal()
    }
  }

  func stop() {
    over.unlock()
    ended.wait()
  }

  /// What the server sends until it closes the connection.
  func answer(to text: String) throws -> String {
    let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(client) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isConnected)
    _ = send(client, text, text.utf8.count, Int32(MSG_NOSIGNAL))
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += buffer.prefix(count)
    }
  }
}

/// Requests are answered over a socket.
struct LoopbackServerTests {
  @Test func `answers several requests of a connection in order`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let answer = try server.answer(
      to: "GET /a HTTP/1.1\r\n\r\nPOST /b HTTP/1.1\r\nConnection: close\r\n\r\n")
    #expect(answer.contains("\r\n\r\nGET a\nHTTP/1.1 200 OK"))
    #expect(answer.hasSuffix("\r\n\r\nPOST b\n"))
  }

  @Test func `closes the connection after what is no request`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    #expect(try server.answer(to: "hello\r\n\r\n").hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  @Test(arguments: ["Host: shop.example", "Origin: https://shop.example", "Origin: null"])
  func `refuses what a page of another host has sent`(header: String) throws {
    let server = try RunningServer()
    defer { server.stop() }
    let answer = try server.answer(to: "GET / HTTP/1.1\r\n\(header)\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
  }

  @Test func `answers pages of this machine`() throws {
    let server = try RunningServer()
    defer { server.stop() }
    let headers = "Host: localhost:\(server.port)\r\nOrigin: http://127.0.0.1:80"
    let answer = try server.answer(
      to: "GET /x HTTP/1.1\r\n\(headers)\r\nConnection: close\r\n\r\n")
    #expect(answer.hasSuffix("GET x\n"))
  }

  @Test func `closes a connection that is silent for too long`() throws {
    var limits = HTTPLimits()
    limits.silence = 60
    let server = try RunningServer(limits: limits)
    defer { server.stop() }
    #expect(try server.answer(to: "GET / HTTP/1.1\r\n") == "")
  }

  @Test func `refuses other addresses than the loopback address`() throws {
    try LoopbackAddress.check("localhost")
    try LoopbackAddress.check("127.0.0.1")
    #expect(throws: LoopbackFault.address("0.0.0.0")) { try LoopbackAddress.check("0.0.0.0") }
    #expect(
      LoopbackFault.address("0.0.0.0").description
        == "0.0.0.0 is refused: the server listens only on 127.0.0.1, which no other machine can "
        + "reach.")
  }
}
