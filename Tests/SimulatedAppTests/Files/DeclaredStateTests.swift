import SimulatedApp
import Testing

@Suite("Declared state")
struct DeclaredStateTests {
  private static func app(_ state: String) -> String {
    """
    {"name": "A", "bundleIdentifier": "a.b", "coordinator": {"default": "Main"},
     "coordinators": {"Main": {"root": "main"}}, \(state)}
    """
  }

  private static func label(_ expression: String) -> String {
    #"{"view": [{"type": "staticText", "label": {"bind": "\#(expression)"}}]}"#
  }

  private static let accounts =
    #""accounts": {"default": "a", "states": {"a": {"values": {"isPlus": true}}}}"#
  private static let toggles = #""toggles": {"features": {"cashback": true, "cash-back": false}}"#
  private static let experiments =
    #""loaders": {"l": {"latency": "0"}}, "experiments": {"loader": "l", "values": {"fix": 1}}"#

  @Test(
    "is read under its names",
    arguments: [
      (accounts, "account.isPlus"), (accounts, "account.name"), (toggles, "toggles.cashback"),
      (toggles, "toggleInfo.cashback.percent"), (toggles, "toggles['cash-back']"),
      (experiments, "experiments.fix"), (#""keychain": {"token": null}"#, "keychain.token"),
      (#""files": {"Documents/a.json": {"n": 1}}"#, "files['Documents/a.json'].n"),
      (#""language": "en""#, "keychain.anything"),
    ])
  func known(state: String, expression: String) {
    #expect(
      SmallApp.faults(app: Self.app(state), main: Self.label(expression)) == [])
  }

  @Test(
    "is a fault under another name",
    arguments: [
      (
        accounts, "account.isPlsu",
        #"unknown value of the account "isPlsu"; the nearest is "isPlus""#
      ),
      (toggles, "toggles.cashbak", #"unknown toggle "cashbak"; the nearest is "cashback""#),
      (
        toggles, "toggleInfo.cashbak.x", #"unknown toggle "cashbak"; the nearest is "cashback""#
      ),
      (toggles, "toggles['x']", #"unknown toggle "x""#),
      (experiments, "experiments.fixx", #"unknown experiment "fixx"; the nearest is "fix""#),
      (
        #""keychain": {"token": null}"#, "keychain.tokn",
        #"unknown keychain item "tokn"; the nearest is "token""#
      ),
    ])
  func unknown(state: String, expression: String, words: String) {
    #expect(
      SmallApp.faults(app: Self.app(state), main: Self.label(expression))
        == ["main.json:1:52: " + words])
  }

  @Test(
    "that is settled at launch cannot be assigned",
    arguments: [
      (accounts, "account.isPlus", "account"), (toggles, "toggles.cashback", "toggles"),
      (toggles, "toggleInfo.cashback", "toggleInfo"),
      (experiments, "experiments.fix", "experiments"),
    ])
  func fixed(state: String, key: String, root: String) {
    let main = #"{"on": {"GO": {"actions": {"assign": {"\#(key)": "1"}}}}}"#
    #expect(
      SmallApp.faults(app: Self.app(state), main: main)
        == [#"main.json:1:39: "\#(root)" is fixed at launch and cannot be assigned"#])
  }

  @Test("names all items of the keychain where it names any")
  func keychain() {
    let main =
      #"{"on": {"GO": {"actions": [{"storeInKeychain": {"tokn": "1"}}, "#
      + #"{"remove": {"keychain": "toke"}}]}}}"#
    #expect(
      SmallApp.faults(app: Self.app(#""keychain": {"token": null}"#), main: main) == [
        #"main.json:1:49: unknown keychain item "tokn"; the nearest is "token""#,
        #"main.json:1:88: unknown keychain item "toke"; the nearest is "token""#,
      ])
  }

  @Test("of a screen's own context goes before it")
  func context() {
    let main =
      #"{"context": {"account": {"x": 1}}, "#
      + #""view": [{"type": "staticText", "label": {"bind": "account.x"}}]}"#
    #expect(SmallApp.faults(app: Self.app(Self.accounts), main: main) == [])
  }

  @Test("that cannot be read makes no faults elsewhere")
  func opaque() {
    #expect(
      SmallApp.faults(app: Self.app(#""accounts": 1"#), main: Self.label("account.x"))
        == [
          #"app.json:2:58: expected an object with the keys "default" and "states", found a number"#
        ])
  }
}
