import LoopbackHTTP
import Testing

/// Requests are made of bytes, however they are cut.
struct HTTPRequestReaderTests {
  private func read(
    _ text: String, limits: HTTPLimits = HTTPLimits()
  ) throws(HTTPFault) -> HTTPRequest? {
    var reader = HTTPRequestReader(limits: limits)
    reader.append(Array(text.utf8))
    return try reader.next()
  }

  private func fault(_ text: String, limits: HTTPLimits = HTTPLimits()) -> HTTPFault? {
    do throws(HTTPFault) {
      _ = try read(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func `decodes the path and the query`() throws {
    let request = try #require(
      try read("GET /session/s1/a%20b?format=json&x=%C3%A9 HTTP/1.1\r\nHost: a\r\n\r\n"))
    #expect(request.path == ["session", "s1", "a b"])
    #expect(request.query.map(\.name) == ["format", "x"])
    #expect(request.query.map(\.value) == ["json", "é"])
    #expect(request.keepsConnection)
  }

  @Test func `reads a body of the given length and leaves the next request`() throws {
    var reader = HTTPRequestReader()
    let first = "POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc"
    reader.append(Array((first + "GET /b HTTP/1.0\r\n\r\n").utf8))
    let one = try #require(try reader.next())
    let two = try #require(try reader.next())
    #expect(one.body == Array("abc".utf8))
    #expect(two.path == ["b"])
    #expect(!two.keepsConnection)
    #expect(try reader.next() == nil)
  }

  @Test func `reads the same from single bytes as from all at once`() throws {
    let text = "\r\nPUT /x/y?z HTTP/1.1\nA: b\r\nContent-Length: 2\r\n\r\nok"
    var reader = HTTPRequestReader()
    var found: HTTPRequest?
    for byte in text.utf8 {
      reader.append([byte])
      found = try reader.next() ?? found
    }
    #expect(found == (try read(text)))
    #expect(found?.body == Array("ok".utf8))
  }

  @Test(arguments: [
    "GET\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
    "G\u{7F}T / HTTP/1.1\r\n\r\n",
  ])
  func `refuses what is no request line`(text: String) {
    #expect(
      fault(text)?.message
        == "A request must start with method, path and HTTP/1.1 or HTTP/1.0, with one space "
        + "between.")
  }

  @Test func `refuses headers that could hide another request`() {
    let line = "POST / HTTP/1.1\r\n"
    #expect(fault(line + "A b: c\r\n\r\n")?.status == 400)
    #expect(fault(line + " folded\r\n\r\n")?.status == 400)
    #expect(fault(line + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n")?.status == 400)
    #expect(fault(line + "Content-Length: +1\r\n\r\n")?.status == 400)
    #expect(fault(line + "Transfer-Encoding: chunked\r\n\r\n")?.status == 501)
  }

  @Test func `refuses a path that is not UTF-8`() {
    #expect(fault("GET /%FF HTTP/1.1\r\n\r\n")?.status == 400)
    #expect(fault("GET /%2 HTTP/1.1\r\n\r\n")?.status == 400)
  }

  @Test func `names the limit that is exceeded`() {
    var limits = HTTPLimits()
    limits.headBytes = 60
    limits.headers = 2
    limits.bodyBytes = 4
    let line = "GET / HTTP/1.1\r\n"
    #expect(
      fault(line + String(repeating: "a", count: 90), limits: limits)?.message
        == "The headers are longer than 60 bytes, which is the limit.")
    #expect(
      fault(line + "a:\r\nb:\r\nc:\r\n\r\n", limits: limits)?.message
        == "There are more than 2 headers, which is the limit.")
    #expect(
      fault(line + "Content-Length: 5\r\n\r\n", limits: limits)?.message
        == "The body is longer than 4 bytes, which is the limit.")
    #expect(
      fault(line + "Content-Length: 99999999999999999999\r\n\r\n", limits: limits)?.status == 413)
  }
}
