import AppModel
import LocatedJSON
import VirtualTime

extension JSONCursor {
  /// Statuses by resource.
  func permissions() -> [ProtectedResource: AuthorizationStatus] {
    guard let fields = fields("an object of resources", keys: ProtectedResource.names) else {
      return [:]
    }
    var permissions: [ProtectedResource: AuthorizationStatus] = [:]
    for resource in ProtectedResource.allCases {
      guard let value = fields[resource.rawValue] else { continue }
      permissions[resource] = value.word("status", as: AuthorizationStatus.self)
    }
    return permissions
  }

  /// What comes over the app.
  func interruptions() -> [InterruptionDefinition] {
    (list("a list of interruptions") ?? []).compactMap { $0.interruption() }
  }

  private func interruption() -> InterruptionDefinition? {
    let wanted = "an object with the key \"at\" and one of \"alert\", \"banner\" and \"kill\""
    guard let fields = fields(wanted, keys: FileKeys.interruption) else { return nil }
    let at = fields.required("at")?.duration() ?? .zero
    guard ["alert", "banner", "kill"].count(where: fields.has) == 1 else {
      fault("expected \(wanted)")
      return nil
    }
    let kind =
      fields["alert"]?.alert().map(InterruptionDefinition.Kind.alert)
      ?? fields["banner"]?.banner().map(InterruptionDefinition.Kind.banner)
      ?? fields["kill"]?.name("a reason").map(InterruptionDefinition.Kind.kill)
    return kind.map { InterruptionDefinition(at: at, $0) }
  }

  private func banner() -> BannerDefinition? {
    guard let fields = fields("a banner", keys: FileKeys.banner) else { return nil }
    var banner = BannerDefinition(
      title: fields.required("title")?.elementText() ?? "",
      message: fields["message"]?.elementText(), link: fields["link"]?.name("a link"))
    if let time = fields["for"] {
      banner.duration = time.node.kind == .null ? nil : time.duration()
    }
    return banner
  }

  /// Further apps by their bundle identifiers, which are read from folders of these names.
  func otherApps() -> [AppDefinition] {
    (list("a list of bundle identifiers") ?? []).compactMap { entry in
      entry.name("a bundle identifier").map { AppDefinition(unread: $0) }
    }
  }
}

extension ProtectedResource {
  /// The names of all resources.
  fileprivate static var names: [String] { allCases.map(\.rawValue) }
}

extension AppDefinition {
  /// An app of which nothing but its bundle identifier is known yet.
  init(unread bundleIdentifier: String) {
    self.init(
      name: "", bundleIdentifier: bundleIdentifier, defaultCoordinator: "", coordinators: [],
      screens: [])
  }
}
