import Testing

@testable import SimulatedApp

/// A wrong file and all that is told of it.
struct WrongFile: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var faults: [String]

  init(_ name: String, _ text: String, _ faults: [String]) {
    self.name = name
    self.text = text
    self.faults = faults
  }

  var testDescription: String { name }

  /// Whether the text is an `app.json`; otherwise it is a screen.
  var isApp: Bool { wrongApps.contains { $0.name == name } }

  /// All of them.
  static let all = wrongTexts + wrongElements + wrongStates + wrongActions + wrongApps
}

// One row a fault: what is wrong, the file, the messages. A text does not break in the middle of a line.
// swift-format-ignore
private let wrongTexts: [WrongFile] = [
    WrongFile(
      "an empty file",
      "",
      ["main.json:1:1: expected an object, found the end of the file"]),
    WrongFile(
      "white space alone",
      "  \n ",
      ["main.json:2:2: expected an object, found the end of the file"]),
    WrongFile(
      "a list in place of an object",
      "[]",
      ["main.json:1:1: expected an object, found a list"]),
    WrongFile(
      "a truncated file",
      #"{"title": "Login", "view": ["#,
      ["main.json:1:29: expected a value, found the end of the file"]),
    WrongFile(
      "a truncated string",
      #"{"title": "Log"#,
      ["main.json:1:11: the string that begins here has no closing quote"]),
    WrongFile(
      "a comma after the last entry",
      "{\"title\": \"Login\",\n}",
      [#"main.json:2:1: expected a key after ",", found "}""#]),
    WrongFile(
      "a missing comma",
      "{\"title\": \"Login\"\n \"context\": {}}",
      [#"main.json:2:2: expected "," or "}", found a string"#]),
    WrongFile(
      "a missing colon",
      #"{"title" "Login"}"#,
      [#"main.json:1:10: expected ":" after the key "title", found a string"#]),
    WrongFile(
      "a key without quotes",
      #"{title: "Login"}"#,
      [#"main.json:1:2: expected a key in double quotes, found "title""#]),
    WrongFile(
      "a string in single quotes",
      #"{"title": 'Login'}"#,
      [#"main.json:1:11: expected a value, found "'""#]),
    WrongFile(
      "a comment",
      "{\n  // the title\n  \"title\": \"Login\"\n}",
      [#"main.json:2:3: expected a key in double quotes, found "/""#]),
    WrongFile(
      "text after the end",
      "{} {}",
      [#"main.json:1:4: expected the end of the file, found "{""#]),
    WrongFile(
      "a number with a leading zero",
      #"{"context": {"a": 01}}"#,
      ["main.json:1:19: expected a number such as 12, -0.5 or 1e3"]),
    WrongFile(
      "a number that ends in a point",
      #"{"context": {"a": 1.}}"#,
      ["main.json:1:19: expected a number such as 12, -0.5 or 1e3"]),
    WrongFile(
      "a number too large for a double",
      #"{"context": {"a": 1e999}}"#,
      ["main.json:1:19: the number is too large"]),
    WrongFile(
      "not a number",
      #"{"context": {"a": NaN}}"#,
      [#"main.json:1:19: expected a value, found "NaN""#]),
    WrongFile(
      "an unknown escape",
      #"{"title": "a\qb"}"#,
      [#"main.json:1:13: expected one of " \ / b f n r t u after \, found "qb""#]),
    WrongFile(
      "half a surrogate pair",
      #"{"title": "\ud83d"}"#,
      [
        #"main.json:1:12: expected a surrogate pair such as \ud83d\ude00, found half of one"#,
      ]),
    WrongFile(
      "an escape with too few digits",
      #"{"title": "\u12"}"#,
      [#"main.json:1:12: expected four hexadecimal digits after \u"#]),
    WrongFile(
      "a line feed inside a string",
      "{\"title\": \"Log\nin\"}",
      ["main.json:1:11: the string that begins here has no closing quote"]),
    WrongFile(
      "a tabulator inside a string",
      "{\"title\": \"Log\tin\"}",
      [
        #"main.json:1:15: expected an escape such as \t in place of a control character"#,
      ]),
    WrongFile(
      "the wrong bracket",
      #"{"view": [}"#,
      [#"main.json:1:11: expected a value, found "}""#]),
    WrongFile(
      "several faults in one file",
      #"{"title": , "context": {"a": tru}, "view": [1 2,]}"#,
      [
        #"main.json:1:11: expected a value, found ",""#,
        #"main.json:1:30: expected a value, found "tru""#,
        #"main.json:1:47: expected "," or "]", found "2""#,
        #"main.json:1:49: expected a value after ",", found "]""#,
      ]),
    WrongFile(
      "a key that stands twice",
      #"{"title": "A", "context": {}, "title": "B"}"#,
      [#"main.json:1:31: the key "title" stands here twice"#]),
    WrongFile(
      "a key that stands twice below",
      "{\"states\": {\"a\": {},\n\"a\": {}}}",
      [#"main.json:2:1: the key "a" stands here twice"#]),
]

// One row a fault: what is wrong, the file, the messages. A text does not break in the middle of a line.
// swift-format-ignore
private let wrongElements: [WrongFile] = [
    WrongFile(
      "an unknown key",
      #"{"titel": "Login"}"#,
      [#"main.json:1:2: unknown key "titel"; the nearest is "title""#]),
    WrongFile(
      "an unknown key that is like none",
      #"{"colour": "red"}"#,
      [#"main.json:1:2: unknown key "colour""#]),
    WrongFile(
      "a number for a title",
      #"{"title": 3}"#,
      [
        #"main.json:1:11: expected a string, {"bind": ...} or {"string": ...}, found a number"#,
      ]),
    WrongFile(
      "an object without its key for a title",
      #"{"title": {}}"#,
      [
        #"main.json:1:11: expected a string, {"bind": ...} or {"string": ...}, found an object with 0 keys"#,
      ]),
    WrongFile(
      "two keys for a text",
      #"{"title": {"bind": "a", "string": "b"}}"#,
      [
        #"main.json:1:11: expected a string, {"bind": ...} or {"string": ...}, found an object with 2 keys"#,
      ]),
    WrongFile(
      "an object for a list of elements",
      #"{"view": {"type": "button"}}"#,
      ["main.json:1:10: expected a list of elements, found an object"]),
    WrongFile(
      "an element that is a string",
      #"{"view": ["button"]}"#,
      [
        #"main.json:1:11: expected an element: an object with the key "type", found a string"#,
      ]),
    WrongFile(
      "an element without a type",
      #"{"view": [{"label": "OK"}]}"#,
      [#"main.json:1:11: the key "type" is missing"#]),
    WrongFile(
      "an unknown element type",
      #"{"view": [{"type": "buton"}]}"#,
      [#"main.json:1:20: unknown element type "buton"; the nearest is "button""#]),
    WrongFile(
      "an element type in Apple's printed form",
      #"{"view": [{"type": "StaticText"}]}"#,
      [
        #"main.json:1:20: unknown element type "StaticText"; the nearest is "staticText""#,
      ]),
    WrongFile(
      "an unknown key of an element",
      #"{"view": [{"type": "button", "identifer": "OK"}]}"#,
      [#"main.json:1:30: unknown key "identifer"; the nearest is "identifier""#]),
    WrongFile(
      "an unknown trait",
      #"{"view": [{"type": "other", "traits": ["buton", "link"]}]}"#,
      [#"main.json:1:40: unknown trait "buton"; the nearest is "button""#]),
    WrongFile(
      "an unknown gesture",
      #"{"view": [{"type": "button", "on": {"tapp": "GO"}}]}"#,
      [#"main.json:1:37: unknown gesture "tapp"; the nearest is "tap""#]),
    WrongFile(
      "an unknown layout",
      #"{"view": [{"type": "other", "layout": "vertcal"}]}"#,
      [#"main.json:1:39: unknown layout "vertcal"; the nearest is "vertical""#]),
    WrongFile(
      "a number for a condition",
      #"{"view": [{"type": "button", "enabled": 1}]}"#,
      ["main.json:1:41: expected true, false or a predicate, found a number"]),
    WrongFile(
      "an opacity out of range",
      #"{"view": [{"type": "button", "alpha": 1.5}]}"#,
      ["main.json:1:39: expected an opacity from 0 to 1, found 1.5"]),
    WrongFile(
      "a negative width",
      #"{"view": [{"type": "button", "size": {"width": -1}}]}"#,
      ["main.json:1:48: expected a width in points, found -1"]),
    WrongFile(
      "an unknown key of a size",
      #"{"view": [{"type": "button", "size": {"hight": 10}}]}"#,
      [#"main.json:1:39: unknown key "hight"; the nearest is "height""#]),
    WrongFile(
      "a name for items without a list",
      #"{"view": [{"type": "cell", "as": "row"}]}"#,
      [#"main.json:1:34: "as" has no meaning without "forEach""#]),
    WrongFile(
      "a context that is a list",
      #"{"context": ["email"]}"#,
      ["main.json:1:13: expected an object of values, found a list"]),
]

// One row a fault: what is wrong, the file, the messages. A text does not break in the middle of a line.
// swift-format-ignore
private let wrongStates: [WrongFile] = [
    WrongFile(
      "a missing state",
      #"{"initial": "idle", "states": {"idle": {"on": {"SUBMIT": "lodaing"}}, "loading": {}}}"#,
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
      "no states at all",
      #"{"states": {}}"#,
      ["main.json:1:12: expected an object of states, found an empty one"]),
    WrongFile(
      "a state with a point in its name",
      #"{"states": {"a.b": {}}}"#,
      [
        #"main.json:1:13: a state's name has at least one character and no point, found "a.b""#,
      ]),
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
        "main.json:1:35: expected a state's name, a transition or a list of them, found a number",
      ]),
    WrongFile(
      "an empty target",
      #"{"states": {"idle": {"on": {"GO": ""}}}}"#,
      [
        "main.json:1:35: expected a state's name, a transition or a list of them, found an empty string",
      ]),
    WrongFile(
      "an unknown key of a transition",
      #"{"states": {"idle": {"on": {"GO": {"tagret": "idle"}}}}}"#,
      [#"main.json:1:36: unknown key "tagret"; the nearest is "target""#]),
    WrongFile(
      "states that enter each other without time passing",
      #"{"initial": "a", "states": {"a": {"after": {"0": "b"}}, "b": {"entry": {"raise": "BACK"}, "on": {"BACK": "a"}}}}"#,
      ["main.json:1:34: states enter each other without time passing: a -> b -> a"]),
    WrongFile(
      "a state that enters itself without time passing",
      #"{"states": {"a": {"after": {"0": "a"}}}}"#,
      ["main.json:1:18: states enter each other without time passing: a -> a"]),
    WrongFile(
      "a guard that does not parse",
      #"{"states": {"a": {"on": {"GO": {"target": "a", "guard": "count >"}}}}}"#,
      [
        "main.json:1:65: the predicate does not parse: expected an expression, found the end",
      ]),
    WrongFile(
      "a guard with an unknown operator",
      #"{"context": {"count": 0}, "on": {"GO": [{"guard": "count == 1 ADN count == 2"}]}}"#,
      [
        #"main.json:1:63: the predicate does not parse: expected AND, OR or the end, found "ADN"; the nearest is "AND""#,
      ]),
    WrongFile(
      "a guard with an escape before its fault",
      #"{"context": {"c": 0}, "on": {"GO": {"guard": "c == \"\u00e9\" AND AND"}}}"#,
      [
        #"main.json:1:67: the predicate does not parse: expected an expression, found "AND""#,
      ]),
    WrongFile(
      "a guard with a placeholder",
      #"{"context": {"c": 0}, "on": {"GO": {"guard": "c == %@"}}}"#,
      [
        "main.json:1:52: the predicate does not parse: expected argument 1 for %@, found 0 arguments",
      ]),
    WrongFile(
      "an empty guard",
      #"{"on": {"GO": {"guard": ""}}}"#,
      ["main.json:1:25: expected a predicate in a string, found an empty string"]),
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
        #"main.json:1:39: expected a duration such as "2s" or an object with the name of a law, found a number"#,
      ]),
    WrongFile(
      "a transition beside a list of transitions",
      #"{"states": {"a": {"after": [{"delay": "1s", "target": "a", "transitions": []}]}}}"#,
      [#"main.json:1:55: "target" cannot stand beside "transitions""#]),
]

// One row a fault: what is wrong, the file, the messages. A text does not break in the middle of a line.
// swift-format-ignore
private let wrongActions: [WrongFile] = [
    WrongFile(
      "an unknown action word",
      #"{"on": {"GO": {"actions": "popp"}}}"#,
      [#"main.json:1:27: unknown action "popp"; the nearest is "pop""#]),
    WrongFile(
      "an unknown action",
      #"{"on": {"GO": {"actions": {"psuh": "main"}}}}"#,
      [#"main.json:1:28: unknown key "psuh"; the nearest is "push""#]),
    WrongFile(
      "an action with two keys",
      #"{"on": {"GO": {"actions": {"push": "main", "crash": "x"}}}}"#,
      [
        "main.json:1:27: expected an action: an object with one key, or one of pop, popToRoot, dismiss, found an object with 2 keys",
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
      "a value for a key the other screen lacks",
      #"{"context": {"email": ""}, "on": {"GO": {"actions": {"push": {"screen": "main", "with": {"mail": "email"}}}}}}"#,
      [#"main.json:1:90: unknown context key "mail"; the nearest is "email""#]),
    WrongFile(
      "an assignment to an unknown key",
      #"{"context": {"count": 0}, "on": {"GO": {"actions": {"assign": {"cuont": "count + 1"}}}}}"#,
      [#"main.json:1:64: unknown context key "cuont"; the nearest is "count""#]),
    WrongFile(
      "an assignment to an unknown key of the app",
      #"{"on": {"GO": {"actions": {"assign": {"app.user": "1"}}}}}"#,
      [#"main.json:1:39: unknown context key "app.user""#]),
    WrongFile(
      "an assigned number",
      #"{"context": {"count": 0}, "on": {"GO": {"actions": {"assign": {"count": 1}}}}}"#,
      [
        #"main.json:1:73: expected an expression in a string, such as "email" or "count + 1", found a number"#,
      ]),
    WrongFile(
      "an expression that does not parse",
      #"{"context": {"count": 0}, "on": {"GO": {"actions": ["pop", {"assign": {"count": "count +"}}]}}}"#,
      [
        "main.json:1:89: the expression does not parse: expected an expression, found the end",
      ]),
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
      "an alert without a title",
      #"{"on": {"GO": {"actions": {"alert": {"buttons": [{"label": "OK"}]}}}}}"#,
      [#"main.json:1:37: the key "title" is missing"#]),
    WrongFile(
      "an event that is nearly one that is answered",
      #"{"view": [{"type": "button", "on": {"tap": "SUBMTI"}}], "on": {"SUBMIT": {}}}"#,
      [
        #"main.json:1:44: nothing on this screen answers the event "SUBMTI"; the nearest is "SUBMIT""#,
      ]),
    WrongFile(
      "focus on an unknown element",
      #"{"view": [{"type": "textField", "identifier": "email"}], "on": {"GO": {"actions": {"focus": "emial"}}}}"#,
      [#"main.json:1:93: unknown identifier "emial"; the nearest is "email""#]),
    WrongFile(
      "focus on an element that stands twice",
      #"{"view": [{"type": "textField", "identifier": "email"}, {"type": "textField", "identifier": "email"}], "on": {"GO": {"actions": {"focus": "email"}}}}"#,
      [
        #"main.json:1:93: the identifier "email" stands twice; the keyboard's focus needs it once"#,
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
      [#"main.json:1:50: the invocation "details" stands here twice"#]),
    WrongFile(
      "a binding to an unknown key",
      #"{"context": {"email": ""}, "view": [{"type": "textField", "binds": "emial"}]}"#,
      [#"main.json:1:68: unknown context key "emial"; the nearest is "email""#]),
    WrongFile(
      "words from an unknown key",
      #"{"context": {"email": ""}, "view": [{"type": "staticText", "label": {"bind": "mail"}}]}"#,
      [#"main.json:1:78: unknown context key "mail"; the nearest is "email""#]),
    WrongFile(
      "an unknown string",
      #"{"title": {"string": "login.title"}}"#,
      [#"main.json:1:22: unknown string key "login.title""#]),
    WrongFile(
      "a stand-in that is no descendant",
      #"{"view": [{"type": "other", "accessibilityElements": ["Titel"], "children": [{"type": "staticText", "identifier": "Title"}]}]}"#,
      [#"main.json:1:55: unknown identifier "Titel"; the nearest is "Title""#]),
    WrongFile(
      "a stand-in that stands twice",
      #"{"view": [{"type": "other", "accessibilityElements": ["Title"], "children": [{"type": "staticText", "identifier": "Title"}, {"type": "staticText", "identifier": "Title"}]}]}"#,
      [
        #"main.json:1:162: the identifier "Title" stands twice below the element whose accessibilityElements name it"#,
      ]),
]

// One row a fault: what is wrong, the file, the messages. A text does not break in the middle of a line.
// swift-format-ignore
private let wrongApps: [WrongFile] = [
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
        #"app.json:1:1: the key "coordinators" is missing"#,
        #"app.json:1:1: the key "coordinator" is missing"#,
      ]),
    WrongFile(
      "an unknown default coordinator",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Mian"}, "coordinators": {"Main": {"root": "main"}}}"#,
      [#"app.json:1:73: unknown coordinator "Mian"; the nearest is "Main""#]),
    WrongFile(
      "a missing default coordinator",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {}, "coordinators": {"Main": {"root": "main"}}}"#,
      [#"app.json:1:61: the key "default" is missing"#]),
    WrongFile(
      "an unknown first screen",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "mian"}}}"#,
      [#"app.json:1:116: unknown screen "mian"; the nearest is "main""#]),
    WrongFile(
      "a first screen outside the folder",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "../secret"}}}"#,
      [#"app.json:1:116: the screen's name "../secret" leads out of the folder"#]),
    WrongFile(
      "a marker that the first screen lacks",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main", "marker": "MainView"}}}"#,
      [#"app.json:1:134: the screen "main" shows no element "MainView""#]),
    WrongFile(
      "an unknown container",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main", "container": "tab"}}}"#,
      [#"app.json:1:137: unknown container "tab"; the nearest is "tabs""#]),
    WrongFile(
      "tabs without a tab bar",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main", "tabs": []}}}"#,
      [#"app.json:1:132: "tabs" needs the container "tabs""#]),
    WrongFile(
      "a tab bar without tabs",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"container": "tabs", "tabs": []}}}"#,
      ["app.json:1:137: a tab bar needs at least one tab"]),
    WrongFile(
      "a tab with an unknown screen",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"container": "tabs", "tabs": [{"label": "Main", "root": "main"}, {"label": "More", "root": "moer"}]}}}"#,
      [#"app.json:1:199: unknown screen "moer""#]),
    WrongFile(
      "an unknown device",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "device": "iPhone 51"}"#,
      [#"app.json:1:136: unknown device "iPhone 51"; the nearest is "iPhone 15""#]),
    WrongFile(
      "a failure rate above one",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "loaders": {"details": {"latency": "2s", "failureRate": 1.5}}}"#,
      ["app.json:1:182: expected a failure rate from 0 to 1, found 1.5"]),
    WrongFile(
      "a loader without a latency",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "loaders": {"details": {}}}"#,
      [#"app.json:1:149: the key "latency" is missing"#]),
    WrongFile(
      "an unknown law",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "loaders": {"details": {"latency": {"unifrom": ["1s", "2s"]}}}}"#,
      [#"app.json:1:162: unknown key "unifrom"; the nearest is "uniform""#]),
    WrongFile(
      "a range the wrong way round",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "loaders": {"details": {"latency": {"uniform": ["2s", "1s"]}}}}"#,
      [
        "app.json:1:161: a latency cannot lie between 2.000 s and 1.000 s: the range is reversed",
      ]),
    WrongFile(
      "a range of three",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "loaders": {"details": {"latency": {"uniform": ["1s", "2s", "3s"]}}}}"#,
      ["app.json:1:173: expected a list of two durations, found 3"]),
    WrongFile(
      "a negative sigma",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "loaders": {"details": {"latency": {"logNormal": {"median": "1s", "sigma": -1}}}}}"#,
      [
        "app.json:1:161: a latency's sigma must be a finite number, zero or more: -1.0",
      ]),
    WrongFile(
      "a law without samples",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "loaders": {"details": {"latency": {"empirical": []}}}}"#,
      ["app.json:1:161: an empirical latency needs at least one sample"]),
    WrongFile(
      "a mixture whose weights are zero",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "loaders": {"details": {"latency": {"mixture": [{"weight": 0, "latency": "1s"}]}}}}"#,
      [
        "app.json:1:161: the weights of a mixture must add up to a finite number above zero: 0.0",
      ]),
    WrongFile(
      "a link without a scheme",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "deepLinks": [{"pattern": "item/{id}"}]}"#,
      [
        #"app.json:1:152: expected a link such as "sample://item/{id}", found "item/{id}""#,
      ]),
    WrongFile(
      "a link with an open brace",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "deepLinks": [{"pattern": "sample://item/{id"}]}"#,
      [
        #"app.json:1:152: expected a link such as "sample://item/{id}", found "sample://item/{id""#,
      ]),
    WrongFile(
      "a link to an unknown screen",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "deepLinks": [{"pattern": "sample://item", "push": ["mian"]}]}"#,
      [#"app.json:1:178: unknown screen "mian"; the nearest is "main""#]),
    WrongFile(
      "a link whose value no screen takes",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "deepLinks": [{"pattern": "sample://item/{id}", "push": ["main"]}]}"#,
      [#"app.json:1:152: unknown context key "id""#]),
    WrongFile(
      "a language without strings",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "strings": {"ja": {"ok": "OK"}}, "language": "jp"}"#,
      [#"app.json:1:171: unknown language "jp"; the nearest is "ja""#]),
    WrongFile(
      "a string that is a number",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main"}}, "strings": {"en": {"ok": 1}}}"#,
      ["app.json:1:151: expected a string, found a number"]),
    WrongFile(
      "an expression with a key of no context",
      #"{"name": "Small", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"}, "coordinators": {"Main": {"root": "main", "with": {"email": "emial"}}}}"#,
      [
        #"app.json:1:133: unknown context key "email""#,
        #"app.json:1:142: unknown context key "emial""#,
      ]),
]

@Suite("Wrong files")
struct WrongFilesTests {
  @Test("Files that are not JSON", arguments: wrongTexts)
  func textsTold(_ wrong: WrongFile) {
    #expect(SmallApp.faults(main: wrong.text) == wrong.faults)
  }

  @Test("Wrong keys and elements", arguments: wrongElements)
  func elementsTold(_ wrong: WrongFile) {
    #expect(SmallApp.faults(main: wrong.text) == wrong.faults)
  }

  @Test("Wrong states and guards", arguments: wrongStates)
  func statesTold(_ wrong: WrongFile) {
    #expect(SmallApp.faults(main: wrong.text) == wrong.faults)
  }

  @Test("Wrong actions and names", arguments: wrongActions)
  func actionsTold(_ wrong: WrongFile) {
    #expect(SmallApp.faults(main: wrong.text) == wrong.faults)
  }

  @Test("Wrong app files", arguments: wrongApps)
  func appsTold(_ wrong: WrongFile) {
    #expect(SmallApp.faults(app: wrong.text) == wrong.faults)
  }
}
