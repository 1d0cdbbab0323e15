import PredicateFormat
import SimulatedApp
import Testing

@Suite("Requests")
struct NetworkRequestTests {
  @Test("are taken apart, with the pairs of the query in order")
  func parts() {
    let request = NetworkRequest("get", "https://a.com:8080/v1/x%20y?b=1&a=%26&c#part")

    #expect(request.method == "GET")
    #expect(request.origin == "https://a.com:8080")
    #expect(request.path == "/v1/x%20y")
    #expect(
      request.query == [NetworkField("b", "1"), NetworkField("a", "&"), NetworkField("c", "")])
  }

  @Test(
    "write their URL anew",
    arguments: [
      ("/v1", "/v1"), ("v1?a=b c", "/v1?a=b%20c"), ("https://a.com", "https://a.com/"),
      ("/?x=%ff%zz", "/?x=%EF%BF%BD%25zz"),
    ])
  func url(_ text: String, _ url: String) {
    #expect(NetworkRequest("GET", text).url == url)
  }

  @Test("have headers whose letter case does not count")
  func headers() {
    var headers: NetworkHeaders = ["content-type": "a", "X": "1"]
    headers["Content-Type"] = "b"

    #expect(headers.fields == [NetworkField("content-type", "b"), NetworkField("X", "1")])
    #expect(headers == NetworkHeaders([NetworkField("x", "1"), NetworkField("CONTENT-TYPE", "b")]))
  }

  @Test("have JSON in their body, or none")
  func json() {
    #expect(NetworkRequest("POST", "/", body: Array("{\"a\":1}".utf8)).json == ["a": 1])
    #expect(NetworkRequest("POST", "/", body: [0xFF]).json == nil)
  }
}
