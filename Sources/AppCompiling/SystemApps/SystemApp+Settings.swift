import AppBuilding
import AppModel
import PredicateFormat

extension SystemApp {
  /// The list of the apps on the device, and a page for each app with switches for the permissions
  /// that it has requested.
  ///
  /// `PermissionDesk.refreshSettings()` sets its values.
  static var settingsDefinition: AppDefinition {
    AppDefinition(
      SystemApp.settings.name, bundleIdentifier: SystemApp.settings.bundleIdentifier,
      default: "Settings"
    ) {
      Coordinator("Settings", root: "settings")
      Context("apps", .list([]))
      for (language, title) in titles { Strings(language, ["settings": title]) }
      Screen("settings", title: .string(key: "settings"), root: Table()) {
        Cell(.bind("entry.bundle")) { Text(.bind("entry.name")) }
          .label(.bind("entry.name")).forEach("app.apps", as: "entry")
          .onTap("SHOW_APP", data: ["entry": "entry"])
        On("SHOW_APP", do: .push("permissions", with: ["entry": "event.entry"]))
      }
      Screen("permissions", title: .bind("entry.name"), root: Table()) {
        Context("entry", .null)
        Cell { permissionSwitch }.forEach("entry.permissions", as: "permission")
      }
    }
  }

  private static let titles = [
    ("en", "Settings"), ("de", "Einstellungen"), ("fr", "Réglages"), ("es", "Ajustes"),
    ("ru", "Настройки"), ("ja", "設定"), ("zh-Hans", "设置"),
  ]

  private static var permissionSwitch: Switch {
    Switch().label(.bind("permission.name")).value(.bind("permission.value"))
      .onTap(
        "SWITCH_PERMISSION", data: ["bundle": "entry.bundle", "resource": "permission.resource"])
  }
}
