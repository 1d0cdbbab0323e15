import LocatedJSON
public import PredicateFormat

/// Something that a test can tell the running app to do beside its screens.
///
/// What a command does happens on the screen in front, with the parameters as `event.<name>`: first
/// its actions, then its event.
public struct AppCommandDefinition: Sendable, Equatable {
  /// The command's name.
  public var name: String
  /// What it takes, in the order in which it is listed to people.
  public var parameters: [ParameterDefinition]
  /// The event that the front screen gets; nil for none.
  public var event: String?
  /// What is done.
  public var actions: [ActionDefinition]

  /// Makes a command.
  public init(
    name: String, parameters: [ParameterDefinition] = [], event: String? = nil,
    actions: [ActionDefinition] = []
  ) {
    self.name = name
    self.parameters = parameters
    self.event = event
    self.actions = actions
  }
}

/// Something that a command takes: `Parameter("count", .integer, default: 1)`.
public struct ParameterDefinition: Sendable, Equatable {
  /// What kind of value a parameter takes.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    case string, integer, number, bool, list, object
    /// Any value, none too.
    case any
  }

  /// The parameter's name.
  public var name: String
  /// What it takes.
  public var kind: Kind
  /// What it is where it is not given; nil for one that has to be given.
  public var standard: FormatValue?

  /// Makes a parameter.
  public init(name: String, kind: Kind, standard: FormatValue? = nil) {
    self.name = name
    self.kind = kind
    self.standard = standard
  }
}

extension ParameterDefinition.Kind {
  /// Whether a value is of this kind.
  func takes(_ value: FormatValue) -> Bool {
    switch (self, value) {
    case (.any, _), (.string, .string), (.integer, .integer), (.number, .integer),
      (.number, .real), (.bool, .bool), (.list, .list), (.object, .record):
      true
    default: false
    }
  }

  /// The kind as a failure calls it.
  var words: String {
    switch self {
    case .string: "a string"
    case .integer: "a whole number"
    case .number: "a number"
    case .bool: "a truth value"
    case .list: "a list"
    case .object: "an object"
    case .any: "any value"
    }
  }
}

extension AppCommandDefinition {
  /// Opens a link as the app's own link directory does; what is not the app's goes to the system.
  package static let openLink = "openLink"
  /// Gives the screen in front an event.
  package static let raise = "raise"
  /// The commands that every app has.
  package static let builtIn = [
    AppCommandDefinition(name: openLink, parameters: [.init(name: "link", kind: .string)]),
    AppCommandDefinition(
      name: raise,
      parameters: [
        .init(name: "event", kind: .string),
        .init(name: "data", kind: .object, standard: .record([:])),
      ]),
  ]

  /// The parameters with those that were not given, and all that is wrong, a sentence each.
  package func complete(
    _ given: [String: FormatValue]
  ) -> (values: [String: FormatValue], faults: [String]) {
    var values = given
    var faults: [String] = []
    let names = parameters.map(\.name)
    for key in given.keys.sorted() where !names.contains(key) {
      let nearest = NearestName.hint(for: key, in: names)
      faults.append("The command \(quoted(name)) takes no parameter \(quoted(key))\(nearest).")
    }
    for parameter in parameters {
      let subject = "The parameter \(quoted(parameter.name)) of \(quoted(name))"
      guard let value = given[parameter.name] else {
        values[parameter.name] = parameter.standard
        if parameter.standard == nil { faults.append("\(subject) is missing.") }
        continue
      }
      if let kind = value.unwritable {
        faults.append("\(subject) cannot hold \(kind).")
      } else if !parameter.kind.takes(value) {
        faults.append("\(subject) is \(parameter.kind.words), not \(value.kindName).")
      }
    }
    return (values, faults)
  }
}
