extension WrongFile {
  /// Actions on what the app keeps that are wrong.
  static let stateActions: [WrongFile] = [
    WrongFile(
      "an unknown kind of storage",
      #"{"on": {"GO": {"actions": {"remove": "keychian"}}}}"#,
      [#"main.json:1:38: unknown kind of storage "keychian"; the nearest is "keychain""#]),
    WrongFile(
      "an entry of an unknown kind",
      #"{"on": {"GO": {"actions": {"remove": {"file": "a"}}}}}"#,
      [#"main.json:1:39: unknown key "file"; the nearest is "files""#]),
    WrongFile(
      "an entry of the pasteboard",
      #"{"on": {"GO": {"actions": {"remove": {"pasteboard": "a"}}}}}"#,
      [#"main.json:1:39: unknown key "pasteboard""#]),
    WrongFile(
      "an entry of two kinds",
      #"{"on": {"GO": {"actions": {"remove": {"files": "a", "keychain": "b"}}}}}"#,
      [
        "main.json:1:38: expected a kind of storage, or an object with the name of an entry "
          + "under one, found an object with 2 keys"
      ]),
    WrongFile(
      "a file outside of the folder",
      #"{"on": {"GO": {"actions": {"writeFile": {"../a": "1", "/b": "1", "c//d": "1"}}}}}"#,
      [
        #"main.json:1:42: the name "../a" leads out of the app's folder"#,
        #"main.json:1:55: the name "/b" does not start in the app's folder"#,
        #"main.json:1:66: the name "c//d" has an empty part"#,
      ]),
    WrongFile(
      "a removed file outside of the folder",
      #"{"on": {"GO": {"actions": {"remove": {"files": "a/.."}}}}}"#,
      [#"main.json:1:48: the name "a/.." leads out of the app's folder"#]),
    WrongFile(
      "a keychain item of an unknown value",
      #"{"on": {"GO": {"actions": {"storeInKeychain": {"token": "tokn"}}}}}"#,
      [#"main.json:1:57: unknown context key "tokn""#]),
    WrongFile(
      "an event for analytics without a name",
      #"{"on": {"GO": {"actions": {"track": {"with": {"a": "1"}}}}}}"#,
      [#"main.json:1:37: the key "event" is missing"#]),
    WrongFile(
      "an event for analytics of an unknown value",
      #"{"on": {"GO": {"actions": {"track": {"event": "e", "with": {"a": "b"}}}}}}"#,
      [#"main.json:1:66: unknown context key "b""#]),
    WrongFile(
      "a copy of an unknown value",
      #"{"on": {"GO": {"actions": {"copy": {"bind": "b"}}}}}"#,
      [#"main.json:1:45: unknown context key "b""#]),
    WrongFile(
      "an account of an app without any",
      #"{"view": [{"type": "staticText", "label": {"bind": "account.name"}}]}"#,
      [#"main.json:1:52: unknown context key "account""#]),
  ]

  /// State of an app that is wrong.
  static let stateApps: [WrongFile] = [
    WrongFile(
      "a file in a file",
      smallApp(#""files": {"a": "text", "a/b": 1, "": 2}"#),
      [
        #"app.json:1:149: "a" is a file, not a folder"#,
        #"app.json:1:159: the name "" is empty"#,
      ]),
    WrongFile(
      "accounts without a default",
      smallApp(#""accounts": {"states": {"a": {}}}"#),
      [#"app.json:1:138: the key "default" is missing"#]),
    WrongFile(
      "an unknown default account",
      smallApp(#""accounts": {"default": "plsu", "states": {"plus": {}}}"#),
      [#"app.json:1:150: unknown account "plsu"; the nearest is "plus""#]),
    WrongFile(
      "an account that asks for more than the launch",
      smallApp(
        #""accounts": {"default": "a", "states": {"a": {"when": "app.x == 1"}}}"#
      ),
      [#"app.json:1:180: unknown context key "app""#]),
    WrongFile(
      "an account chosen by what the launch does not know",
      smallApp(
        #""accounts": {"default": "a", "states": {"a": {"when": "enviroment.y == '1'"}}}"#),
      [#"app.json:1:180: unknown context key "enviroment"; the nearest is "environment""#]),
    WrongFile(
      "an account with a name of its own",
      smallApp(#""accounts": {"default": "a", "states": {"a": {"values": {"name": 1}}}}"#),
      [#"app.json:1:183: "name" is reserved: every account has its name there"#]),
    WrongFile(
      "toggles without features",
      smallApp(#""toggles": {}"#),
      [#"app.json:1:137: the key "features" is missing"#]),
    WrongFile(
      "a toggle that is a word",
      smallApp(#""toggles": {"features": {"a": "on"}}"#),
      ["app.json:1:156: expected true, false or a toggle, found a string"]),
    WrongFile(
      "a toggle with a comma",
      smallApp(#""toggles": {"features": {"a,b": true}}"#),
      [
        #"app.json:1:151: a toggle's name has at least one character and no comma, found "a,b""#
      ]),
    WrongFile(
      "one variable for two lists of toggles",
      smallApp(#""toggles": {"disabledVariable": "enabledToggles", "features": {}}"#),
      [#"app.json:1:158: the variable "enabledToggles" appears here twice"#]),
    WrongFile(
      "experiments of an unknown loader",
      smallApp(
        #""loaders": {"startup": {"latency": "1s"}}, "#
          + #""experiments": {"loader": "strtup", "values": {}}"#),
      [#"app.json:1:195: unknown loader "strtup"; the nearest is "startup""#]),
    WrongFile(
      "experiments whose loader brings nearly the same name",
      smallApp(
        #""loaders": {"startup": {"latency": "1s", "result": {"fix": 1, "other": 2}}}, "#
          + #""experiments": {"loader": "startup", "values": {"fixx": 0}}"#),
      [#"app.json:1:178: there is no experiment "fix"; the nearest is "fixx""#]),
    WrongFile(
      "a command that does nothing",
      smallApp(#""commands": {"go": {"parameters": {"a": "any"}}}"#),
      ["app.json:1:145: a command must raise an event or perform actions"]),
    WrongFile(
      "a command that every app has",
      smallApp(#""commands": {"openLink": {"actions": "pop"}}"#),
      [#"app.json:1:139: the name is reserved: every app has the command "openLink""#]),
    WrongFile(
      "an unknown kind of parameter",
      smallApp(#""commands": {"go": {"parameters": {"a": "integre"}, "actions": "pop"}}"#),
      [#"app.json:1:166: unknown kind of parameter "integre"; the nearest is "integer""#]),
    WrongFile(
      "a default of another kind",
      smallApp(
        #""commands": {"go": {"parameters": {"a": {"type": "integer", "default": "1"}}, "#
          + #""actions": "pop"}}"#),
      ["app.json:1:197: expected a whole number, found a string"]),
    WrongFile(
      "a command that assigns to a screen",
      smallApp(#""commands": {"go": {"actions": {"assign": {"x": "event.a"}}}}"#),
      [#"app.json:1:169: unknown context key "x""#]),
    WrongFile(
      "a command that opens an unknown screen",
      smallApp(#""commands": {"go": {"actions": {"push": "mian"}}}"#),
      [#"app.json:1:166: unknown screen "mian"; the nearest is "main""#]),
  ]
}
