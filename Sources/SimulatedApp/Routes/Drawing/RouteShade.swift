/// How much of a place a test run has covered, as drawings colour it.
enum RouteShade: String, Sendable {
  case covered, partly, missed

  /// The colour behind the words, on a light ground.
  var light: String {
    switch self {
    case .covered: "#d8f3dc"
    case .partly: "#fff0c2"
    case .missed: "#fde0e0"
    }
  }

  /// The colour behind the words, on a dark ground.
  var dark: String {
    switch self {
    case .covered: "#1f4d2e"
    case .partly: "#574512"
    case .missed: "#5c2323"
    }
  }
}
