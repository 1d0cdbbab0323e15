package import AppModel
package import PredicateFormat

/// The authorization statuses of apps, by bundle identifier.
package struct Authorizations: Sendable {
  private var statuses: [String: [ProtectedResource: AuthorizationStatus]] = [:]
  /// The resources that apps may use only until they are started again.
  private var onceAllowed: [String: Set<ProtectedResource>] = [:]

  /// Starts with no decision for any app.
  package init() {}

  /// The statuses that remain when the running apps have ended.
  package var withoutTemporary: Authorizations {
    var lasting = self
    lasting.onceAllowed = [:]
    return lasting
  }

  /// An app's status for a resource: the user's answer, else the status in its definition.
  package func status(
    of resource: ProtectedResource, for bundle: String,
    definedBy permissions: [ProtectedResource: AuthorizationStatus]
  ) -> AuthorizationStatus {
    statuses[bundle]?[resource] ?? permissions[resource] ?? .notDetermined
  }

  /// Whether anything was ever decided for an app.
  package func knows(_ bundle: String) -> Bool { statuses[bundle] != nil }

  /// Applies the user's choice.
  package mutating func settle(
    _ choice: PermissionChoice, of resource: ProtectedResource, for bundle: String
  ) {
    if choice == .once { onceAllowed[bundle, default: []].insert(resource) }
    statuses[bundle, default: [:]][resource] = choice.status
  }

  /// Sets a status that lasts.
  package mutating func set(
    _ status: AuthorizationStatus, of resource: ProtectedResource, for bundle: String
  ) {
    onceAllowed[bundle]?.remove(resource)
    statuses[bundle, default: [:]][resource] = status
  }

  /// Forgets all that was decided for an app.
  package mutating func forget(_ bundle: String) {
    statuses[bundle] = nil
    onceAllowed[bundle] = nil
  }

  /// Forgets what an app was allowed once, because the app starts again.
  package mutating func forgetTemporary(_ bundle: String) {
    for resource in onceAllowed.removeValue(forKey: bundle) ?? [] {
      statuses[bundle]?[resource] = .notDetermined
    }
  }

  // MARK: - What expressions see

  /// The facts of an app without any decision.
  package static let nothingAsked = facts { _ in .notDetermined }

  /// What expressions see under `device.permissions`.
  package static func facts(
    _ status: (ProtectedResource) -> AuthorizationStatus
  ) -> [String: FormatValue] {
    let pairs = ProtectedResource.allCases.map {
      ($0.rawValue, FormatValue.string(status($0).rawValue))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
