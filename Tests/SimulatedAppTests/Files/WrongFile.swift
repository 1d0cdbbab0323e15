import Testing

/// A wrong file and all messages about it.
struct WrongFile: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var faults: [String]

  init(_ name: String, _ text: String, _ faults: [String]) {
    self.name = name
    self.text = text
    self.faults = faults
  }

  var testDescription: String { name }

  /// Whether the text is an `app.json`; otherwise it is a screen.
  var isApp: Bool { (Self.apps + Self.stateApps).contains { $0.name == name } }

  /// All of them.
  static let all: [WrongFile] =
    texts + elements + containers + states + actions + apps + stateActions + stateApps
}
