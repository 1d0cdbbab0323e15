public import FoundationNetworking

/// What apps set for the networks of a phone, which Foundation lacks on Linux or lets only read.
extension URLSessionConfiguration {
  /// Whether requests wait for a network; here there always is one, so they never wait.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  /// Whether requests may use a mobile network; here there is none.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether requests may use a network in low data mode; here there is none.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether the system starts the app when requests in the background have ended; it never does.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// The configuration for requests that go on while the app is not in front; here it is the usual
  /// one, and requests end with the app.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }
}
