/// How much of a place a test run covered, with the colours of drawings.
enum RouteShade: String, Sendable {
  case covered, partly, missed

  /// The colour of the background, in light mode and in dark mode.
  var background: (light: String, dark: String) {
    switch self {
    case .covered: ("#d8f3dc", "#1f4d2e")
    case .partly: ("#fff0c2", "#574512")
    case .missed: ("#fde0e0", "#5c2323")
    }
  }
}
