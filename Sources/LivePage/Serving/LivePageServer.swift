package import LoopbackHTTP
package import ServedSessions
import SimulatedApp

/// Answers a browser that shows an app: the page, its script and style, and its requests.
///
/// ```swift
/// let page = LivePageServer(apps: ServedApps(in: "Screens"))
/// server.serve(until: { false }, answer: page.answer)
/// ```
///
/// Only the page itself can ask for anything: requests that other pages make are refused, and
/// nothing that is asked for with `GET` changes a run.
package final class LivePageServer {
  let desk: LiveDesk

  /// Serves apps; nothing is started yet.
  package init(apps: ServedApps) { desk = LiveDesk(apps: apps) }

  /// How many runs are open.
  package var runCount: Int { desk.runs.count }

  /// What requests there are, for those who test them.
  package static var requestNames: [String] { LiveRequest.names }

  /// Answers a request of HTTP.
  package func answer(_ request: HTTPRequest) -> HTTPResponse {
    if let fault = PageRequests.fault(of: request) { return fault }
    if request.method == "POST", request.path.count == 2, request.path[0] == "api" {
      return answer(request.path[1], request.body)
    }
    guard let file = PageFile.named(request.path) else {
      return .text(404, "There is nothing here; the page is at /.")
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return .text(405, "Use GET for this.")
    }
    return file.response
  }

  private func answer(_ name: String, _ bytes: [UInt8]) -> HTTPResponse {
    do throws(SessionFault) {
      let body = try RequestBody(bytes)
      let known = KnownParts(
        screen: try body.whole("knownScreen"), past: try body.text("knownPast"))
      let answer = try desk.answer(LiveRequest(name, body), known: known)
      return Self.json(answer)
    } catch {
      var members = JSONMembers()
      members.add("fault", error.message)
      members.add("kind", error.kind.rawValue)
      members.add("help", error.help.isEmpty ? nil : error.help)
      return Self.json(members.node)
    }
  }

  private static func json(_ node: JSONNode) -> HTTPResponse {
    HTTPResponse(
      contentType: "application/json; charset=utf-8", body: Array(JSONWriter.compact(node).utf8))
  }
}
