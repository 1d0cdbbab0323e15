extension WrongFile {
  /// Texts that are not JSON.
  static let texts: [WrongFile] = [
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
      [#"main.json:1:12: expected a surrogate pair such as \ud83d\ude00, found half of one"#]),
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
      [#"main.json:1:15: expected an escape such as \t in place of a control character"#]),
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
      "a key that appears twice",
      #"{"title": "A", "context": {}, "title": "B"}"#,
      [#"main.json:1:31: the key "title" appears here twice"#]),
    WrongFile(
      "a key that appears twice below",
      "{\"states\": {\"a\": {},\n\"a\": {}}}",
      [#"main.json:2:1: the key "a" appears here twice"#]),
  ]
}
