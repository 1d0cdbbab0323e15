import SimulatedApp
import Testing

@Suite("Wrong files")
struct WrongFilesTests {
  @Test("are told word for word", arguments: WrongFile.all)
  func told(_ wrong: WrongFile) {
    let faults =
      wrong.isApp ? SmallApp.faults(app: wrong.text) : SmallApp.faults(main: wrong.text)
    #expect(faults == wrong.faults)
  }

  @Test(
    "are none where the system or another event passes a key like that of a tap",
    arguments: [
      #""on": {"PICK": {"assign": {"a": "event.text"}}, "ASK": {"paste": "PICK"}}"#,
      #""on": {"PICK": {"assign": {"a": "event.word"}}, "SAY": {"raise": "PICK"}}"#,
    ])
  func passed(_ events: String) {
    let cell = #"{"type": "cell", "on": {"tap": {"event": "PICK", "data": {"texts": "1"}}}}"#
    let raising = ["ASK", "SAY"].filter(events.contains).map {
      #"{"type": "button", "on": {"tap": {"event": "\#($0)", "data": {"word": "2"}}}}"#
    }
    let view = ([cell] + raising).joined(separator: ", ")
    #expect(SmallApp.faults(main: #"{"context": {"a": ""}, \#(events), "view": [\#(view)]}"#) == [])
  }

  @Test("have names of their own")
  func names() { #expect(Set(WrongFile.all.map(\.name)).count == WrongFile.all.count) }
}
