extension WrongFile {
  /// Keys, types and elements that are wrong.
  static let elements: [WrongFile] = [
    WrongFile(
      "an unknown format of a text",
      #"{"title": {"bind": "'a'", "format": "nubmer"}}"#,
      [#"main.json:1:37: unknown format "nubmer"; the nearest is "number""#]),
    WrongFile(
      "arguments that are no object",
      #"{"title": {"string": "a", "with": ["b"]}}"#,
      [
        "main.json:1:22: unknown string key \"a\"",
        "main.json:1:35: expected an object of expressions, found a list",
      ]),
    WrongFile(
      "a misspelt key of a text in a short form",
      #"{"view": [{"staticText#a": {"bnd": "state"}}, {"cell": {"indexPaht": "c"}}]}"#,
      [
        #"main.json:1:29: unknown key "bnd"; the nearest is "bind""#,
        #"main.json:1:56: the key "indexPath" is missing"#,
        #"main.json:1:57: unknown key "indexPaht"; the nearest is "indexPath""#,
      ]),
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
      [#"main.json:1:11: expected a string, {"bind": ...} or {"string": ...}, found a number"#]),
    WrongFile(
      "an object without its key for a title",
      #"{"title": {}}"#,
      [
        #"main.json:1:11: expected a string, {"bind": ...} or {"string": ...}, found an "#
          + "object with 0 keys"
      ]),
    WrongFile(
      "two keys for a text",
      #"{"title": {"bind": "a", "string": "b"}}"#,
      [
        #"main.json:1:11: expected a string, {"bind": ...} or {"string": ...}, found an "#
          + "object with 2 keys"
      ]),
    WrongFile(
      "an object for a list of elements",
      #"{"view": {"type": "button"}}"#,
      ["main.json:1:10: expected a list of elements, found an object"]),
    WrongFile(
      "an element that is a number",
      #"{"view": [3]}"#,
      [#"main.json:1:11: expected an element: an object with the key "type", found a number"#]),
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
      [#"main.json:1:20: unknown element type "StaticText"; the nearest is "staticText""#]),
    WrongFile(
      "an unknown key of an element",
      #"{"view": [{"type": "button", "identifer": "OK"}]}"#,
      [#"main.json:1:30: unknown key "identifer"; the nearest is "identifier""#]),
    WrongFile(
      "a value beside a bound key",
      #"{"context": {"a": ""}, "view": [{"type": "textField", "binds": "a", "value": "b"}]}"#,
      [#"main.json:1:78: "value" cannot be used with "binds", whose key has the value"#]),
    WrongFile(
      "a misspelt key of an item",
      #"{"context": {"a": [{"title": "b"}]}, "view": [{"type": "cell", "forEach": "a", "#
        + #""label": {"bind": "item.titel"}, "value": {"bind": "item.price"}}]}"#,
      [#"main.json:1:98: no item has the key "titel"; the nearest is "title""#]),
    WrongFile(
      "a misspelt key of an item in an item",
      #"{"context": {"a": [{"b": [{"title": "c"}]}]}, "view": [{"type": "cell", "forEach": "a", "#
        + #""as": "row", "children": [{"type": "button", "forEach": "row.b", "#
        + #""label": {"bind": "item.tilte"}}]}]}"#,
      [#"main.json:1:172: no item has the key "tilte"; the nearest is "title""#]),
    WrongFile(
      "a misspelt key of an item in a subquery",
      #"{"context": {"a": [{"title": "b"}]}, "view": [{"type": "cell", "#
        + #""label": {"bind": "SUBQUERY(a, $x, $x.titel == 'b' OR $x.price > 1).@count"}}]}"#,
      [#"main.json:1:82: no item has the key "titel"; the nearest is "title""#]),
    WrongFile(
      "a method that no value has",
      #"{"context": {"a": ["b"]}, "view": [{"type": "cell", "#
        + #""label": {"bind": "FUNCTION(a, 'objectAtIndx:', 0)"}}]}"#,
      [#"main.json:1:71: FUNCTION has no method "objectAtIndx:"; the nearest is "objectAtIndex:""#]),
    WrongFile(
      "a misspelt key of what a tap passes",
      #"{"context": {"a": ""}, "on": {"PICK": {"assign": {"a": "event.wrod + event.time"}}}, "#
        + #""view": [{"type": "cell", "on": {"tap": {"event": "PICK", "data": {"word": "1"}}}}]}"#,
      [#"main.json:1:56: no gesture passes the key "wrod"; the nearest is "word""#]),
    WrongFile(
      "a tap on an element that is not in the tree",
      #"{"on": {"GO": {}}, "view": [{"type": "other", "isAccessibilityElement": false, "#
        + #""on": {"tap": "GO"}}]}"#,
      [
        #"main.json:1:86: no touch reaches this element, which "isAccessibilityElement" takes out "#
          + "of the tree"
      ]),
    WrongFile(
      "a tap inside an accessibility element",
      #"{"on": {"GO": {}}, "view": [{"type": "cell", "isAccessibilityElement": true, "#
        + #""children": [{"type": "button", "on": {"tap": "GO"}}]}]}"#,
      [
        #"main.json:1:116: no touch reaches this element, which "isAccessibilityElement" takes out "#
          + "of the tree"
      ]),
    WrongFile(
      "an unknown trait",
      #"{"view": [{"type": "other", "traits": ["buton", "link"]}]}"#,
      [#"main.json:1:40: unknown trait "buton"; the nearest is "button""#]),
    WrongFile(
      "a colour by its name",
      #"{"view": [{"type": "button", "colors": {"text": "red"}}]}"#,
      [##"main.json:1:49: expected a colour such as "#1D4B54", found "red""##]),
    WrongFile(
      "letters without a size",
      #"{"view": [{"type": "button", "font": {"size": 0}}]}"#,
      ["main.json:1:47: expected a size from 1 to 1000 points, found 0"]),
    WrongFile(
      "an unknown keyboard and a length of nothing",
      #"{"view": [{"type": "textField", "typing": {"keyboard": "emial", "maxLength": 0}}]}"#,
      [
        #"main.json:1:56: unknown keyboard "emial"; the nearest is "email""#,
        "main.json:1:78: expected a number of characters, found 0",
      ]),
    WrongFile(
      "typing into what takes no text",
      #"{"view": [{"type": "button", "typing": {}}]}"#,
      [#"main.json:1:40: "typing" has no effect in a button"#]),
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
      [#"main.json:1:34: "as" has no effect without "forEach""#]),
    WrongFile(
      "items in any order without a list",
      #"{"view": [{"type": "cell", "unordered": true}]}"#,
      [#"main.json:1:41: "unordered" has no effect without "forEach""#]),
    WrongFile(
      "a context that is a list",
      #"{"context": ["email"]}"#,
      ["main.json:1:13: expected an object of values, found a list"]),
    WrongFile(
      "an unknown answer to a scroll",
      #"{"view": [{"type": "button", "scrollTo": "fail"}]}"#,
      [#"main.json:1:42: unknown answer "fail"; the nearest is "fails""#]),
    WrongFile(
      "a movement without a duration",
      #"{"view": [{"type": "button", "animation": {"from": {"x": 1}}}]}"#,
      [#"main.json:1:43: the key "duration" is missing"#]),
    WrongFile(
      "a movement that comes from nowhere near",
      #"{"view": [{"type": "button", "animation": {"duration": "1s", "from": {"x": 1e9}}}]}"#,
      ["main.json:1:76: expected a distance in points, found 1000000000"]),
    WrongFile(
      "a state that is idle by a word",
      #"{"states": {"a": {"idle": "no"}}}"#,
      ["main.json:1:27: expected true or false, found a string"]),
    WrongFile(
      "a busy main thread without a duration",
      #"{"on": {"GO": {"actions": {"busy": "ever"}}}}"#,
      [#"main.json:1:36: expected a duration such as "2s" or "250ms", found "ever""#]),
  ]
}
