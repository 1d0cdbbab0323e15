import Foundation
public import FoundationNetworking
import Synchronization

/// Answers the requests of sessions with the usual configurations, as those of `URLSession.shared`.
///
/// It does so in tests of an app that is its own source. Elsewhere they reach the real network.
final class UsualURLProtocol: StubbedURLProtocol {
  private static let isAsked = Atomic(false)

  /// Answers requests of tests from now on.
  static func answerRequests() { isAsked.store(true, ordering: .relaxed) }

  override class func canInit(with request: URLRequest) -> Bool {
    guard isAsked.load(ordering: .relaxed), OpenInboxes.current != nil else { return false }
    return super.canInit(with: request)
  }
}

// Foundation's getters cannot be overridden. These have the same symbol names, so that the dynamic
// linker finds them before those of the library. They are deprecated since the initializer that
// they call is; nothing calls them by their names.
extension URLSessionConfiguration {
  /// Replaces `default`.
  @available(*, deprecated)
  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
  public static func answeredDefault() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.protocolClasses =
      [UsualURLProtocol.self] + (configuration.protocolClasses ?? [])
    return configuration
  }

  /// Replaces `ephemeral`: a configuration that keeps nothing.
  @available(*, deprecated)
  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
  public static func answeredEphemeral() -> URLSessionConfiguration {
    let configuration = answeredDefault()
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    return configuration
  }
}
