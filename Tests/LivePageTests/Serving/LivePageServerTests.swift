import LoopbackHTTP
import Testing

@testable import LivePage

/// What the server answers, and to whom.
struct LivePageServerTests {
  private let client = PageClient()

  @Test func `serves the page with a policy that keeps everything else out`() throws {
    let page = try client.response("GET", "/")
    let policy = page.headers.first { $0.name == "Content-Security-Policy" }?.value

    #expect(page.status == 200)
    #expect(policy?.hasPrefix("default-src 'none'; script-src 'self'; ") == true)
    #expect(policy?.hasSuffix("frame-ancestors 'none'") == true)
    #expect(String(decoding: page.body, as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
  }

  @Test(arguments: [
    "Origin: http://127.0.0.1:3000", "Origin: http://localhost:4750",
    "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
  ])
  func `refuses what another page asks for`(header: String) throws {
    let answer = try client.response(
      "POST", "/api/start", "{}", headers: PageClient.headers + [header])

    #expect(answer.status == 403)
    #expect(client.server.runCount == 0)
  }

  @Test func `refuses a form of another page by the type of its body`() throws {
    let answer = try client.response(
      "POST", "/api/start", "{}", headers: ["Host: 127.0.0.1:4750", "Content-Type: text/plain"])

    #expect(answer.status == 403)
    #expect(client.server.runCount == 0)
  }

  @Test func `lets its own page ask`() throws {
    let own = ["Origin: http://127.0.0.1:4750", "Sec-Fetch-Site: same-origin"]
    let answer = try client.response(
      "POST", "/api/start", "{}", headers: PageClient.headers + own)

    #expect(answer.status == 200)
    #expect(client.server.runCount == 1)
  }

  @Test func `lets a link on another page open it, and nothing else`() throws {
    let link = ["Host: 127.0.0.1:4750", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"]

    #expect(try client.response("GET", "/", headers: link).status == 200)
    #expect(try client.response("GET", "/page.js", headers: link).status == 403)
  }

  @Test func `changes nothing for GET`() throws {
    #expect(try client.response("GET", "/api/start").status == 404)
    #expect(client.server.runCount == 0)
  }

  @Test func `names the nearest request`() throws {
    let answer = try client.ask("advanse")

    #expect(answer.text("fault") == #"There is no request "advanse"; the nearest is "advance"."#)
    #expect(answer.text("kind") == "invalid")
  }
}
