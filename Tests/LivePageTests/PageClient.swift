import Foundation
import LoopbackHTTP
import ServedSessions
import SimulatedApp

@testable import LivePage

/// A client that asks the page's server without a socket, and remembers what a page would.
final class PageClient {
  let server = LivePageServer(apps: ServedApps(in: PageClient.screens))
  /// The number of the screen that was shown last.
  private(set) var shown = 0

  /// The folder of all apps.
  static let screens = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Screens").path
  static let headers = ["Host: 127.0.0.1:4750", "Content-Type: application/json"]

  /// The whole answer to a request with these headers.
  func response(
    _ method: String, _ path: String, _ body: String = "", headers: [String] = headers
  ) throws -> HTTPResponse {
    let head = "\(method) \(path) HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n"
    var reader = HTTPRequestReader()
    reader.append(
      Array((head + headers.map { $0 + "\r\n" }.joined() + "\r\n" + body).utf8))
    guard let request = try reader.next() else { return .text(0, "no whole request") }
    return server.answer(request)
  }

  /// The answer to a request; `$` in the body is the number of the screen that is shown.
  @discardableResult
  func ask(_ name: String, _ body: String = "{}") throws -> JSONNode {
    let body = body.replacing("$", with: "\(shown)")
    let response = try response("POST", "/api/\(name)", body)
    let node = JSONReader.read(response.body).node ?? JSONNode(.null)
    if let screen = node.whole("shown") { shown = screen }
    return node
  }

  /// Starts the sample app.
  @discardableResult
  func start(_ coordinator: String, _ more: String = "") throws -> JSONNode {
    try ask("start", "{\"app\": \"Screens\", \"coordinator\": \"\(coordinator)\"\(more)}")
  }

  /// Taps the element with an identifier or label in its row.
  @discardableResult
  func tap(_ words: String) throws -> JSONNode {
    let node = try index(of: words) ?? -1
    return try ask("act", "{\"act\": \"touch\", \"node\": \(node), \"screen\": $}")
  }

  /// The number of the first element whose row has some words.
  func index(of words: String) throws -> Int? {
    try ask("look").member("picture")?.value.list("elements")
      .firstIndex { $0.text("row")?.contains(words) ?? false }
  }
}

extension JSONNode {
  func text(_ key: String) -> String? {
    if case .string(let text)? = member(key)?.value.kind { text } else { nil }
  }

  func whole(_ key: String) -> Int? {
    if case .integer(let whole)? = member(key)?.value.kind { Int(whole) } else { nil }
  }

  func number(_ key: String) -> Double? {
    switch member(key)?.value.kind {
    case .integer(let whole): Double(whole)
    case .real(let real): real
    default: nil
    }
  }

  func list(_ key: String) -> [JSONNode] {
    if case .array(let nodes)? = member(key)?.value.kind { nodes } else { [] }
  }
}
