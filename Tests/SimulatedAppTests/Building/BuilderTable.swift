import SimulatedApp

/// A Swift expression for every key of the schemas: screens, states and what they do.
///
/// A new key of a file fails ``BuilderTableTests`` until it is listed here with its builder.
enum BuilderTable {
  static let all = screens + actions + elements + controls + app + state + network

  static let screens: [BuilderRow] = [
    .screen(
      "", "title backTitle root modal", title: "Main", backTitle: "Home", isModal: true,
      root: Table("list")
    ) {},
    .screen("", "context view on barItems leftBarItems initial states", initial: "second") {
      Context("count", 0)
      Text("a")
      BarItems { Button("Add") }
      LeftBarItems { Button("Edit") }
      On("ADD", do: .pop)
      State("first")
      State("second")
    },
    .screen("state", "entry exit on after invoke view", at: "states/one") {
      State("one") {
        Entry(.pop)
        Exit(.dismiss)
        On("GO", to: "one")
        After(.seconds(1), to: "one")
        Invoke("feed", onDone: "one")
        Text("a")
      }
    },
    .screen("state", "animation idle initial states", at: "states/one") {
      State("one", initial: "b", animation: .seconds(1), isIdle: false) {
        State("a")
        State("b")
      }
    },
    .screen("transition", "target guard actions", at: "on/GO") {
      On("GO", to: "shown", if: "1 == 1", do: .pop)
    },
    .screen("delayedTransition", "delay target guard actions", at: "states/one/after/0") {
      State("one") {
        After(
          .uniform(from: .seconds(1), through: .seconds(2)),
          [.to("one", if: "1 == 1", do: .pop)])
      }
    },
    .screen("delayedTransition", "delay transitions", at: "states/one/after/0") {
      State("one") {
        After(.exponential(mean: .seconds(1)), [.to("one", if: "1 == 2"), "one"])
      }
    },
    .screen("invocation", "src id onDone onError retry cancel", at: "states/one/invoke") {
      State("one") {
        Invoke(
          "feed", id: "first", onDone: "one", onError: "one", retries: 2, cancellation: .late)
      }
    },
    .screen("retry", "count delay", at: "states/one/invoke/retry") {
      State("one") { Invoke("feed", retries: 2, retryDelay: .seconds(1)) }
    },
  ]

  private static func action(_ key: String, _ action: ActionDefinition) -> BuilderRow {
    .screen("action", key, at: "on/GO/actions") { On("GO", do: action) }
  }

  private static func action(
    _ object: String, _ keys: String, at path: String, _ action: ActionDefinition
  ) -> BuilderRow {
    .screen(object, keys, at: "on/GO/actions/" + path) { On("GO", do: action) }
  }

  private static let button = AlertDefinition.Button(label: "OK", event: "OK", role: .cancel)

  static let actions: [BuilderRow] = [
    action("assign", .assign("count", "count + 1")), action("store", .store("seen", "TRUE")),
    action("toggle", .toggle("count")),
    action("storeInKeychain", .storeInKeychain("token", "'a'")),
    action("writeFile", .writeFile("notes.txt", "'a'")),
    action("remove", .remove(.defaults, "seen")), action("push", .push("main")),
    action("present", .present("main")), action("alert", .alert("Sure?", buttons: [button])),
    action("selectTab", .selectTab("tab.home")), action("start", .start(coordinator: "Main")),
    action("raise", .raise("GO")), action("focus", .focus("field")),
    action("busy", .busy(.seconds(1))), action("ask", .ask(.camera)),
    action("open", .open("app://main")), action("share", .share("words")),
    action("signIn", .signIn(on: "example.com")),
    action("signIn", "site event", at: "signIn", .signIn(on: "example.com", then: "ANSWERED")),
    action("paste", .paste(then: "PASTED")), action("copy", .copy("words")),
    action("track", .track("shown")), action("crash", .crash(message: "no")),
    action("draw", .draw("count", below: 10)),
    action("draw", "key below", at: "draw", .draw("count", below: 10)),
    action("entry", "defaults", at: "remove", .remove(.defaults, "seen")),
    action("entry", "keychain", at: "remove", .remove(.keychain, "token")),
    action("entry", "files", at: "remove", .remove(.files, "notes.txt")),
    action("track", "event with", at: "track", .track("shown", with: ["count": "count"])),
    action(
      "ask", "resource message event", at: "ask", .ask(.camera, message: "Why", then: "ASKED")),
    action("share", "text event", at: "share", .share("words", then: "SHARED")),
    action("push", "screen with", at: "push", .push("main", with: ["count": "count"])),
    action(
      "present", "screen style detents grabber with", at: "present",
      .present(
        "main", style: .popover, detents: [.medium], hasGrabber: true, with: ["count": "count"])),
    action("raise", "event after", at: "raise", .raise(event: "GO", after: .seconds(1))),
    action(
      "alert", "title message style buttons", at: "alert",
      .actionSheet("Sure?", message: "It goes.", buttons: [button])),
    action(
      "alert", "title fields buttons", at: "alert",
      .alert("Name", buttons: [button]) { TextField(binds: "name") }),
    action(
      "alertButton", "label event role", at: "alert/buttons/0",
      .actionSheet("Sure?", buttons: [button])),
  ]
}
