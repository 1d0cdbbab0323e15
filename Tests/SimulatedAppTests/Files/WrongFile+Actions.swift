extension WrongFile {
  /// Actions, loaders and names that are wrong.
  static let actions: [WrongFile] = [
    WrongFile(
      "an unknown action word",
      #"{"on": {"GO": {"actions": "popp"}}}"#,
      [#"main.json:1:27: unknown action "popp"; the nearest is "pop""#]),
    WrongFile(
      "an unknown action",
      #"{"on": {"GO": {"actions": {"psuh": "main"}}}}"#,
      [#"main.json:1:28: unknown key "psuh"; the nearest is "push""#]),
    WrongFile(
      "an action without a key",
      #"{"on": {"GO": {"actions": {}}}}"#,
      [
        "main.json:1:27: expected an action: an object with one key, or one of pop, "
          + "popToRoot, dismiss, savePassword, found an object with 0 keys"
      ]),
    WrongFile(
      "a draw of one number",
      #"{"context": {"n": 0}, "on": {"GO": {"actions": {"draw": {"key": "n", "below": 1}}}}}"#,
      ["main.json:1:79: expected a whole number from 2 to 1000000000, found 1"]),
    WrongFile(
      "a draw for an unknown key",
      #"{"context": {"code": 0}, "on": {"GO": {"actions": {"draw": {"key": "cod", "below": 9}}}}}"#,
      [#"main.json:1:68: unknown context key "cod"; the nearest is "code""#]),
    WrongFile(
      "an unknown resource",
      #"{"on": {"GO": {"actions": {"ask": "camra"}}}}"#,
      [#"main.json:1:35: unknown resource "camra"; the nearest is "camera""#]),
    WrongFile(
      "a resource that nothing asks for",
      #"{"on": {"GO": {"actions": {"ask": "keyboardNetwork"}}}}"#,
      [
        #"main.json:1:35: no app can ask for "keyboardNetwork": only Settings grants it"#
      ]),
    WrongFile(
      "an unknown screen",
      #"{"on": {"GO": {"actions": {"push": "mian"}}}}"#,
      [#"main.json:1:36: unknown screen "mian"; the nearest is "main""#]),
    WrongFile(
      "a screen outside the folder",
      #"{"on": {"GO": {"actions": {"push": "../main"}}}}"#,
      [#"main.json:1:36: the screen's name "../main" leads out of the folder"#]),
    WrongFile(
      "a presented screen without a name",
      #"{"on": {"GO": {"actions": {"present": {"style": "sheet"}}}}}"#,
      [#"main.json:1:39: the key "screen" is missing"#]),
    WrongFile(
      "an unknown style",
      #"{"on": {"GO": {"actions": {"present": {"screen": "main", "style": "shet"}}}}}"#,
      [#"main.json:1:67: unknown style "shet"; the nearest is "sheet""#]),
    WrongFile(
      "an unknown detent",
      #"{"on": {"GO": {"actions": {"present": {"screen": "main", "detents": ["lagre"]}}}}}"#,
      [#"main.json:1:70: unknown detent "lagre"; the nearest is "large""#]),
    WrongFile(
      "a detent that appears twice",
      #"{"on": {"GO": {"actions": {"present": {"screen": "main", "#
        + #""detents": ["large", "large"]}}}}}"#,
      [#"main.json:1:79: the detent "large" appears here twice"#]),
    WrongFile(
      "detents and a grabber of what covers all",
      #"{"on": {"GO": {"actions": {"present": {"screen": "main", "style": "fullScreen", "#
        + #""detents": ["large"], "grabber": true}}}}}"#,
      [
        "main.json:1:92: a full-screen presentation has no detents",
        "main.json:1:114: a full-screen presentation has no grabber",
      ]),
    WrongFile(
      "a condition over an unknown key",
      #"{"context": {"dirty": false}, "modal": "drity == TRUE"}"#,
      [#"main.json:1:40: unknown context key "drity"; the nearest is "dirty""#]),
    WrongFile(
      "a value for a key the other screen lacks",
      #"{"context": {"email": ""}, "on": {"GO": {"actions": {"push": {"screen": "main", "#
        + #""with": {"mail": "email"}}}}}}"#,
      [#"main.json:1:90: unknown context key "mail"; the nearest is "email""#]),
    WrongFile(
      "an assignment to an unknown key",
      #"{"context": {"count": 0}, "on": {"GO": {"actions": {"assign": {"cuont": "count + "#
        + #"1"}}}}}"#,
      [#"main.json:1:64: unknown context key "cuont"; the nearest is "count""#]),
    WrongFile(
      "an assignment to an unknown key of the app",
      #"{"on": {"GO": {"actions": {"assign": {"app.user": "1"}}}}}"#,
      [#"main.json:1:39: unknown context key "app.user""#]),
    WrongFile(
      "an assigned number",
      #"{"context": {"count": 0}, "on": {"GO": {"actions": {"assign": {"count": 1}}}}}"#,
      [
        #"main.json:1:73: expected an expression in a string, such as "email" or "count + 1", "#
          + "found a number"
      ]),
    WrongFile(
      "an expression that does not parse",
      #"{"context": {"count": 0}, "on": {"GO": {"actions": ["pop", {"assign": {"count": "#
        + #""count +"}}]}}}"#,
      ["main.json:1:89: the expression does not parse: expected an expression, found the end"]),
    WrongFile(
      "an unknown coordinator to start",
      #"{"on": {"GO": {"actions": {"start": "Mian"}}}}"#,
      [#"main.json:1:37: unknown coordinator "Mian"; the nearest is "Main""#]),
    WrongFile(
      "an unknown tab",
      #"{"on": {"GO": {"actions": {"selectTab": "home"}}}}"#,
      [#"main.json:1:41: unknown tab "home""#]),
    WrongFile(
      "an alert without buttons",
      #"{"on": {"GO": {"actions": {"alert": {"title": "Sure?", "buttons": []}}}}}"#,
      ["main.json:1:67: an alert needs at least one button"]),
    WrongFile(
      "a field of an action sheet",
      #"{"context": {"name": ""}, "on": {"GO": {"actions": {"alert": {"style": "actionSheet", "#
        + #""fields": [{"type": "textField", "binds": "name"}], "buttons": [{"label": "OK"}]}}}}}"#,
      ["main.json:1:98: an action sheet has no text fields"]),
    WrongFile(
      "a field of an alert that keeps nothing",
      #"{"on": {"GO": {"actions": {"alert": {"title": "Name", "#
        + #""fields": [{"type": "textField"}], "buttons": [{"label": "OK"}]}}}}}"#,
      [
        "main.json:1:66: a field of an alert must be a textField or a secureTextField with \"binds\""
      ]),
    WrongFile(
      "an alert without a title",
      #"{"on": {"GO": {"actions": {"alert": {"buttons": [{"label": "OK"}]}}}}}"#,
      [#"main.json:1:37: the key "title" is missing"#]),
    WrongFile(
      "an unknown style of an alert",
      #"{"on": {"GO": {"actions": {"alert": {"title": "A", "style": "actionShet", "#
        + #""buttons": [{"label": "OK"}]}}}}}"#,
      [#"main.json:1:61: unknown style "actionShet"; the nearest is "actionSheet""#]),
    WrongFile(
      "an unknown role of a button",
      #"{"on": {"GO": {"actions": {"alert": {"style": "actionSheet", "#
        + #""buttons": [{"label": "OK", "role": "cancle"}]}}}}}"#,
      [#"main.json:1:98: unknown role "cancle"; the nearest is "cancel""#]),
    WrongFile(
      "a role in a plain alert",
      #"{"on": {"GO": {"actions": {"alert": {"title": "A", "#
        + #""buttons": [{"label": "OK", "role": "cancel"}]}}}}}"#,
      ["main.json:1:88: only an action sheet has a button with a role"]),
    WrongFile(
      "two buttons that cancel",
      #"{"on": {"GO": {"actions": {"alert": {"style": "actionSheet", "buttons": "#
        + #"[{"label": "A", "role": "cancel"}, {"label": "B", "role": "cancel"}]}}}}}"#,
      ["main.json:1:131: an action sheet has at most one cancel button"]),
    WrongFile(
      "a paste that raises nothing",
      #"{"on": {"GO": {"actions": {"paste": ""}}}}"#,
      [#"main.json:1:37: expected an event's name that is not empty, found """#]),
    WrongFile(
      "a share without a text",
      #"{"on": {"GO": {"actions": {"share": {"event": "GO"}}}}}"#,
      [#"main.json:1:37: the key "text" is missing"#]),
    WrongFile(
      "a shared text from an unknown key",
      #"{"context": {"link": ""}, "on": {"GO": {"actions": {"share": {"text": "#
        + #"{"bind": "lnik"}}}}}}"#,
      [#"main.json:1:80: unknown context key "lnik"; the nearest is "link""#]),
    WrongFile(
      "a sign-in without a site",
      #"{"on": {"GO": {"actions": {"signIn": {"event": "GO"}}}}}"#,
      [#"main.json:1:38: the key "site" is missing"#]),
    WrongFile(
      "a site from an unknown key",
      #"{"context": {"link": ""}, "on": {"GO": {"actions": {"signIn": {"site": "#
        + #"{"bind": "lnik"}}}}}}"#,
      [#"main.json:1:81: unknown context key "lnik"; the nearest is "link""#]),
    WrongFile(
      "an event that is nearly one that is answered",
      #"{"view": [{"type": "button", "on": {"tap": "SUBMTI"}}], "on": {"SUBMIT": {}}}"#,
      [
        #"main.json:1:44: nothing on this screen handles the event "SUBMTI"; the nearest is "#
          + #""SUBMIT""#
      ]),
    WrongFile(
      "now in a guard",
      #"{"context": {"at": null}, "on": {"GO": {"guard": "now() > at", "actions": "pop"}}}"#,
      [
        #"main.json:1:50: "now()" has no value in an app; for what happens after "#
          + #"a time, use "after" of a state"#
      ]),
    WrongFile(
      "a variable without a value",
      #"{"context": {"a": []}, "title": {"bind": "SUBQUERY(a, $x, $x.b == $y).@count"}}"#,
      [#"main.json:1:42: nothing gives "$y" a value"#]),
    WrongFile(
      "focus on an unknown element",
      #"{"view": [{"type": "textField", "identifier": "email"}], "on": {"GO": {"actions": "#
        + #"{"focus": "emial"}}}}"#,
      [#"main.json:1:93: unknown identifier "emial"; the nearest is "email""#]),
    WrongFile(
      "focus on an element that appears twice",
      #"{"view": [{"type": "textField", "identifier": "email"}, {"type": "textField", "#
        + #""identifier": "email"}], "on": {"GO": {"actions": {"focus": "email"}}}}"#,
      [
        #"main.json:1:93: the identifier "email" appears twice; the keyboard's focus needs it "#
          + "to be unique"
      ]),
    WrongFile(
      "an unknown loader",
      #"{"states": {"a": {"invoke": {"src": "detials"}}}}"#,
      [#"main.json:1:37: unknown loader "detials"; the nearest is "details""#]),
    WrongFile(
      "an invocation without a loader",
      #"{"states": {"a": {"invoke": {"onDone": "a"}}}}"#,
      [#"main.json:1:29: the key "src" is missing"#]),
    WrongFile(
      "an unknown cancellation",
      #"{"states": {"a": {"invoke": {"src": "details", "cancel": "promt"}}}}"#,
      [#"main.json:1:58: unknown cancellation "promt"; the nearest is "prompt""#]),
    WrongFile(
      "too many retries",
      #"{"states": {"a": {"invoke": {"src": "details", "retry": {"count": 1000}}}}}"#,
      ["main.json:1:67: expected a number of retries from 0 to 100, found 1000"]),
    WrongFile(
      "two invocations of one name",
      #"{"states": {"a": {"invoke": [{"src": "details"}, {"src": "details"}]}}}"#,
      [#"main.json:1:50: the invocation "details" appears here twice"#]),
    WrongFile(
      "a binding to an unknown key",
      #"{"context": {"email": ""}, "view": [{"type": "textField", "binds": "emial"}]}"#,
      [#"main.json:1:68: unknown context key "emial"; the nearest is "email""#]),
    WrongFile(
      "words from an unknown key",
      #"{"context": {"email": ""}, "view": [{"type": "staticText", "label": {"bind": "#
        + #""mail"}}]}"#,
      [#"main.json:1:78: unknown context key "mail"; the nearest is "email""#]),
    WrongFile(
      "an unknown string",
      #"{"title": {"string": "login.title"}}"#,
      [#"main.json:1:22: unknown string key "login.title""#]),
    WrongFile(
      "a stand-in that is no descendant",
      #"{"view": [{"type": "other", "accessibilityElements": ["Titel"], "children": "#
        + #"[{"type": "staticText", "identifier": "Title"}]}]}"#,
      [#"main.json:1:55: unknown identifier "Titel"; the nearest is "Title""#]),
    WrongFile(
      "a stand-in that appears twice",
      #"{"view": [{"type": "other", "accessibilityElements": ["Title"], "children": "#
        + #"[{"type": "staticText", "identifier": "Title"}, {"type": "staticText", "#
        + #""identifier": "Title"}]}]}"#,
      [
        #"main.json:1:162: the identifier "Title" appears twice below the element whose "#
          + "accessibilityElements name it"
      ]),
  ]
}
