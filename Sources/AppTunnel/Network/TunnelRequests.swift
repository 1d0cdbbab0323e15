public import SimulatedApp
import TestHost
import VirtualTime

/// The requests that the app has made: `app.tunnel.requests.count("GET", "/v1/items")`.
///
/// A request is selected by method and URL as in a ``Stub``, and optionally by a query and a
/// predicate.
public struct TunnelRequests {
  let tunnel: AppTunnel

  /// All requests in order, with their outcomes, up to 100,000.
  public var all: [NetworkExchange] { tunnel.session?.networkLookedAt.exchanges ?? [] }

  /// The number of requests.
  public var count: Int { tunnel.session?.networkLookedAt.count ?? 0 }

  /// The requests that match.
  public func all(
    _ method: String?, _ url: String, query: KeyValuePairs<String, String?> = [:],
    where condition: String? = nil
  ) -> [NetworkExchange] {
    guard let session = tunnel.session,
      let sought = sought(method, url, query, condition, in: session)
    else { return [] }
    return session.networkLookedAt.exchanges(of: sought)
  }

  /// The number of requests that match.
  public func count(
    _ method: String?, _ url: String, query: KeyValuePairs<String, String?> = [:],
    where condition: String? = nil
  ) -> Int {
    all(method, url, query: query, where: condition).count
  }

  /// Fails the test unless `count` requests match; the failure shows the nearest others.
  public func expect(
    _ count: Int, of method: String?, _ url: String,
    query: KeyValuePairs<String, String?> = [:], where condition: String? = nil
  ) {
    guard let session = tunnel.session,
      let sought = sought(method, url, query, condition, in: session)
    else { return }
    session.step("Count requests \(sought.title)")
    guard let fault = session.networkLookedAt.miss(count, of: sought) else { return }
    failCurrentTest(fault + session.circumstances)
  }

  /// Waits until `count` matching requests have been made; false after the timeout.
  public func waitFor(
    _ method: String?, _ url: String, query: KeyValuePairs<String, String?> = [:],
    where condition: String? = nil, count: Int = 1, timeout: Double
  ) -> Bool {
    wait(for: method, url, query, condition, count, timeout, title: "request") { _ in true }
  }

  /// Waits until `count` matching requests have been answered; false after the timeout.
  public func waitForAnswer(
    _ method: String?, _ url: String, query: KeyValuePairs<String, String?> = [:],
    where condition: String? = nil, count: Int = 1, timeout: Double
  ) -> Bool {
    wait(for: method, url, query, condition, count, timeout, title: "answer to") {
      $0.ending != nil
    }
  }

  private func wait(
    for method: String?, _ url: String, _ query: KeyValuePairs<String, String?>,
    _ condition: String?, _ count: Int, _ timeout: Double, title: String,
    _ isMet: (NetworkExchange) -> Bool
  ) -> Bool {
    guard let session = tunnel.session,
      let sought = sought(method, url, query, condition, in: session)
    else { return false }
    func holds() -> Bool {
      session.networkLookedAt.exchanges(of: sought).count(where: isMet) >= count
    }
    if holds() { return true }
    return session.waiter.wait(
      until: holds, timeout: .seconds(timeout), title: "Wait for \(title) \(sought.title)")
  }

  private func sought(
    _ method: String?, _ url: String, _ query: KeyValuePairs<String, String?>,
    _ condition: String?, in session: AppSession
  ) -> SoughtRequest? {
    do throws(SoughtRequest.Fault) {
      return try SoughtRequest(Stub(method, url, query: query, where: condition))
    } catch {
      failCurrentTest(error.description + session.circumstances)
      return nil
    }
  }
}

extension TunnelRequests {
  /// The requests so far and their answers, as a set of stubs that gives the same answers.
  public func recorded(as name: String) -> StubSet {
    StubRecorder.set(name, of: all)
  }

  /// Writes the requests so far and their answers as a set into the folder of an app.
  ///
  /// ```swift
  /// app.tunnel.requests.record(as: "Recorded", into: "Screens/Shop")
  /// ```
  public func record(as name: String, into folder: String) {
    guard let session = tunnel.session else { return }
    session.step("Record stubs \"\(name)\"")
    do throws(DefinitionFaults) {
      try AppFolder(folder).write(recorded(as: name), of: session.app.definition)
    } catch {
      failCurrentTest("The stubs were not recorded:\n\(error.description)" + session.circumstances)
    }
  }
}
