import ServedSessions
import SimulatedApp
import TestWriting
import Testing
import VirtualTime

@testable import AppTools

/// A line of the interactive app, read as a command.
@Suite struct InstructionTests {
  @Test(
    "each command is read",
    arguments: [
      ("tap 3", Instruction.gesture(.tap, on: "3")),
      ("tap Try Again", .gesture(.tap, on: "Try Again")),
      (#"double "a  b""#, .gesture(.doubleTap, on: "a  b")),
      ("press row", .gesture(.longPress, on: "row")),
      ("swipe up", .gesture(.swipeUp, on: "")),
      ("swipe left 2", .gesture(.swipeLeft, on: "2")),
      ("type some text", .act(.type("some text", into: .focused))),
      (#"fill "my field" some text"#, .fill(field: "my field", text: "some text")),
      ("return", .act(.type("\n", into: .focused))),
      ("wait", .act(.advanceToNextEvent)),
      ("wait 2s", .act(.advance(.seconds(2)))),
      ("advance 1.5", .act(.advance(.milliseconds(1_500)))),
      ("advance 500ms", .act(.advance(.milliseconds(500)))),
      ("back", .back),
      ("launch", .launch(coordinator: nil, arguments: [])),
      ("launch Home -a 1", .launch(coordinator: "Home", arguments: ["-a", "1"])),
      ("launch -a 1", .launch(coordinator: nil, arguments: ["-a", "1"])),
      ("link a://b", .act(.open(link: "a://b"))),
      ("rotate left", .act(.turn(.landscapeLeft))),
      ("fail signIn", .act(.fail(loader: "signIn"))),
      ("device dark", .act(.device(.show(.dark)))),
      ("answer Don't Allow", .act(.answerAlert(button: "Don't Allow"))),
      ("answer", .act(.answerAlert(button: nil))),
      ("seed 17", .seed(17)),
      ("branch 2s", .branch(.seconds(2))),
      ("session s1", .session("s1")),
      ("find a b", .find("a b")),
      ("", .show),
      ("  undo ", .undo),
      ("quit", .quit),
    ])
  func isRead(line: String, instruction: Instruction) throws {
    #expect(try Instruction(line) == instruction)
  }

  @Test(
    "what cannot be read is told in a sentence",
    arguments: [
      ("tpa 3", #"There is no command "tpa"; the nearest is "tap"."#),
      ("frobnicate", #"There is no command "frobnicate"."#),
      ("tap", "'tap' needs an element."),
      ("type", "'type' needs a text."),
      ("fill 1", "'fill' needs a field and a text."),
      ("swipe north", "'swipe' needs up, down, left or right."),
      ("wait long", "'long' is not a time, such as 2s or 500ms."),
      ("wait -1s", "'-1s' is not a time, such as 2s or 500ms."),
      ("wait nan", "'nan' is not a time, such as 2s or 500ms."),
      ("device drak", #"There is no action on the device "drak"; the nearest is "dark"."#),
      ("rotate", "'rotate' needs portrait, left, right or down."),
      ("seed x", "'seed' needs a whole number."),
      ("back now", "'back' takes no arguments."),
      (#"tap "a"#, "A quotation mark is not closed."),
    ])
  func faultsAreTold(line: String, words: String) {
    let fault = #expect(throws: SessionFault.self) { try Instruction(line) }

    #expect(fault?.message == words)
  }

  @Test func aLineHasALimit() {
    let line = "type " + String(repeating: "a", count: Instruction.lengthLimit)

    let fault = #expect(throws: SessionFault.self) { try Instruction(line) }

    #expect(fault?.message == "The line is longer than 4096 bytes, the limit.")
  }

  @Test("help names every command", arguments: Instruction.names)
  func helpIsWhole(name: String) {
    let words = InstructionHelp.text.split { !$0.isLetter }.map(String.init)

    #expect(words.contains(name) || name == "advance")
  }
}
