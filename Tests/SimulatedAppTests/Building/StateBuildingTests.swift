import PredicateFormat
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Builders of an app's state")
struct StateBuildingTests {
  private static let file = """
    {
      "name": "Shop",
      "bundleIdentifier": "com.example.shop",
      "coordinator": { "default": "Main" },
      "coordinators": { "Main": { "root": "main" } },
      "loaders": { "startup": { "latency": "0" } },
      "defaults": { "seen": false },
      "keychain": { "token": null },
      "files": { "a.txt": "text" },
      "pasteboard": "promo",
      "accounts": {
        "default": "guest",
        "states": {
          "guest": {},
          "plus": { "when": "environment.plus == 'true'", "values": { "isPlus": true } }
        }
      },
      "toggles": { "features": { "cashback": { "info": { "percent": 1 } }, "plus": true } },
      "experiments": { "loader": "startup", "values": { "fix": false } },
      "commands": {
        "add": {
          "parameters": { "sku": "integer", "count": { "type": "integer", "default": 1 } },
          "event": "ADD",
          "actions": { "track": { "event": "add", "with": { "sku": "event.sku" } } }
        }
      }
    }

    """

  private static let built = AppDefinition(
    "Shop", bundleIdentifier: "com.example.shop", default: "Main"
  ) {
    Coordinator("Main", root: "main")
    Loader("startup", latency: .fixed(.zero))
    Kept(.defaults, "seen", false)
    Kept(.keychain, "token", nil)
    Kept(.files, "a.txt", "text")
    Kept(copied: "promo")
    Accounts(default: "guest") {
      Account("guest")
      Account("plus", when: "environment.plus == 'true'", ["isPlus": true])
    }
    FeatureToggle("cashback", info: ["percent": 1])
    FeatureToggle("plus", true)
    Experiments(from: "startup", ["fix": false])
    AppCommand(
      "add", Parameter("sku", .integer), Parameter("count", .integer, default: 1), raises: "ADD",
      do: .track("add", with: ["sku": "event.sku"]))
    Screen("main") {
      On(
        "ADD", do: .storeInKeychain("token", "'t'"), .writeFile("a.txt", "'b'"),
        .remove(.keychain, "token"), .remove(.pasteboard), .copy("words"), .track("added"))
    }
  }

  private static let screen = """
    {
      "on": {
        "ADD": {
          "actions": [
            { "storeInKeychain": { "token": "'t'" } },
            { "writeFile": { "a.txt": "'b'" } },
            { "remove": { "keychain": "token" } },
            { "remove": "pasteboard" },
            { "copy": "words" },
            { "track": "added" }
          ]
        }
      }
    }

    """

  @Test("make the app that the files hold")
  func reads() throws {
    let read = try AppFolderReader.read(
      AppFileSet(texts: ["app.json": Self.file, "main.json": Self.screen]))
    #expect(read == Self.built)
  }

  @Test("are written as these files")
  func writes() throws {
    let files = try AppFolder.files(of: Self.built)
    #expect(files.map(\.text) == [Self.file, Self.screen])
  }

  @Test("tell of values that no file can hold, with their places")
  func unwritable() {
    var app = Self.built
    app.keychain["token"] = .date(0)
    app.files["a.txt"] = .data([1])
    app.accounts?.accounts[1].values["isPlus"] = .real(.nan)
    app.toggles?.features[0].info = .date(1)
    app.experiments?.values["fix"] = .date(2)
    app.commands[0].parameters[1].standard = .date(3)
    let faults = #expect(throws: DefinitionFaults.self) { try AppFolder.files(of: app) }
    #expect(
      faults?.faults.map(\.description) == [
        "app.json: commands.add.parameters.count.default: expected a whole number, found a date",
        "app.json: keychain: a file cannot contain a date",
        "app.json: files: a file cannot contain data",
        "app.json: accounts.states.plus.values: a file cannot contain the number nan",
        "app.json: toggles.features.cashback.info: a file cannot contain a date",
        "app.json: experiments.values: a file cannot contain a date",
        "app.json: commands.add.parameters.count.default: a file cannot contain a date",
      ])
  }
}
