import SimulatedApp

extension SavedRoutes {
  /// The names of settings; the rest of a name is free.
  enum SettingName {
    /// The launch argument that names a coordinator.
    static let coordinators = "coordinator argument"
    /// The launch argument that names a variant.
    static let variants = "variant argument"
    /// The launch argument that turns animations off.
    static let animations = "animations argument"
    /// The start of a toggle's name.
    static let toggle = "toggle "

    /// An alert that is shown at launch.
    static func alert(_ alert: AlertDefinition) -> String {
      "alert \(alert.title.asWritten) at launch"
    }
  }

  /// What tests rely on at launch, by name: arguments, toggles and alerts.
  static func settings(of app: AppDefinition) -> [String: String] {
    var settings = [
      SettingName.coordinators: "-" + app.coordinatorArgument,
      SettingName.animations: "-" + app.animationsOff,
    ]
    settings[SettingName.variants] = app.variantArgument.map { "-" + $0 }
    for toggle in app.toggles?.features ?? [] {
      settings[SettingName.toggle + toggle.name] = toggle.isOn ? "on" : "off"
    }
    for item in app.onStart {
      guard case .alert(let alert) = item.kind else { continue }
      settings[SettingName.alert(alert)] = item.condition ?? "always"
    }
    return settings
  }
}
