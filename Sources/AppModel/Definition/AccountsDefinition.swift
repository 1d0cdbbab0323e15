import LocatedJSON
public import PredicateFormat

/// Who can be signed in when the app is launched: named accounts, one of which is chosen by the
/// launch environment and holds until the process ends.
///
/// Expressions read the chosen one as `account.name` and `account.<value>`.
public struct AccountsDefinition: Sendable, Equatable {
  /// The variable of the launch environment that names an account, and wins over all conditions.
  public var variable: String
  /// The account without the variable, and where no condition holds.
  public var standard: String
  /// The accounts; of several whose conditions hold the first is chosen.
  public var accounts: [AccountDefinition]

  /// The usual ``variable``.
  public static let usualVariable = "account"

  /// Makes accounts.
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
  /// What expressions read of it.
  public var values: [String: FormatValue]

  /// The value that every account has of itself.
  static let nameKey = "name"

  /// Makes an account.
  public init(name: String, condition: String? = nil, values: [String: FormatValue] = [:]) {
    self.name = name
    self.condition = condition
    self.values = values
  }

  /// What expressions read under `account`.
  package var record: FormatValue { .record(values.merging([Self.nameKey: .string(name)]) { $1 }) }
}

extension AccountsDefinition {
  /// The account of a name.
  package subscript(name: String) -> AccountDefinition? { accounts.first { $0.name == name } }

  /// What is said of a name that no account has.
  package func unknown(_ name: String) -> String {
    let known = accounts.map(\.name)
    let nearest = NearestName.hint(for: name, in: known)
    return "there is no account \(quoted(name)); the known accounts are "
      + known.joined(separator: ", ") + nearest
  }
}
