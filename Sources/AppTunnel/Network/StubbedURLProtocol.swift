import Foundation
public import FoundationNetworking
import SimulatedApp
import VirtualTime

/// Answers the requests of real `URLSession` code from the running test's stubs, in virtual time.
///
/// Make sessions with `AppTunnel.urlSessionConfiguration`, or call
/// `AppTunnel.answersSharedURLSession()` for `URLSession.shared`.
public class StubbedURLProtocol: URLProtocol {
  private let lock = NSLock()
  /// The answer to deliver when `startLoading()` is called for the second time.
  private var answer: OutsideAnswer?
  private var inbox: RequestInbox?
  private var hasResponded = false

  /// Called by the URL loading system, usually on the thread that resumes the task.
  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    super.init(request: request, cachedResponse: cachedResponse, client: client)
    inbox = OpenInboxes.inbox(of: type(of: self))
  }

  // `resume()` calls this on its caller's thread. So requests are announced in the order in which
  // they are resumed, whatever the order in which other threads load them.
  public override class func canInit(with request: URLRequest) -> Bool {
    OpenInboxes.inbox(of: self)?.announce(request)
    return true
  }

  public override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  public override class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool {
    false
  }

  // Called once by the `resume()` of the task, and once by ``deliver(_:)``: both times on the
  // task's queue, the only place where it may be answered.
  public override func startLoading() {
    if let ready = lock.withLock({ answer }) { return respond(ready) }
    let known = lock.withLock { self.inbox }
    guard let inbox = known ?? OpenInboxes.inbox(announced: request) else {
      return failWithoutTest()
    }
    lock.withLock { self.inbox = inbox }
    if !inbox.begin(self) { failWithoutTest() }
  }

  public override func stopLoading() {
    lock.withLock { inbox }?.cancel(self)
  }

  /// Delivers the answer to the task, on the task's queue.
  func deliver(_ ready: OutsideAnswer) {
    lock.withLock { answer = ready }
    task?.resume()
  }

  /// Whether the task and its handler have ended.
  var isOver: Bool { task.map { $0.state == .completed } ?? true }

  /// Whether the task has been cancelled, and its handler has not ended.
  var isCancelling: Bool { task.map { $0.state == .canceling } ?? false }

  private func respond(_ ready: OutsideAnswer) {
    let isFirst = lock.withLock {
      defer { hasResponded = true }
      return !hasResponded
    }
    guard isFirst else { return }
    switch ready.result {
    case .success(let response):
      receive(response)
      if !response.body.isEmpty { client?.urlProtocol(self, didLoad: Data(response.body)) }
      client?.urlProtocolDidFinishLoading(self)
    case .failure(let failure):
      if !ready.partial.isEmpty {
        receive(NetworkResponse())
        client?.urlProtocol(self, didLoad: Data(ready.partial))
      }
      fail(failure.number, failure.message)
    }
  }

  private func receive(_ response: NetworkResponse) {
    let fields = response.headers.fields.map { ($0.name, $0.value) }
    guard let url = request.url,
      let made = HTTPURLResponse(
        url: url, statusCode: response.status, httpVersion: "HTTP/1.1",
        headerFields: Dictionary(fields) { first, _ in first })
    else { return }
    client?.urlProtocol(self, didReceive: made, cacheStoragePolicy: .notAllowed)
  }

  private func fail(_ number: Int, _ message: String) {
    var information: [String: Any] = [NSLocalizedDescriptionKey: message]
    information[NSURLErrorFailingURLErrorKey] = request.url
    let error = NSError(domain: NSURLErrorDomain, code: number, userInfo: information)
    client?.urlProtocol(self, didFailWithError: URLError(_nsError: error))
  }

  private func failWithoutTest() {
    fail(
      NSURLErrorUnknown,
      "The request was made outside of a test or after its end, on a thread that belongs to no "
        + "known test, or together with \(RequestInbox.limit) others, which is "
        + "the limit.")
  }
}

extension NetworkRequest {
  /// Converts a request of Foundation.
  init(_ request: URLRequest) {
    let fields = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
    self.init(
      request.httpMethod ?? "GET", request.url?.absoluteString ?? "/",
      headers: NetworkHeaders(fields.map { NetworkField($0.key, $0.value) }),
      body: request.httpBody.map { [UInt8]($0) } ?? [],
      timeout: .seconds(request.timeoutInterval))
  }
}

extension AppTunnel {
  /// A configuration for real `URLSession` code; this test's stubs answer its requests.
  ///
  /// ```swift
  /// let configuration = app.tunnel.urlSessionConfiguration
  /// let client = ShopClient(session: URLSession(configuration: configuration))
  /// ```
  ///
  /// Answers come at virtual instants, while the test waits: in `await`, in `wait(for:)`, or in any
  /// call that takes time. Stubs cannot see the data that an upload task gets in addition to its
  /// request.
  public var urlSessionConfiguration: URLSessionConfiguration {
    let inbox = session.map { OpenInboxes.inbox(of: $0) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [inbox?.protocolClass ?? StubbedURLProtocol.self]
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    return configuration
  }

  /// Makes this test's stubs answer the requests of `URLSession.shared` too, and those of sessions
  /// with the configurations `default`, `ephemeral` and `background`.
  ///
  /// Only requests made in a test are answered; outside a test the shared session then fails.
  public func answersSharedURLSession() {
    if let session { _ = OpenInboxes.inbox(of: session) }
    UsualURLProtocol.answerRequests()
    Self.registration
  }

  /// Registers the class before Foundation's own, which a real session may have registered already:
  /// they are asked in order.
  private static let registration: Void = {
    let usual = URLSessionConfiguration.default.protocolClasses ?? []
    let others = usual.filter { $0 != UsualURLProtocol.self }
    for other in others { URLProtocol.unregisterClass(other) }
    for known in [StubbedURLProtocol.self] + others { _ = URLProtocol.registerClass(known) }
  }()
}
