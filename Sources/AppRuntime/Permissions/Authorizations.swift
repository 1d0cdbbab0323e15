import AppModel
import PredicateFormat
import PromptWords

/// What apps may use of a device, by bundle identifier.
struct Authorizations: Sendable {
  private var statuses: [String: [ProtectedResource: AuthorizationStatus]] = [:]
  /// What apps may use until they are started again.
  private var onceAllowed: [String: Set<ProtectedResource>] = [:]

  /// A device on which no app has asked for anything.
  init() {}

  /// What remains when the running apps are gone.
  var withoutTemporary: Authorizations {
    var lasting = self
    lasting.onceAllowed = [:]
    return lasting
  }

  /// Whether an app may use a resource: what was answered, else what its definition begins with.
  func status(
    of resource: ProtectedResource, for bundle: String,
    definedBy permissions: [ProtectedResource: AuthorizationStatus]
  ) -> AuthorizationStatus {
    statuses[bundle]?[resource] ?? permissions[resource] ?? .notDetermined
  }

  /// Whether anything was ever decided for an app.
  func knows(_ bundle: String) -> Bool { statuses[bundle] != nil }

  /// Does what a person has decided.
  mutating func settle(
    _ choice: PermissionChoice, of resource: ProtectedResource, for bundle: String
  ) {
    if choice == .once { onceAllowed[bundle, default: []].insert(resource) }
    statuses[bundle, default: [:]][resource] = choice.status
  }

  /// Sets a status for good.
  mutating func set(
    _ status: AuthorizationStatus, of resource: ProtectedResource, for bundle: String
  ) {
    onceAllowed[bundle]?.remove(resource)
    statuses[bundle, default: [:]][resource] = status
  }

  /// Forgets all that was decided for an app.
  mutating func forget(_ bundle: String) {
    statuses[bundle] = nil
    onceAllowed[bundle] = nil
  }

  /// Forgets what an app was allowed once, because it is started anew.
  mutating func forgetTemporary(_ bundle: String) {
    for resource in onceAllowed.removeValue(forKey: bundle) ?? [] {
      statuses[bundle]?[resource] = .notDetermined
    }
  }

  // MARK: - What expressions see

  /// The facts of an app for which nothing was decided.
  static let nothingAsked = facts { _ in .notDetermined }

  /// What expressions see under `device.permissions`.
  static func facts(
    _ status: (ProtectedResource) -> AuthorizationStatus
  ) -> [String: FormatValue] {
    let pairs = ProtectedResource.allCases.map {
      ($0.rawValue, FormatValue.string(status($0).rawValue))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
