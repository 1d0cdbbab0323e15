import AppModel

extension WrongFile {
  /// Sections, choices and index paths that are wrong.
  static let containers: [WrongFile] = [
    WrongFile(
      "an unknown answer to which cells are made",
      #"{"view": [{"type": "table", "realises": "visibel"}]}"#,
      [#"main.json:1:41: unknown answer "visibel"; the nearest is "visible""#]),
    WrongFile(
      "cells of what does not scroll",
      #"{"view": [{"type": "button", "realises": "all"}]}"#,
      [#"main.json:1:42: "realises" has no effect in a button"#]),
    WrongFile(
      "more columns than there can be",
      #"{"view": [{"type": "table", "columns": \#(ContainerDefinition.columnLimit + 1)}]}"#,
      ["main.json:1:40: expected a number of columns from 1 to 100, found 101"]),
    WrongFile(
      "columns of what is side by side",
      #"{"view": [{"type": "table", "layout": "horizontal", "columns": 2}]}"#,
      [#"main.json:1:64: "columns" has an effect only if the layout is "vertical""#]),
    WrongFile(
      "an unknown key of a section",
      #"{"view": [{"type": "table", "sections": [{"row": []}]}]}"#,
      [#"main.json:1:43: unknown key "row"; the nearest is "rows""#]),
    WrongFile(
      "a name for the items of a section that is not repeated",
      #"{"view": [{"type": "table", "sections": [{"as": "group"}]}]}"#,
      [#"main.json:1:49: "as" has no effect without "forEach""#]),
    WrongFile(
      "a row's place where there are no sections",
      #"{"view": [{"type": "cell", "label": {"bind": "row"}}]}"#,
      [#"main.json:1:46: unknown context key "row""#]),
    WrongFile(
      "an index path where there are no sections",
      #"{"view": [{"type": "cell", "identifier": {"indexPath": "cell"}}]}"#,
      [#"main.json:1:56: an index path needs "sections" around it"#]),
    WrongFile(
      "an index path that begins with nothing",
      #"{"view": [{"type": "cell", "identifier": {"indexPath": ""}}]}"#,
      [
        #"main.json:1:56: expected the beginning of an identifier that is not empty, found """#
      ]),
    WrongFile(
      "an index path in an index path",
      #"{"view": [{"type": "table", "sections": [{"rows": [{"type": "cell", "identifier": "#
        + #"{"indexPath": "a", "unique": {"indexPath": "b"}}}]}]}]}"#,
      [#"main.json:1:113: unknown key "indexPath""#]),
    WrongFile(
      "an unknown name in what is unique",
      #"{"context": {"items": []}, "view": [{"type": "table", "sections": [{"rows": "#
        + #"[{"type": "cell", "forEach": "items", "identifier": "#
        + #"{"indexPath": "a", "unique": {"bind": "itme.id"}}}]}]}]}"#,
      [#"main.json:1:167: unknown context key "itme"; the nearest is "item""#]),
    WrongFile(
      "no cases",
      #"{"view": [{"cases": []}]}"#,
      ["main.json:1:21: expected a list of cases, found an empty one"]),
    WrongFile(
      "a choice with a type",
      #"{"view": [{"type": "cell", "cases": [{"show": {"type": "cell"}}]}]}"#,
      [#"main.json:1:12: unknown key "type""#]),
    WrongFile(
      "a case without an element",
      #"{"view": [{"cases": [{"when": "TRUE"}]}]}"#,
      [#"main.json:1:22: the key "show" is missing"#]),
    WrongFile(
      "a case that is never come to",
      #"{"view": [{"cases": [{"show": {"type": "cell"}}, {"show": {"type": "cell"}}]}]}"#,
      ["main.json:1:22: no case after this one is ever shown"]),
    WrongFile(
      "a case that repeats",
      #"{"context": {"a": []}, "view": [{"cases": [{"show": {"type": "cell", "forEach": "a"}}]}]}"#,
      [
        #"main.json:1:81: a case shows one element; put "forEach" on the choice itself"#
      ]),
    WrongFile(
      "a case under a predicate that does not parse",
      #"{"view": [{"cases": [{"when": "a ==", "show": {"type": "cell"}}]}]}"#,
      [
        "main.json:1:36: the predicate does not parse: expected an expression, found the end"
      ]),
    WrongFile(
      "a root that is a choice",
      #"{"root": {"cases": [{"show": {"type": "cell"}}]}}"#,
      ["main.json:1:10: the root of a screen cannot be a choice"]),
  ]
}
