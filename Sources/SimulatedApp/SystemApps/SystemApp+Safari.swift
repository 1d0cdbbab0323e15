extension SystemApp {
  /// An address field over a page, and the way from a page into the app that its link belongs to.
  ///
  /// Its values are those of `SimulatedDevice.showPage(_:)`.
  static var safariDefinition: AppDefinition {
    AppDefinition(
      SystemApp.safari.name, bundleIdentifier: SystemApp.safari.bundleIdentifier,
      default: "Browser"
    ) {
      Coordinator("Browser", root: "browser", container: .plain)
      Context("link", "")
      Context("host", "")
      Context("owner", "")
      Screen("browser") {
        Context("address", "")
        TextField("TabBarItemTitle", label: "Address", placeholder: "Search or enter website name")
          .binds("address").on(.submit, "GO", data: ["address": "address"])
        Button("Go", id: "Go").onTap("GO", data: ["address": "address"])
        openInApp
        Element(.webView, id: "WebView", label: .bind("app.host")) {
          Text(.bind("app.host"))
          LinkText(.bind("app.link"))
        }
        .hidden(if: "app.link == ''")
      }
    }
  }

  private static var openInApp: Other {
    Other("AppBanner") {
      Text(.bind("app.owner"), id: "AppBannerTitle")
      Button("Open", id: "Open").onTap("OPEN_IN_APP")
    }
    .label("Open in app").hidden(if: "app.owner == ''")
  }
}
