/// The address that servers listen on, which no other machine can reach.
package enum LoopbackAddress {
  /// The address.
  package static let host = "127.0.0.1"

  /// Checks an address that a user asks for; any other than the loopback address is refused.
  package static func check(_ text: String) throws(LoopbackFault) {
    guard text == host || text == "localhost" else { throw .address(text) }
  }
}

/// Why a server cannot start.
package enum LoopbackFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The address is not of the loopback interface.
  case address(String)
  /// The port is not available; with the system's reason.
  case port(Int, reason: String)

  /// The fault as a sentence.
  package var description: String {
    switch self {
    case .address(let text):
      "\(text) is refused: the server listens only on \(LoopbackAddress.host), which no other "
        + "machine can reach."
    case .port(let port, let reason): "Port \(port) cannot be listened on: \(reason)."
    }
  }
}

/// Which requests come from this machine, by their headers.
///
/// A page of the web can make a browser send requests to a loopback address. Such a request names
/// the page's own host, or the page as its origin.
enum LocalRequests {
  /// Why a request is refused; nil if it is not.
  static func fault(of request: HTTPRequest) -> HTTPFault? {
    if let host = request.header("host"), !isLocal(host: host) {
      return HTTPFault(403, "Requests are answered for localhost only, not for \(host.prefix(80)).")
    }
    guard let origin = request.header("origin") else { return nil }
    let host = ["http://", "https://"].first(where: origin.hasPrefix).map {
      String(origin.dropFirst($0.count))
    }
    guard let host, isLocal(host: host) else {
      return HTTPFault(403, "Pages of other hosts get no answers: \(origin.prefix(80)).")
    }
    return nil
  }

  private static func isLocal(host: String) -> Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains { name in
      guard host.lowercased().hasPrefix(name) else { return false }
      let rest = host.dropFirst(name.count)
      return rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy(\.isNumber)
    }
  }
}
