import LoopbackHTTP

/// Which requests come from the page itself.
///
/// A page of another site can make a browser send requests to this machine. The browser says so in
/// headers that no script can change.
enum PageRequests {
  /// The kind of the bodies of requests, which no form of another page can send.
  private static let bodyType = "application/json"

  /// The answer that refuses a request; nil if the page may have made it.
  static func fault(of request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.header("host") else {
      return .text(400, "A request must name its host.")
    }
    if let origin = request.header("origin"), origin != "http://\(host)" {
      return .text(403, "Pages of other addresses get no answers.")
    }
    // A link on another page may lead here, since opening the page changes nothing.
    let isOpening =
      request.method == "GET" && request.path.isEmpty
      && request.header("sec-fetch-mode") == "navigate"
    if let site = request.header("sec-fetch-site"), !["same-origin", "none"].contains(site),
      !isOpening
    {
      return .text(403, "Pages of other addresses get no answers.")
    }
    guard request.method == "POST" else { return nil }
    guard request.header("content-type")?.hasPrefix(bodyType) == true else {
      return .text(403, "A request's body must have the type \(bodyType).")
    }
    return nil
  }
}
