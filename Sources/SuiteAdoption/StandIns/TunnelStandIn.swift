/// The replacement for the module SBTUITestTunnelClient, with which tests reach into their app.
///
/// Its app is launched like any other. Stubs, monitors and settings do nothing: the app is a
/// model, which sends no requests.
enum TunnelStandIn {
  /// The module.
  static let standIn = StandIn(
    module: "SBTUITestTunnelClient", source: source,
    words: "launches the app; what tests stub or monitor by it does nothing.")

  /// The Swift source of the module.
  private static let source = """
    // The app is launched, and what is stubbed or monitored does nothing.
    import Foundation
    import FoundationNetworking
    import XCUIAutomation

    \(application)
    \(requests)
    """

  private static let application = """
    open class SBTUITunneledApplication: XCUIApplication {
      public func launchTunnel() { launch() }
      public func launchTunnel(startupBlock: (() -> Void)?) {
        launch()
        startupBlock?()
      }
      public func launchTunnel(withOptions options: [String], startupBlock: (() -> Void)? = nil) {
        launchTunnel(startupBlock: startupBlock)
      }
      public func quit() { terminate() }

    \(made(of: identified, returning: "String?", "UUID().uuidString"))
    \(made(of: answered, returning: "Bool", "true"))
    \(made(of: read, returning: "Any?", "nil"))
      public func monitoredRequestsPeekAll() -> [SBTMonitoredNetworkRequest] { [] }
      @discardableResult
      public func monitoredRequestsFlushAll() -> [SBTMonitoredNetworkRequest] { [] }
      public func waitForMonitoredRequests(
        matching match: SBTRequestMatch, timeout: TimeInterval, iterations: UInt = 1
      ) -> Bool { false }
    }

    extension XCUIAutomation.XCTestCase {
      public var app: SBTUITunneledApplication { tunneledApplication }
    }

    nonisolated(unsafe) private let tunneledApplication = SBTUITunneledApplication()

    public let SBTUITunneledApplicationLaunchOptionResetFilesystem = "ResetFilesystem"
    public let SBTUITunneledApplicationLaunchOptionDisableUITextFieldAutocomplete =
      "DisableUITextFieldAutocomplete"

    """

  private static let requests = """
    public struct SBTRequestMatch {
      public init(
        url: String? = nil, query: [String]? = nil, method: String? = nil, body: String? = nil,
        requestHeaders: [String: String]? = nil, responseHeaders: [String: String]? = nil
      ) {}
    }

    open class SBTStubResponse {
      public init(
        response: Any, headers: [String: String]? = nil, contentType: String? = nil,
        returnCode: Int? = nil, responseTime: TimeInterval? = nil, activeIterations: Int = 0
      ) {}
      public init(
        fileNamed: String, headers: [String: String]? = nil, returnCode: Int? = nil,
        responseTime: TimeInterval? = nil, activeIterations: Int = 0
      ) {}
    }

    public final class SBTStubFailureResponse: SBTStubResponse {
      public init(
        errorCode: Int, responseTime: TimeInterval? = nil, activeIterations: Int = 0
      ) { super.init(response: "") }
    }

    public final class SBTMonitoredNetworkRequest {
      public let timestamp: TimeInterval = 0
      public let requestTime: TimeInterval = 0
      public let request: URLRequest? = nil
      public let originalRequest: URLRequest? = nil
      public let response: HTTPURLResponse? = nil
      public let responseData: Data? = nil
      public let isStubbed = false
      public func responseString() -> String? { nil }
      public func responseJSON() -> Any? { nil }
      public func requestString() -> String? { nil }
      public func requestJSON() -> Any? { nil }
    }

    """

  /// What gives the identifier by which it is taken back.
  private static let identified = [
    "stubRequests(matching match: SBTRequestMatch, response: SBTStubResponse)",
    "monitorRequests(matching match: SBTRequestMatch)",
    "throttleRequests(matching match: SBTRequestMatch, responseTime: TimeInterval)",
    "blockCookiesInRequests(matching match: SBTRequestMatch)",
  ]

  /// What says whether it was done.
  private static let answered =
    ["stubRequests", "monitorRequest", "throttleRequest", "blockCookiesRequests"].flatMap {
      ["\($0)Remove(withId id: String)", "\($0)Remove(withIds ids: [String])", "\($0)RemoveAll()"]
    } + [
      "userDefaultsSetObject(_ object: Any, forKey key: String)",
      "userDefaultsRemoveObject(forKey key: String)", "userDefaultsReset()",
      "setUserInterfaceAnimationsEnabled(_ isEnabled: Bool)",
      "setUserInterfaceAnimationSpeed(_ speed: Int)", "coreLocationStubEnabled(_ isOn: Bool)",
      "notificationCenterStubEnabled(_ isOn: Bool)", "wkWebViewStubEnabled(_ isOn: Bool)",
    ]

  /// What gives a value of the app.
  private static let read = [
    "userDefaultsObject(forKey key: String)",
    "performCustomCommandNamed(_ name: String, object: Any?)",
  ]

  private static func made(of functions: [String], returning type: String, _ value: String)
    -> String
  {
    functions.map { "  @discardableResult\n  public func \($0) -> \(type) { \(value) }" }
      .joined(separator: "\n")
  }
}
