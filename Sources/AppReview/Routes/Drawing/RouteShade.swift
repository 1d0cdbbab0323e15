/// How much of a place a test run covered, with the colours of drawings.
enum RouteShade: String, Sendable {
  case covered, partly, missed

  /// The background colour in light mode.
  var light: String {
    switch self {
    case .covered: "#d8f3dc"
    case .partly: "#fff0c2"
    case .missed: "#fde0e0"
    }
  }

  /// The background colour in dark mode.
  var dark: String {
    switch self {
    case .covered: "#1f4d2e"
    case .partly: "#574512"
    case .missed: "#5c2323"
    }
  }
}
