extension WrongFile {
  /// States, transitions and guards that are wrong.
  static let states: [WrongFile] = [
    WrongFile(
      "a missing state",
      #"{"initial": "idle", "states": {"idle": {"on": {"SUBMIT": "lodaing"}}, "loading": "#
        + "{}}}",
      [#"main.json:1:58: unknown state "lodaing"; the nearest is "loading""#]),
    WrongFile(
      "an initial state that is missing",
      #"{"states": {"idle": {}, "loading": {}}}"#,
      [#"main.json:1:1: the key "initial" is missing"#]),
    WrongFile(
      "an unknown initial state",
      #"{"initial": "idel", "states": {"idle": {}, "loading": {}}}"#,
      [#"main.json:1:13: unknown state "idel"; the nearest is "idle""#]),
    WrongFile(
      "an unknown initial state below",
      #"{"states": {"form": {"initial": "emty", "states": {"empty": {}, "full": {}}}}}"#,
      [#"main.json:1:33: unknown state "emty"; the nearest is "empty""#]),
    WrongFile(
      "components whose states are no object",
      #"{"include": "load", "states": {"idle": {}}}"#,
      ["main.json:1:13: expected an object of components and their values, found a string"]),
    WrongFile(
      "a form whose key edits nothing",
      #"{"form": {"name": ""}, "view": []}"#,
      [#"main.json:1:19: expected the key that it edits that is not empty, found """#]),
    WrongFile(
      "no states at all",
      #"{"states": {}}"#,
      ["main.json:1:12: expected an object of states, found an empty one"]),
    WrongFile(
      "a state with a point in its name",
      #"{"states": {"a.b": {}}}"#,
      [#"main.json:1:13: a state's name has at least one character and no dot, found "a.b""#]),
    WrongFile(
      "an unknown key of a state",
      #"{"states": {"idle": {"enter": "pop"}}}"#,
      [#"main.json:1:22: unknown key "enter"; the nearest is "entry""#]),
    WrongFile(
      "a misspelt key that hides states",
      #"{"initial": "idle", "staets": {"idle": {"on": {"GO": "done"}}, "done": {}}}"#,
      [#"main.json:1:21: unknown key "staets"; the nearest is "states""#]),
    WrongFile(
      "a target that is a number",
      #"{"states": {"idle": {"on": {"GO": 1}}}}"#,
      [
        "main.json:1:35: expected a state's name, a transition or a list of them, found a "
          + "number"
      ]),
    WrongFile(
      "an empty target",
      #"{"states": {"idle": {"on": {"GO": ""}}}}"#,
      [
        "main.json:1:35: expected a state's name, a transition or a list of them that is not "
          + #"empty, found """#
      ]),
    WrongFile(
      "an unknown key of a transition",
      #"{"states": {"idle": {"on": {"GO": {"tagret": "idle"}}}}}"#,
      [#"main.json:1:36: unknown key "tagret"; the nearest is "target""#]),
    WrongFile(
      "states that enter each other without time passing",
      #"{"initial": "a", "states": {"a": {"after": {"0": "b"}}, "b": {"entry": {"raise": "#
        + #""BACK"}, "on": {"BACK": "a"}}}}"#,
      ["main.json:1:34: states enter each other without time passing: a -> b -> a"]),
    WrongFile(
      "events that raise each other without end",
      #"{"on": {"A": {"actions": {"raise": "B"}}, "B": {"actions": {"raise": "A"}}}}"#,
      ["main.json:1:14: events raise each other without time passing: A -> B -> A"]),
    WrongFile(
      "an event of an inner state that raises itself",
      #"{"states": {"a": {"states": {"b": {"on": {"A": {"actions": {"raise": "A"}}}}}}}}"#,
      ["main.json:1:48: events raise each other without time passing: A -> A"]),
    WrongFile(
      "a state that enters itself without time passing",
      #"{"states": {"a": {"after": {"0": "a"}}}}"#,
      ["main.json:1:18: states enter each other without time passing: a -> a"]),
    WrongFile(
      "a guard that does not parse",
      #"{"states": {"a": {"on": {"GO": {"target": "a", "guard": "count >"}}}}}"#,
      ["main.json:1:65: the predicate does not parse: expected an expression, found the end"]),
    WrongFile(
      "a guard with an unknown operator",
      #"{"context": {"count": 0}, "on": {"GO": [{"guard": "count == 1 ADN count == 2"}]}}"#,
      [
        "main.json:1:63: the predicate does not parse: expected AND, OR or the end, found "
          + #""ADN"; the nearest is "AND""#
      ]),
    WrongFile(
      "a guard with an escape before its fault",
      #"{"context": {"c": 0}, "on": {"GO": {"guard": "c == \"\u00e9\" AND AND"}}}"#,
      [#"main.json:1:67: the predicate does not parse: expected an expression, found "AND""#]),
    WrongFile(
      "a guard with a placeholder",
      #"{"context": {"c": 0}, "on": {"GO": {"guard": "c == %@"}}}"#,
      [
        "main.json:1:52: the predicate does not parse: expected argument 1 for %@, found 0 "
          + "arguments"
      ]),
    WrongFile(
      "an empty guard",
      #"{"on": {"GO": {"guard": ""}}}"#,
      [#"main.json:1:25: expected a predicate in a string that is not empty, found """#]),
    WrongFile(
      "a guard over an unknown context key",
      #"{"context": {"email": ""}, "on": {"GO": {"guard": "emial.length > 0"}}}"#,
      [#"main.json:1:51: unknown context key "emial"; the nearest is "email""#]),
    WrongFile(
      "a duration without a unit",
      #"{"states": {"a": {"after": {"2": "a"}}}}"#,
      [#"main.json:1:29: expected a duration such as "2s" or "250ms", found "2""#]),
    WrongFile(
      "a negative duration",
      #"{"states": {"a": {"after": {"-2s": "a"}}}}"#,
      [#"main.json:1:29: a duration cannot be negative, found "-2s""#]),
    WrongFile(
      "a duration that is a number",
      #"{"states": {"a": {"after": [{"delay": 2}]}}}"#,
      [
        #"main.json:1:39: expected a duration such as "2s" or an object with the name of a "#
          + "distribution, found a number"
      ]),
    WrongFile(
      "a transition beside a list of transitions",
      #"{"states": {"a": {"after": [{"delay": "1s", "target": "a", "transitions": []}]}}}"#,
      [#"main.json:1:55: "target" cannot be used with "transitions""#]),
  ]
}
