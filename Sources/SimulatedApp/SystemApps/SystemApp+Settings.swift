extension SystemApp {
  /// The list of the apps on the device, and for each a page with the switches of what it has
  /// asked for.
  ///
  /// Its values are those of `SimulatedDevice.refreshSettings()`.
  static var settingsDefinition: AppDefinition {
    AppDefinition(
      SystemApp.settings.name, bundleIdentifier: SystemApp.settings.bundleIdentifier,
      default: "Settings"
    ) {
      Coordinator("Settings", root: "settings")
      Context("apps", .list([]))
      Screen("settings", title: "Settings", root: Table()) {
        Cell(.bind("app.bundle")) { Text(.bind("app.name")) }
          .label(.bind("app.name")).forEach("app.apps", as: "app")
          .onTap("SHOW_APP", data: ["app": "app"])
        On("SHOW_APP", do: .push("app", with: ["app": "event.app"]))
      }
      Screen("app", title: .bind("app.name"), root: Table()) {
        Context("app", .null)
        Cell { permissionSwitch }.forEach("app.permissions", as: "permission")
      }
    }
  }

  private static var permissionSwitch: Switch {
    Switch().label(.bind("permission.name")).value(.bind("permission.value"))
      .onTap(
        "SWITCH_PERMISSION", data: ["bundle": "app.bundle", "resource": "permission.resource"])
  }
}
