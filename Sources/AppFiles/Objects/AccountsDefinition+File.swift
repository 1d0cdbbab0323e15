import AppModel
import LocatedJSON
import PredicateFormat

extension AccountsDefinition {
  static let fileFormat = FileObject(
    "accounts", "The accounts that can be signed in at launch.",
    expects: "an object with the keys \"default\" and \"states\"",
    usual: AccountsDefinition(standard: "", accounts: []), declaresNames: true
  ) {
    FileField(
      "default", \.standard, .name("an account's name"),
      "The account that is signed in unless another is chosen.",
      .required)
    FileField("variable", \.variable, .variable, "The launch variable that names an account.")
    FileField(
      "states", \.accounts,
      .named(\.name, .object(AccountDefinition.fileFormat), "an object of accounts"),
      "Accounts by name; the first whose condition is true is chosen.", .required)
  }
}

extension AccountDefinition {
  fileprivate static let fileFormat = FileObject(
    "account", "One account.", expects: "an account", usual: AccountDefinition(name: ""),
    declaresNames: true
  ) {
    FileField("when", \.condition, .predicate, "A predicate over environment and arguments.")
    FileField("values", \.values, .values, "The values of the account that expressions can read.")
  }
}

extension TogglesDefinition {
  static let fileFormat = FileObject(
    "toggles", "The features that can be switched on and off at launch.",
    expects: "an object with the key \"features\"", usual: TogglesDefinition(features: []),
    declaresNames: true
  ) {
    FileField(
      "enabledVariable", \.enabledVariable, .variable,
      "The launch variable with the toggles to switch on.")
    FileField(
      "disabledVariable", \.disabledVariable, .variable,
      "The launch variable with the toggles to switch off.")
    FileField("infoVariable", \.infoVariable, .variable, "The launch variable with extra data.")
    FileField(
      "features", \.features, .named(\.name, .toggle, "an object of toggles"), "Toggles by name.",
      .required)
  }
}

extension FileValue where Value == ToggleDefinition {
  /// True, false, or an object that also contains data.
  fileprivate static var toggle: FileValue {
    FileValue(
      schema: { ["anyOf": [["type": "boolean"], ToggleDefinition.fileFormat.reference(&$0)]] },
      read: { cursor in
        guard case .bool(let isOn) = cursor.node.kind else {
          return ToggleDefinition.fileFormat.read(cursor)
        }
        return ToggleDefinition(name: "", isOn: isOn)
      },
      write: { $0.info == .null ? JSONNode(.bool($0.isOn)) : ToggleDefinition.fileFormat.write($0) }
    )
  }
}

extension ToggleDefinition {
  fileprivate static let fileFormat = FileObject(
    "toggle", "A toggle with data.", expects: "true, false or a toggle",
    usual: ToggleDefinition(name: "")
  ) {
    FileField("enabled", \.isOn, .bool, "Whether it is on by default.")
    FileField("info", \.info, .any, "The data of the toggle.")
  }
}

extension ExperimentsDefinition {
  static let fileFormat = FileObject(
    "experiments", "Experiments: values that a server decides for the app.",
    expects: "an object with the keys \"loader\" and \"values\"",
    usual: ExperimentsDefinition(loader: "", values: [:]), declaresNames: true
  ) {
    FileField(
      "loader", \.loader, .name("a loader's name"),
      "The loader whose result contains the values by the experiments' names.", .required)
    FileField(
      "waitVariable", \.waitVariable, .variable,
      "The launch variable that makes the first screen wait for the values.")
    FileField(
      "values", \.values, .values, "The experiments, with their values until they are loaded.",
      .required)
  }
}

extension FileValue where Value == String {
  fileprivate static var variable: FileValue { name("the name of a launch variable") }
}

extension AppCommandDefinition {
  static let fileFormat = FileObject(
    "appCommand", "Something that a test can tell the app to do.",
    expects: "an object with the key \"event\" or \"actions\"",
    usual: AppCommandDefinition(name: "")
  ) {
    FileField(
      "parameters", \.parameters, .named(\.name, .parameter, "an object of parameters"),
      "The parameters of the command, by name.")
    FileField("event", \.event, .event, "The event that the front screen gets.")
    FileField("actions", \.actions, .actions, "The actions to perform.")
  }
}

extension FileValue where Value == ParameterDefinition {
  fileprivate static var parameter: FileValue {
    alone(\.kind, .parameterKind, or: ParameterDefinition.fileFormat)
  }
}

extension FileValue where Value == ParameterDefinition.Kind {
  fileprivate static var parameterKind: FileValue {
    word("kind of parameter").defined("parameterKind", "What kind of value a parameter takes.")
  }
}

extension ParameterDefinition {
  fileprivate static let fileFormat = FileObject(
    "parameter", "An optional parameter.",
    expects: "an object with the key \"type\"", usual: ParameterDefinition(name: "", kind: .any)
  ) {
    FileField("type", \.kind, .parameterKind, "The kind of value.", .essential)
    FileField("default", \.standard, .any, "The value if none is given.")
  }
}
