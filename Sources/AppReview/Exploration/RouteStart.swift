import AppModel

/// A launch from which an app is explored.
package struct RouteStart: Sendable, Hashable {
  /// The coordinator.
  package let coordinator: String
  /// The launch environment, which chooses an account or switches a feature.
  let environment: [String: String]
  /// The launch arguments beside the coordinator's name.
  let arguments: [String]
  /// The settings from the environment and the arguments, in words; empty for none.
  let setting: String

  /// A launch with a coordinator and nothing else.
  init(coordinator: String) {
    self.init(coordinator: coordinator, environment: [:], setting: "")
  }

  private init(
    coordinator: String, environment: [String: String], arguments: [String] = [], setting: String
  ) {
    self.coordinator = coordinator
    self.environment = environment
    self.arguments = arguments
    self.setting = setting
  }

  /// The coordinator, with the settings: `Main with cashback on`.
  package var name: String { setting.isEmpty ? coordinator : "\(coordinator) with \(setting)" }

  /// The launches with each coordinator.
  static func plain(of app: AppDefinition) -> [RouteStart] {
    app.coordinators.map { RouteStart(coordinator: $0.name) }
  }

  /// The launches with the usual coordinator in which one feature is switched, or another account
  /// is signed in, and those that the guards of a first screen ask for.
  static func others(of app: AppDefinition) -> [RouteStart] {
    let start = { (variable: String, value: String, setting: String) in
      RouteStart(
        coordinator: app.defaultCoordinator, environment: [variable: value], setting: setting)
    }
    let toggles = app.toggles.map { toggles in
      toggles.features.map { feature in
        feature.isOn
          ? start(toggles.disabledVariable, feature.name, "\(feature.name) off")
          : start(toggles.enabledVariable, feature.name, "\(feature.name) on")
      }
    }
    let accounts = app.accounts.map { accounts in
      accounts.accounts.filter { $0.name != accounts.standard }.map { account in
        start(accounts.variable, account.name, "the account \(account.name)")
      }
    }
    let asked = LaunchConditions.all(of: app).map { coordinator, launch in
      RouteStart(
        coordinator: coordinator, environment: launch.environment, arguments: launch.arguments,
        setting: launch.words)
    }
    return (toggles ?? []) + (accounts ?? []) + asked
  }
}
