import Testing

@testable import CommandLineTool

@Suite struct TerminalTests {
  @Test(
    arguments: [
      ([:], true), (["TERM": "xterm"], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true),
      (["CLICOLOR": "0"], false), (["TERM": "dumb"], false),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
    ] as [([String: String], Bool)])
  func `a terminal shows colour unless the environment says no`(
    environment: [String: String], isColoured: Bool
  ) {
    #expect(Terminal(isTerminal: true, environment: environment).showsColour == isColoured)
  }

  @Test func `a file has colour only by force, and never progress`() {
    #expect(Terminal(isTerminal: false, environment: [:]).showsColour == false)
    let forced = Terminal(isTerminal: false, environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.showsColour && !forced.redrawsLines)
  }

  @Test func `progress needs a terminal that can draw over a line`() {
    #expect(Terminal(isTerminal: true, environment: ["NO_COLOR": "1"]).redrawsLines)
    #expect(!Terminal(isTerminal: true, environment: ["TERM": "dumb"]).redrawsLines)
  }
}
