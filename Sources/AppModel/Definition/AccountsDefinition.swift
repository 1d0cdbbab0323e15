import LocatedJSON
public import PredicateFormat

/// The accounts that can be signed in at launch: named accounts, from which the launch environment
/// chooses one that stays until the process ends.
///
/// Expressions read the chosen one as `account.name` and `account.<value>`.
public struct AccountsDefinition: Sendable, Equatable {
  /// The variable of the launch environment that names an account; it overrides all conditions.
  public var variable: String
  /// The account used if the variable is not set and no condition is true.
  public var standard: String
  /// The accounts; if several conditions are true, the first such account is chosen.
  public var accounts: [AccountDefinition]

  /// The default of ``variable``.
  public static let usualVariable = "account"

  /// Makes the accounts of an app.
  public init(
    standard: String, variable: String = AccountsDefinition.usualVariable,
    accounts: [AccountDefinition]
  ) {
    self.standard = standard
    self.variable = variable
    self.accounts = accounts
  }
}

/// One account: `Account("withSubscription", when: "environment.hasPlus == 'true'")`.
public struct AccountDefinition: Sendable, Equatable {
  /// The account's name.
  public var name: String
  /// A predicate over `environment` and `arguments` that chooses the account; nil for none.
  public var condition: String?
  /// The values that expressions can read.
  public var values: [String: FormatValue]

  /// The key of the value that every account has.
  static let nameKey = "name"

  /// Makes an account.
  public init(name: String, condition: String? = nil, values: [String: FormatValue] = [:]) {
    self.name = name
    self.condition = condition
    self.values = values
  }

  /// What expressions can read under `account`.
  package var record: FormatValue { .record(values.merging([Self.nameKey: .string(name)]) { $1 }) }
}

extension AccountsDefinition {
  /// The account with this name.
  package subscript(name: String) -> AccountDefinition? { accounts.first { $0.name == name } }

  /// The message about a name that no account has.
  package func unknown(_ name: String) -> String {
    let known = accounts.map(\.name)
    let nearest = NearestName.hint(for: name, in: known)
    return "there is no account \(quoted(name)); the known accounts are "
      + known.joined(separator: ", ") + nearest
  }
}
