/// The replacement for the module Swifter, a server that tests run for their app's requests.
///
/// A drafted app sends no requests, so the server stores its routes but does not listen.
enum ServerStandIn {
  /// The module.
  static let standIn = StandIn(
    module: "Swifter", source: source,
    words: "keeps the routes of its server; nothing asks it, since a drafted app makes no requests."
  )

  private static let source = """
    import Dispatch
    import Foundation
    import XCUIAutomation

    public class HttpRequest {
      public var path = ""
      public var queryParams: [(String, String)] = []
      public var method = ""
      public var headers: [String: String] = [:]
      public var body: [UInt8] = []
      public var address: String? = ""
      public var params: [String: String] = [:]
      public init() {}
    }

    public protocol HttpResponseBodyWriter {
      func write(_ data: [UInt8]) throws
      func write(_ data: Data) throws
    }

    public enum HttpResponseBody {
      case json(Any)
      case html(String)
      case htmlBody(String)
      case text(String)
      case data(Data, contentType: String? = nil)
      case custom(Any, (Any) throws -> String)
    }

    public enum HttpResponse {
      case ok(HttpResponseBody, [String: String] = [:])
      case created, accepted
      case movedPermanently(String)
      case movedTemporarily(String)
      case badRequest(HttpResponseBody?)
      case unauthorized(HttpResponseBody? = nil)
      case forbidden(HttpResponseBody? = nil)
      case notFound(HttpResponseBody? = nil)
      case notAcceptable(HttpResponseBody? = nil)
      case tooManyRequests(HttpResponseBody? = nil)
      case internalServerError(HttpResponseBody? = nil)
      case raw(Int, String, [String: String]?, ((HttpResponseBodyWriter) throws -> Void)?)

      public static var unauthorized: HttpResponse { .unauthorized(nil) }
      public static var forbidden: HttpResponse { .forbidden(nil) }
      public static var notFound: HttpResponse { .notFound(nil) }
      public static var notAcceptable: HttpResponse { .notAcceptable(nil) }
      public static var tooManyRequests: HttpResponse { .tooManyRequests(nil) }
      public static var internalServerError: HttpResponse { .internalServerError(nil) }
    }

    public enum SocketError: Error {
      case socketCreationFailed(String)
      case socketSettingReUseAddrFailed(String)
      case bindFailed(String)
      case listenFailed(String)
      case acceptFailed(String)
    }

    public typealias HttpHandler = (HttpRequest) -> HttpResponse

    open class HttpServer {
      public struct MethodRoute {
        let add: (String, HttpHandler?) -> Void
        public subscript(path: String) -> HttpHandler? {
          get { nil }
          nonmutating set { add(path, newValue) }
        }
      }

      public var notFoundHandler: HttpHandler?
      public var middleware: [(HttpRequest) -> HttpResponse?] = []
      public var listenAddressIPv4: String?
      public var listenAddressIPv6: String?
      public private(set) var operating = false
      private var handlers: [String: HttpHandler] = [:]
      private var usedPort = 8080

      public init() {}

      public var routes: [String] { handlers.keys.sorted() }

      public subscript(path: String) -> HttpHandler? {
        get { handlers[path] }
        set { handlers[path] = newValue }
      }
    \(methods)

      public func start(
        _ port: in_port_t = 8080, forceIPv4: Bool = false,
        priority: DispatchQoS.QoSClass = .background
      ) throws {
        usedPort = port == 0 ? 8080 : Int(port)
        operating = true
      }

      public func stop() { operating = false }

      public func port() throws -> Int { usedPort }

      public func isIPv4() throws -> Bool { true }
    }

    """

  /// A property for each HTTP method, by which routes of that method are added.
  private static let methods = [
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS",
  ].flatMap { [$0, $0.lowercased()] }.map { name in
    """
      public lazy var \(name) = MethodRoute { [unowned self] path, handler in
        handlers["\(name.uppercased()) " + path] = handler
      }
    """
  }.joined(separator: "\n")
}
