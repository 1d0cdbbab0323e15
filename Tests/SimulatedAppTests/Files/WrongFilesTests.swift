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

  @Test(
    "are told for a misspelt key of an item that a loader brings",
    arguments: [
      ("event.data", #"[{"title": "Emma"}]"#, true),
      ("event.data.books", #"{"books": [{"title": "Emma"}]}"#, true),
      ("event.data.books", #"[{"title": "Emma"}]"#, false),
      ("event.data", #"[{"titles": "Emma"}, {"titel": "Emma"}]"#, false),
      ("event.data", #"["Emma"]"#, false),
    ])
  func brought(_ read: String, _ result: String, isTold: Bool) {
    let app = SmallApp.app.replacing(#""2s""#, with: #""2s", "result": \#(result)"#)
    let faults = SmallApp.faults(
      app: app,
      main:
        #"{"context": {"a": []}, "initial": "b", "states": {"b": {"invoke": {"src": "details", "#
        + #""onDone": {"assign": {"a": "\#(read)"}}}, "view": [{"type": "cell", "forEach": "a", "#
        + #""label": {"bind": "item.titel"}, "value": {"bind": "item.price"}}]}}}"#)
    #expect(
      faults.map { $0.hasSuffix(#"no item has the key "titel"; the nearest is "title""#) }
        == [true].filter { _ in isTold })
  }

  @Test("have names of their own")
  func names() { #expect(Set(WrongFile.all.map(\.name)).count == WrongFile.all.count) }
}
