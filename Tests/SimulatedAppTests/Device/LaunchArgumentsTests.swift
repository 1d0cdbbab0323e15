import PredicateFormat
import SimulatedApp
import Testing

@Suite("Launch arguments")
struct LaunchArgumentsTests {
  @Test(
    "keys and values are read as the argument domain reads them",
    arguments: [
      ([], [:]),
      (["-a", "1"], ["a": "1"]),
      (["-a", "1", "-b", "2"], ["a": "1", "b": "2"]),
      (["-a", "1", "-a", "2"], ["a": "2"]),
      (["-a"], [:]),
      (["-bare", "-a", "1"], ["a": "1"]),
      (["-a", "-1"], ["a": "-1"]),
      (["-a", "-1.5e3"], ["a": "-1.5e3"]),
      (["-a", "-"], ["a": "-"]),
      (["word", "-a", "1", "word"], ["a": "1"]),
      (["-", "-a", "1"], ["a": "1"]),
      (["--a", "1"], ["-a": "1"]),
      (["-a", ""], ["a": ""]),
      (["", "-a", "два"], ["a": "два"]),
    ] as [([String], [String: String])])
  func pairs(arguments: [String], values: [String: String]) {
    #expect(LaunchArguments(arguments).values == values)
    #expect(LaunchArguments(arguments).all == arguments)
  }

  @Test(
    "values are typed for expressions",
    arguments: [
      ("7", .integer(7)), ("-7", .integer(-7)), ("1.5", .real(1.5)), ("YES", .bool(true)),
      ("NO", .bool(false)), ("true", .bool(true)), ("false", .bool(false)),
      ("word", .string("word")),
      ("nan", .string("nan")), ("inf", .string("inf")), ("", .string("")),
      ("99999999999999999999", .real(1e20)),
    ] as [(String, FormatValue)])
  func typed(text: String, value: FormatValue) {
    #expect(LaunchArguments(["-key", text]).typed == ["key": value])
  }

  @Test(
    "the first language that the app has words for is chosen",
    arguments: [
      ("(ru)", "ru"), ("(fr, ru)", "ru"), ("(ru-RU)", "ru"), ("(\"de\", \"ru\")", "de"),
      ("ru", "ru"),
      ("(fr)", nil), ("()", nil), ("(pt_BR, de)", "pt_BR"), ("(en, ru)", "en"),
      ("(en-GB, ru)", "en"),
    ] as [(String, String?)])
  func languages(list: String, language: String?) {
    let arguments = LaunchArguments(["-AppleLanguages", list])
    #expect(arguments.language(among: ["de", "pt_BR", "ru"], own: "en") == language)
  }

  @Test("without the argument no language is asked for")
  func noLanguage() {
    #expect(LaunchArguments(["-a", "1"]).language(among: ["ru"], own: nil) == nil)
  }
}
