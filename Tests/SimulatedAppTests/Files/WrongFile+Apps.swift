extension WrongFile {
  /// Wrong texts of `app.json`.
  static let apps: [WrongFile] = [
    WrongFile(
      "an app file that is empty",
      "",
      ["app.json:1:1: expected an object, found the end of the file"]),
    WrongFile(
      "an app without coordinators",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}}"#,
      [#"app.json:1:1: the key "coordinators" is missing"#]),
    WrongFile(
      "an app with nothing",
      "{}",
      [
        #"app.json:1:1: the key "name" is missing"#,
        #"app.json:1:1: the key "bundleIdentifier" is missing"#,
        #"app.json:1:1: the key "coordinator" is missing"#,
        #"app.json:1:1: the key "coordinators" is missing"#,
      ]),
    WrongFile(
      "an unknown default coordinator",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Mian"}, "#
        + #""coordinators": {"Main": {"root": "main"}}}"#,
      [#"app.json:1:73: unknown coordinator "Mian"; the nearest is "Main""#]),
    WrongFile(
      "a badge over an unknown key",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""context": {"unread": 1}, "coordinators": {"Main": {"container": "tabs", "tabs": "#
        + #"[{"label": "A", "badge": {"bind": "app.unraed"}, "root": "main"}]}}}"#,
      [#"app.json:1:197: unknown context key "app.unraed"; the nearest is "app.unread""#]),
    WrongFile(
      "an unknown plural form",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""strings": {"en": {"a": {"oen": "x", "other": "y"}}}, "#
        + #""coordinators": {"Main": {"root": "main"}}}"#,
      [#"app.json:1:107: unknown plural form "oen"; the nearest is "one""#]),
    WrongFile(
      "a plural without its last form",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""strings": {"en": {"a": {"one": "x"}}}, "#
        + #""coordinators": {"Main": {"root": "main"}}}"#,
      [#"app.json:1:106: the plural "a" lacks the form "other""#]),
    WrongFile(
      "a missing default coordinator",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {}, "coordinators": "#
        + #"{"Main": {"root": "main"}}}"#,
      [#"app.json:1:61: the key "default" is missing"#]),
    WrongFile(
      "an unknown first screen",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""coordinators": {"Main": {"root": "mian"}}}"#,
      [#"app.json:1:116: unknown screen "mian"; the nearest is "main""#]),
    WrongFile(
      "a first screen outside the folder",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""coordinators": {"Main": {"root": "../secret"}}}"#,
      [#"app.json:1:116: the screen's name "../secret" leads out of the folder"#]),
    WrongFile(
      "a marker that the first screen lacks",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""coordinators": {"Main": {"root": "main", "marker": "MainView"}}}"#,
      [#"app.json:1:134: the screen "main" shows no element "MainView""#]),
    WrongFile(
      "an unknown container",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""coordinators": {"Main": {"root": "main", "container": "tab"}}}"#,
      [#"app.json:1:137: unknown container "tab"; the nearest is "tabs""#]),
    WrongFile(
      "tabs without a tab bar",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""coordinators": {"Main": {"root": "main", "tabs": []}}}"#,
      [#"app.json:1:132: "tabs" needs the container "tabs""#]),
    WrongFile(
      "a tab bar without tabs",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""coordinators": {"Main": {"container": "tabs", "tabs": []}}}"#,
      ["app.json:1:137: a tab bar needs at least one tab"]),
    WrongFile(
      "a tab with an unknown screen",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""coordinators": {"Main": {"container": "tabs", "tabs": [{"label": "Main", "root": "#
        + #""main"}, {"label": "More", "root": "moer"}]}}}"#,
      [#"app.json:1:199: unknown screen "moer""#]),
    WrongFile(
      "an unknown device",
      smallApp(#""device": "iPhone 51""#),
      [#"app.json:1:136: unknown device "iPhone 51"; the nearest is "iPhone 15""#]),
    WrongFile(
      "a device that is too small",
      smallApp(#""device": "199x4000""#),
      [
        #"app.json:1:136: unknown device "199x4000": a size such as 414x896 has sides of 200 to "#
          + "4000 points"
      ]),
    WrongFile(
      "a failure rate above one",
      smallApp(#""loaders": {"details": {"latency": "2s", "failureRate": 1.5}}"#),
      ["app.json:1:182: expected a failure rate from 0 to 1, found 1.5"]),
    WrongFile(
      "a loader without a latency",
      smallApp(#""loaders": {"details": {}}"#),
      [#"app.json:1:149: the key "latency" is missing"#]),
    WrongFile(
      "an unknown law",
      smallApp(#""loaders": {"details": {"latency": {"unifrom": ["1s", "2s"]}}}"#),
      [#"app.json:1:162: unknown key "unifrom"; the nearest is "uniform""#]),
    WrongFile(
      "a range the wrong way round",
      smallApp(#""loaders": {"details": {"latency": {"uniform": ["2s", "1s"]}}}"#),
      [
        "app.json:1:161: a latency cannot lie between 2.000 s and 1.000 s: the range is "
          + "reversed"
      ]),
    WrongFile(
      "a range of three",
      smallApp(#""loaders": {"details": {"latency": {"uniform": ["1s", "2s", "3s"]}}}"#),
      ["app.json:1:173: expected a list of two durations, found 3"]),
    WrongFile(
      "a negative sigma",
      smallApp(
        #""loaders": {"details": {"latency": {"logNormal": {"median": "1s", "sigma": -1}}}}"#),
      ["app.json:1:161: a latency's sigma must be a finite number, zero or more: -1.0"]),
    WrongFile(
      "a law without samples",
      smallApp(#""loaders": {"details": {"latency": {"empirical": []}}}"#),
      ["app.json:1:161: an empirical latency needs at least one sample"]),
    WrongFile(
      "a mixture whose weights are zero",
      smallApp(
        #""loaders": {"details": {"latency": {"mixture": [{"weight": 0, "latency": "1s"}]}}}"#),
      [
        "app.json:1:161: the weights of a mixture must add up to a finite number above zero: "
          + "0.0"
      ]),
    WrongFile(
      "a link without a scheme",
      smallApp(#""deepLinks": [{"pattern": "item/{id}"}]"#),
      [#"app.json:1:152: expected a link such as "sample://item/{id}", found "item/{id}""#]),
    WrongFile(
      "a link with an open brace",
      smallApp(#""deepLinks": [{"pattern": "sample://item/{id"}]"#),
      [
        #"app.json:1:152: expected a link such as "sample://item/{id}", found "#
          + #""sample://item/{id""#
      ]),
    WrongFile(
      "a link to an unknown screen",
      smallApp(#""deepLinks": [{"pattern": "sample://item", "push": ["mian"]}]"#),
      [#"app.json:1:178: unknown screen "mian"; the nearest is "main""#]),
    WrongFile(
      "a link whose value no screen takes",
      smallApp(#""deepLinks": [{"pattern": "sample://item/{id}", "push": ["main"]}]"#),
      [#"app.json:1:152: unknown context key "id""#]),
    WrongFile(
      "a language without strings",
      smallApp(#""strings": {"ja": {"ok": "OK"}}, "language": "jp""#),
      [#"app.json:1:171: unknown language "jp"; the nearest is "ja""#]),
    WrongFile(
      "a string that is a number",
      smallApp(#""strings": {"en": {"ok": 1}}"#),
      ["app.json:1:151: expected a string, found a number"]),
    WrongFile(
      "an expression with a key of no context",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
        + #""coordinators": {"Main": {"root": "main", "with": {"email": "emial"}}}}"#,
      [
        #"app.json:1:133: unknown context key "email""#,
        #"app.json:1:142: unknown context key "emial""#,
      ]),
  ]

  /// The smallest app with more keys after its own.
  static func smallApp(_ more: String) -> String {
    #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "#
      + #""coordinators": {"Main": {"root": "main"}}, "# + more + "}"
  }
}
