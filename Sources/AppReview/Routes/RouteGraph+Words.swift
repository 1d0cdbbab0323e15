extension RouteGraph.Place {
  /// The kind of place in one word.
  package var kind: String {
    switch self {
    case .coordinator: "coordinator"
    case .deepLink: "link"
    case .screen: "screen"
    case .state: "state"
    case .back: "back"
    }
  }

  /// The name of the place.
  ///
  /// For a state it is the path, and for a way back the screen that it leads away from.
  package var name: String {
    switch self {
    case .coordinator(let name), .deepLink(let name), .screen(let name), .back(let name): name
    case .state(_, let path): path
    }
  }
}

extension RouteGraph.Means {
  /// Whether the route leads back to an earlier screen.
  var isBack: Bool {
    switch self {
    case .pops, .popsToRoot, .dismisses: true
    default: false
    }
  }
}

extension String {
  /// The text on one line, with some characters replaced.
  ///
  /// Control characters and line separators are replaced with their numbers.
  func escaped(_ escapes: [Unicode.Scalar: String], backslash: String = "\\") -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let escape = escapes[scalar] {
        text += escape
      } else if scalar.needsNumber {
        text += backslash + "u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var needsNumber: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
