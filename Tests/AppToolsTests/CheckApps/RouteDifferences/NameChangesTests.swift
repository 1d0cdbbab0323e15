import SimulatedApp
import Testing

@testable import AppTools

/// Keys, items and loaders with other names are told and fail nothing; anything else still does.
@Suite("Renamed keys, items and loaders")
struct NameChangesTests {
  private static func screen(
    key: String = "agrees", bound: String = "agrees", guarded: String = "agrees",
    identifier: String = "agree", more: String = ""
  ) -> String {
    """
    { "context": { "\(key)": false\(more) },
      "view": [
        { "switch#\(identifier)": "I agree", "binds": "\(bound)" },
        { "button#go": "Go", "enabled": "\(guarded) == TRUE",
          "tap": { "guard": "\(guarded) == TRUE", "push": "help" } }] }
    """
  }

  private static func differences(
    _ old: String, _ new: String, members: (String, String) = ("", ""),
    help: (String, String) = (#"{ "view": ["Help"] }"#, #"{ "view": ["Help"] }"#)
  ) throws -> RouteDifferences {
    let before = try WrittenApp(["main": old, "help": help.0], members: members.0)
    return try WrittenApp(["main": new, "help": help.1], members: members.1)
      .differences(from: before)
  }

  @Test func `a key with another name`() throws {
    let new = Self.screen(key: "accepts", bound: "accepts", guarded: "accepts")
    let differences = try Self.differences(Self.screen(), new)
    #expect(
      differences.text == """
        Changed:
          main.json:1:27: name agrees of screen main is now accepts
        0 regressions, 1 other change.
        """)
  }

  @Test func `a guard that reads another key is a regression, also beside a new name`() throws {
    let other = Self.screen(guarded: "other", more: #", "other": false"#)
    #expect(try Self.differences(Self.screen(more: #", "other": false"#), other).isRegression)
    // The switch sets one new key and the guard reads the other.
    let split = Self.screen(
      key: "accepts", bound: "other", guarded: "accepts", more: #", "other": false"#)
    #expect(try Self.differences(Self.screen(), split).isRegression)
  }

  @Test func `the identifier of an element is no name of a key`() throws {
    let old = Self.screen().replacing("button#go", with: "button#agrees")
    let new = Self.screen(key: "accepts", bound: "accepts", guarded: "accepts")
      .replacing("button#go", with: "button#accepts")
    #expect(try Self.differences(old, new).isRegression)
  }

  @Test func `the name of an item, which a screen with that name gets`() throws {
    let screen = { (item: String) in
      """
      { "context": { "notes": ["a"] },
        "view": [{ "cell": { "bind": "\(item)" }, "forEach": "notes", "as": "\(item)",
                   "tap": { "push": { "screen": "help", "with": { "help": "\(item)" } } } }] }
      """
    }
    let help = #"{ "context": { "help": "" }, "view": [{ "staticText": { "bind": "help" } }] }"#
    let differences = try Self.differences(
      screen("help"), screen("note"), help: (help, help))
    #expect(differences.changes == [.nameChanged(screen: "main", old: "help", new: "note")])
  }

  @Test func `a key that another screen fills`() throws {
    let main = { (key: String) in
      """
      { "view": [{ "button": "Go",
                   "tap": { "push": { "screen": "help", "with": { "\(key)": "'1'" } } } }] }
      """
    }
    let help = { (key: String) in
      "{ \"context\": { \"\(key)\": \"\" }, \"view\": [{ \"staticText\": { \"bind\": \"\(key)\" } }] }"
    }
    let plain = try Self.differences(main("id"), main("number"), help: (help("id"), help("number")))
    #expect(plain.changes == [.nameChanged(screen: "help", old: "id", new: "number")])
  }

  @Test func `a loader with another name, and one with another request`() throws {
    let main = { (loader: String) in
      """
      { "initial": "loading", "states": {
          "loading": { "invoke": { "src": "\(loader)", "onDone": "shown", "onError": "shown" } },
          "shown": { "view": ["Shown"] } } }
      """
    }
    let loader = { (name: String, latency: String) in
      #", "loaders": { "\#(name)": { "latency": "\#(latency)", "failureRate": 0.5 } }"#
    }
    let renamed = try Self.differences(
      main("news"), main("feed"), members: (loader("news", "1s"), loader("feed", "1s")))
    #expect(renamed.changes == [.loaderRenamed(old: "news", new: "feed")])
    #expect(renamed.places.map { $0?.description } == ["app.json:2:72"])
    let other = try Self.differences(
      main("news"), main("feed"), members: (loader("news", "1s"), loader("feed", "2s")))
    #expect(other.isRegression)
  }

  @Test func `a key that all screens share`() throws {
    let main = { (key: String) in
      """
      { "view": [
          { "staticText": { "bind": "'app.visits: ' + app.\(key)" } },
          { "button#go": "Go", "enabled": "app.\(key) < 9",
            "tap": { "guard": "app.\(key) < 3", "assign": { "app.\(key)": "app.\(key) + 1" },
                     "push": "help" } }] }
      """
    }
    let context = { (key: String) in #", "context": { "\#(key)": 0, "other": 0 }"# }
    let renamed = try Self.differences(
      main("visits"), main("times"), members: (context("visits"), context("times")))
    #expect(
      renamed.text == """
        Changed:
          app.json:2:73: app.visits is now app.times
        0 regressions, 1 other change.
        """)
    let other = try Self.differences(
      main("visits"), main("other"), members: (context("visits"), context("visits")))
    #expect(other.isRegression)
    let help = #"{ "view": [{ "staticText": { "bind": "app.other" } }] }"#
    let split = try Self.differences(
      main("visits"), main("times"), members: (context("visits"), context("times")),
      help: (help.replacing("other", with: "visits"), help))
    #expect(split.isRegression)
  }

  @Test func `names survive a file, and older files have none`() throws {
    let old = try WrittenApp(["main": Self.screen(), "help": #"{ "view": ["Help"] }"#])
    let saved = SavedRoutes(old.definition)
    let read = try SavedRoutesTests.read(saved.json)
    #expect(read == saved)
    #expect(read.names?["main"]?.keys.sorted() == ["agrees"])
    #expect(read.names?[ScreenNames.shared] == [:])
  }
}
