import LocatedJSON
public import PredicateFormat

/// Features that can be switched on and off from outside, and the variables of the launch
/// environment that switch them.
///
/// Expressions read `toggles.<name>` and `toggleInfo.<name>`. The variables for names contain a
/// list, `cashback,plus` or `["cashback", "plus"]`; the variable for data contains a JSON object by
/// name.
public struct TogglesDefinition: Sendable, Equatable {
  /// The variable that lists the features to switch on.
  public var enabledVariable: String
  /// The variable that lists the features to switch off.
  public var disabledVariable: String
  /// The variable that gives extra data.
  public var infoVariable: String
  /// The features.
  public var features: [ToggleDefinition]

  /// The default of ``enabledVariable``.
  public static let usualEnabledVariable = "enabledToggles"
  /// The default of ``disabledVariable``.
  public static let usualDisabledVariable = "disabledToggles"
  /// The default of ``infoVariable``.
  public static let usualInfoVariable = "enabledTogglesInfo"

  /// Makes toggles.
  public init(
    enabledVariable: String = TogglesDefinition.usualEnabledVariable,
    disabledVariable: String = TogglesDefinition.usualDisabledVariable,
    infoVariable: String = TogglesDefinition.usualInfoVariable, features: [ToggleDefinition]
  ) {
    self.enabledVariable = enabledVariable
    self.disabledVariable = disabledVariable
    self.infoVariable = infoVariable
    self.features = features
  }
}

/// One toggle: `Toggle("cashback", true)`.
public struct ToggleDefinition: Sendable, Equatable {
  /// The toggle's name.
  public var name: String
  /// Whether it is on by default.
  public var isOn: Bool
  /// The extra data of the toggle.
  public var info: FormatValue

  /// Makes a toggle.
  public init(name: String, isOn: Bool = false, info: FormatValue = .null) {
    self.name = name
    self.isOn = isOn
    self.info = info
  }
}

extension TogglesDefinition {
  /// The toggles' names.
  package var names: [String] { features.map(\.name) }

  /// The message about a name that no toggle has.
  package func unknown(_ name: String) -> String {
    let nearest = NearestName.hint(for: name, in: names)
    return "there is no toggle \(quoted(name))\(nearest)"
  }
}
