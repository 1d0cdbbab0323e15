import Testing

@testable import AppTools

/// What a launch begins with decides which guards hold.
@Suite("Changed starts")
struct StartChangesTests {
  private static func app(
    member: String = "environment.member == 'yes'", isSignedIn: String = "true",
    isLocked: String = "false", tries: String = "0", opened: String = "help",
    key: String = "isLocked"
  ) throws -> WrittenApp {
    let main = """
      { "context": { "tries": \(tries), "words": "A" },
        "on": { "GO": { "guard": "tries < 3 AND app.\(key) == FALSE", "push": "help" } },
        "view": [{ "button#go": { "bind": "words" }, "tap": "GO" }] }
      """
    return try WrittenApp(
      ["main": main, "help": #"{ "view": ["Help"] }"#, "more": #"{ "view": ["More"] }"#],
      members: """
        , "context": { "\(key)": \(isLocked), "color": "red" },
        "accounts": { "default": "nobody", "states": {
          "nobody": { "values": { "isSignedIn": false } },
          "member": { "when": "\(member)", "values": { "isSignedIn": \(isSignedIn) } } } },
        "commands": { "show": { "actions": { "push": "\(opened)" } } }
        """)
  }

  /// The first difference from the usual app, which is a regression.
  private static func line(_ new: WrittenApp) throws -> String {
    let differences = try new.differences(from: app())
    #expect(differences.isRegression)
    return String(differences.text.split(separator: "\n")[1])
  }

  @Test func `the condition of an account`() throws {
    let line =
      "  app.json:5:13: accounts.states.member when environment.member == \"yes\", isSignedIn = true"
      + " is now when environment.membre == \"yes\", isSignedIn = true"
    #expect(try Self.line(Self.app(member: "environment.membre == 'yes'")) == line)
  }

  @Test func `the values of an account`() throws {
    #expect(
      try Self.line(Self.app(isSignedIn: "false")).hasSuffix(
        "isSignedIn = true is now when environment.member == \"yes\", isSignedIn = false"))
  }

  @Test func `what a command opens`() throws {
    #expect(
      try Self.line(Self.app(opened: "more"))
        == "  app.json:6:23: commands.show push help is now push more")
  }

  @Test func `a value that a guard reads, of the app or of a screen`() throws {
    #expect(
      try Self.line(Self.app(isLocked: "true"))
        == "  app.json:2:76: context.isLocked false is now true")
    #expect(
      try Self.line(Self.app(tries: "3"))
        == "  main.json:1:25: main: context.tries 0 is now 3")
  }

  @Test func `a value that a condition of an element reads`() throws {
    let apps = try ["false", "true"].map { isLocked in
      try WrittenApp(
        [
          "main":
            #"{ "view": [{ "button": "Go", "hidden": "app.isLocked == TRUE", "tap": { "push": "help" } }] }"#,
          "help": #"{ "view": ["Help"] }"#,
        ], members: #", "context": { "isLocked": \#(isLocked) }"#)
    }
    let differences = apps[1].differences(from: apps[0])
    #expect(differences.isRegression)
    #expect(differences.text.contains("app.json:2:76: context.isLocked false is now true"))
  }

  @Test func `the stubs that answer`() throws {
    let apps = try ["Full", "Empty"].map { name in
      try WrittenApp(
        [
          "main": "{}", "Stubs/Full/rules": #"{ "rules": [] }"#,
          "Stubs/Empty/rules": #"{ "rules": [] }"#,
        ],
        members: #", "stubs": { "default": ["\#(name)"] }"#)
    }
    let differences = apps[1].differences(from: apps[0])
    #expect(differences.isRegression)
    #expect(differences.text.contains("app.json:2:73: stubs.default Full is now Empty"))
  }

  @Test func `not the same value with another name`() throws {
    let differences = try Self.app(key: "isClosed").differences(from: Self.app())
    #expect(!differences.isRegression)
  }

  @Test func `not what no guard reads, and not against a file without starts`() throws {
    let (old, new) = try (Self.app(), Self.app(isLocked: "true", tries: "3"))
    var saved = SavedRoutes(old.definition)
    #expect(saved.starts?["context.color"] == nil)
    let starts = /,\s*"starts": \{[^}]*\}/
    saved = try SavedRoutes(
      reading: Array(saved.json.replacing(starts, with: "").utf8), file: "old")
    #expect(saved.starts == nil)
    #expect(RouteDifferences(from: saved, to: SavedRoutes(new.definition)).changes.isEmpty)
  }
}
