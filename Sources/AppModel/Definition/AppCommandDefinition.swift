import LocatedJSON
public import PredicateFormat

/// A command that a test can send to the running app without using its screens.
///
/// A command affects the front screen: first its actions run, then its event is raised. The
/// parameters are available as `event.<name>`.
public struct AppCommandDefinition: Sendable, Equatable {
  /// The command's name.
  public var name: String
  /// The parameters, in the order in which they are listed to people.
  public var parameters: [ParameterDefinition]
  /// The event raised on the front screen; nil for none.
  public var event: String?
  /// The actions that run.
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

/// A parameter of a command: `Parameter("count", .integer, default: 1)`.
public struct ParameterDefinition: Sendable, Equatable {
  /// The type of value a parameter accepts.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    case string, integer, number, bool, list, object
    /// Any value, including none.
    case any
  }

  /// The parameter's name.
  public var name: String
  /// The type of value it accepts.
  public var kind: Kind
  /// The value used if none is given; nil if the parameter is required.
  public var standard: FormatValue?

  /// Makes a parameter.
  public init(name: String, kind: Kind, standard: FormatValue? = nil) {
    self.name = name
    self.kind = kind
    self.standard = standard
  }
}

extension ParameterDefinition.Kind {
  /// Whether the type accepts a value.
  func takes(_ value: FormatValue) -> Bool {
    switch (self, value) {
    case (.any, _), (.string, .string), (.integer, .integer), (.number, .integer),
      (.number, .real), (.bool, .bool), (.list, .list), (.object, .record):
      true
    default: false
    }
  }

  /// The type as failure messages call it.
  var words: String {
    switch self {
    case .string: "a string"
    case .integer: "a whole number"
    case .number: "a number"
    case .bool: "true or false"
    case .list: "a list"
    case .object: "an object"
    case .any: "any value"
    }
  }
}

extension AppCommandDefinition {
  /// Opens a link as the app's own link directory does; a link of another app goes to the system.
  package static let openLink = "openLink"
  /// Raises an event on the front screen.
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

  /// Adds the parameters that were omitted, and returns everything that is wrong, one sentence
  /// each.
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
        faults.append("\(subject) cannot contain \(kind).")
      } else if !parameter.kind.takes(value) {
        faults.append("\(subject) is \(parameter.kind.words), not \(value.kindName).")
      }
    }
    return (values, faults)
  }
}
