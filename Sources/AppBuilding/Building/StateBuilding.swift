public import AppModel
public import PredicateFormat

/// An account that can be signed in: `Account("plus", when: "environment.plus == 'true'")`.
public typealias Account = AccountDefinition

/// A feature that can be switched at launch: `FeatureToggle("cashback", true)`.
public typealias FeatureToggle = ToggleDefinition

/// Values that a server decides: `Experiments(from: "startup", ["compactSummary": false])`.
public typealias Experiments = ExperimentsDefinition

/// A command that a test can send to the app: `AppCommand("addToCart", raises: "ADD")`.
public typealias AppCommand = AppCommandDefinition

/// A parameter of a command: `Parameter("count", .integer, default: 1)`.
public typealias Parameter = ParameterDefinition

/// The accounts that can be signed in at launch, and the default one.
///
/// ```swift
/// Accounts(default: "unauthorized") {
///   Account("unauthorized", ["isSignedIn": false])
///   Account("plus", when: "environment.hasPlus == 'true'", ["isSignedIn": true])
/// }
/// ```
public struct Accounts: Sendable {
  let definition: AccountsDefinition

  /// Makes the accounts; if several conditions are true, the first such account is chosen.
  public init(
    default standard: String, variable: String = AccountsDefinition.usualVariable,
    @PartList<AccountDefinition> accounts: () -> [AccountDefinition]
  ) {
    definition = AccountsDefinition(
      standard: standard, variable: variable, accounts: accounts())
  }
}

/// The features that can be switched at launch, with other variables than the default ones.
public struct FeatureToggles: Sendable {
  let definition: TogglesDefinition

  /// Makes the toggles.
  public init(
    enabledVariable: String = TogglesDefinition.usualEnabledVariable,
    disabledVariable: String = TogglesDefinition.usualDisabledVariable,
    infoVariable: String = TogglesDefinition.usualInfoVariable,
    @PartList<ToggleDefinition> toggles: () -> [ToggleDefinition]
  ) {
    definition = TogglesDefinition(
      enabledVariable: enabledVariable, disabledVariable: disabledVariable,
      infoVariable: infoVariable, features: toggles())
  }
}

/// A value that the app has stored on a fresh device: `Kept(.keychain, "token", "abc")`.
public struct Kept: Sendable {
  let kind: StorageKind
  let key: String
  let value: FormatValue

  /// Makes a stored entry with its value.
  public init(_ kind: StorageKind, _ key: String, _ value: FormatValue) {
    self.kind = kind
    self.key = key
    self.value = value
  }

  /// Makes a string on the pasteboard.
  public init(copied text: String) { self.init(.pasteboard, "", .string(text)) }
}

extension AccountDefinition {
  /// Makes an account that is chosen if a predicate over `environment` and `arguments` holds.
  public init(
    _ name: String, when condition: String? = nil, _ values: [String: FormatValue] = [:]
  ) {
    self.init(name: name, condition: condition, values: values)
  }
}

extension ToggleDefinition {
  /// Makes a toggle.
  public init(_ name: String, _ isOn: Bool = false, info: FormatValue = .null) {
    self.init(name: name, isOn: isOn, info: info)
  }
}

extension ExperimentsDefinition {
  /// Makes experiments with values that a loader fetches.
  public init(
    from loader: String, waitVariable: String = ExperimentsDefinition.usualWaitVariable,
    _ values: [String: FormatValue]
  ) {
    self.init(loader: loader, waitVariable: waitVariable, values: values)
  }
}

extension ParameterDefinition {
  /// Makes a parameter; it is required unless it has a default.
  public init(_ name: String, _ kind: Kind, default standard: FormatValue? = nil) {
    self.init(name: name, kind: kind, standard: standard)
  }
}

extension AppCommandDefinition {
  /// Makes a command that raises an event on the front screen, runs actions, or both.
  public init(
    _ name: String, _ parameters: ParameterDefinition..., raises event: String? = nil,
    do actions: ActionDefinition...
  ) {
    self.init(name: name, parameters: parameters, event: event, actions: actions)
  }
}

extension ActionDefinition {
  /// Writes the value of an expression to an item of the keychain.
  public static func storeInKeychain(_ key: String, _ expression: String) -> ActionDefinition {
    .storeInKeychain(key: key, expression: expression)
  }

  /// Writes the value of an expression to a file in the app's own folder.
  public static func writeFile(_ path: String, _ expression: String) -> ActionDefinition {
    .writeFile(path: path, expression: expression)
  }

  /// Removes a stored entry, or everything of a kind.
  public static func remove(_ kind: StorageKind, _ key: String? = nil) -> ActionDefinition {
    .remove(kind, key: key)
  }

  /// Gives a context key a random whole number from 0 to `bound` - 1.
  public static func draw(_ key: String, below bound: Int) -> ActionDefinition {
    .draw(key: key, below: bound)
  }

  /// Reports an event to the app's analytics, with expressions for its parameters.
  public static func track(_ name: String, with: [String: String] = [:]) -> ActionDefinition {
    .track(TrackDefinition(name, with: with))
  }
}

extension AppDefinition {
  fileprivate mutating func add(_ kept: Kept) {
    switch kept.kind {
    case .defaults: defaults[kept.key] = kept.value
    case .keychain: keychain[kept.key] = kept.value
    case .files: files[kept.key] = kept.value
    case .pasteboard: pasteboard.append(kept.value.words)
    }
  }
}

extension AppBuilder {
  /// Adds a stored value.
  public static func buildExpression(_ kept: Kept) -> [AppPart] { [AppPart { $0.add(kept) }] }
  /// Adds accounts.
  public static func buildExpression(_ accounts: Accounts) -> [AppPart] {
    [AppPart { $0.accounts = accounts.definition }]
  }
  /// Adds toggles.
  public static func buildExpression(_ toggles: FeatureToggles) -> [AppPart] {
    [AppPart { $0.toggles = toggles.definition }]
  }
  /// Adds a toggle.
  public static func buildExpression(_ toggle: ToggleDefinition) -> [AppPart] {
    [
      AppPart { app in
        app.toggles = app.toggles ?? TogglesDefinition(features: [])
        app.toggles?.features.append(toggle)
      }
    ]
  }
  /// Adds experiments.
  public static func buildExpression(_ experiments: ExperimentsDefinition) -> [AppPart] {
    [AppPart { $0.experiments = experiments }]
  }
  /// Adds a command.
  public static func buildExpression(_ command: AppCommandDefinition) -> [AppPart] {
    [AppPart { $0.commands.append(command) }]
  }
}
