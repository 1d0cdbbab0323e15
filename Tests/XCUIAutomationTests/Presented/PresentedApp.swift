import SimulatedApp

/// An app with everything that iOS presents over a screen.
enum PresentedApp {
  static func definition(device: String) -> AppDefinition {
    var app = AppDefinition(
      name: "Presented", bundleIdentifier: "com.example.presented", defaultCoordinator: "Tabs",
      coordinators: [
        Coordinator(
          "Tabs",
          tabs: [
            Tab("Home", id: "tab.home", badge: .bind("app.unread"), root: "home"),
            Tab("Two", root: "empty"), Tab("Three", root: "empty"), Tab("Four", root: "empty"),
            Tab("Five", root: "empty"), Tab("Six", root: "six"),
          ])
      ], screens: [home, options, draft, Screen("empty"), six])
    app.device = device
    app.context = ["unread": 3]
    return app
  }

  private static let home = Screen("home", title: "Home") {
    Context("last", "nothing")
    Text(.bind("last"), id: "last")
    for event in ["DELETE", "OPTIONS", "DRAFT", "SHARE", "PASTE"] {
      Button(.literal(event), id: .literal(event)).onTap(event)
    }
    On(
      "DELETE",
      do: .actionSheet(
        "Delete the file?",
        buttons: [
          .init(label: "Delete File", event: "DELETED"),
          .init(label: "Cancel", event: "KEPT", role: .cancel),
        ]))
    On("DELETED", do: .assign("last", "'deleted'"), .assign("app.unread", "app.unread - 2"))
    On("KEPT", do: .assign("last", "'kept'"))
    On("OPTIONS", do: .present("options", style: .popover))
    On("DRAFT", do: .present("draft", detents: [.medium, .large]))
    On("SHARE", do: .share("a link", then: "SHARED"))
    On("SHARED", do: .assign("last", "event.activity"))
    On("PASTE", do: .paste(then: "PASTED"))
    On("PASTED", do: .assign("last", "event.text"))
  }

  private static let options = Screen("options", title: "Options") { Switch("wifi") }

  private static let draft = Screen(
    "draft", title: "Draft", isModal: .predicate("text.length > 0")
  ) {
    Context("text", "")
    TextView("text", binds: "text")
    On(
      "dismissAttempted",
      do: .actionSheet(
        "Discard the draft?", buttons: [.init(label: "Discard", event: "DISCARD")]))
    On("DISCARD", do: .dismiss)
  }

  private static let six = Screen("six", title: "Six") { Text("The sixth") }
}
