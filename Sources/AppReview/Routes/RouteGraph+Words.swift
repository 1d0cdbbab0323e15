extension RouteGraph.Place {
  /// What kind of place it is, in one word.
  var kind: String {
    switch self {
    case .coordinator: "coordinator"
    case .deepLink: "link"
    case .screen: "screen"
    case .state: "state"
    case .back: "back"
    }
  }

  /// The name: of a state its path, and of a way back the screen that it leads away from.
  var name: String {
    switch self {
    case .coordinator(let name), .deepLink(let name), .screen(let name), .back(let name): name
    case .state(_, let path): path
    }
  }
}

extension RouteGraph.Means {
  /// Whether it leads to what stood before.
  var isBack: Bool {
    switch self {
    case .pops, .popsToRoot, .dismisses: true
    default: false
    }
  }
}

extension String {
  /// The text with some characters replaced, on one line: what else would break it, or cannot be
  /// seen, stands as its number.
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
