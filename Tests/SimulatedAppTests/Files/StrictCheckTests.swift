import Testing

@testable import AppFiles

/// What `check` refuses although the app runs.
@Suite struct StrictCheckTests {
  @Test func `an event that nothing answers`() {
    let main = #"{"view": [{"type": "button", "on": {"tap": "OPEN"}}], "on": {"SUBMIT": {}}}"#
    #expect(
      SmallApp.faults(main: main, isStrict: true)
        == [#"main.json:1:44: nothing on this screen handles the event "OPEN""#])
    #expect(SmallApp.faults(main: main) == [])
  }

  @Test func `an action in the place of an event`() {
    let main = #"{"view": [{"type": "button", "on": {"tap": "pop"}}], "on": {"SUBMIT": {}}}"#
    #expect(
      SmallApp.faults(main: main, isStrict: true) == [
        #"main.json:1:44: nothing on this screen handles the event "pop"; the action is { "actions": "pop" }"#
      ])
  }

  @Test func `an event that a state answers is answered`() {
    let main = #"""
      {"view": [{"type": "button", "on": {"tap": "OPEN"}}], "initial": "a",
       "states": {"a": {"on": {"OPEN": {}}}}}
      """#
    #expect(SmallApp.faults(main: main, isStrict: true) == [])
  }

  @Test func `a key that nothing passes with an event`() {
    let main = { (data: String) in
      #"{"context": {"a": ""}, "on": {"PICK": {"assign": {"a": "event.book"}}}, "#
        + #""view": [{"type": "cell", "on": {"tap": {"event": "PICK"\#(data)}}}]}"#
    }
    #expect(
      SmallApp.faults(main: main(""), isStrict: true)
        == [#"main.json:1:56: no gesture passes the key "book""#])
    #expect(SmallApp.faults(main: main("")) == [])
    #expect(SmallApp.faults(main: main(#", "data": {"book": "a"}"#), isStrict: true) == [])
  }

  @Test func `an event of an alert at the start that no screen answers`() {
    #expect(
      faults(
        #""onStart": [{"alert": {"title": "A", "buttons": [{"label": "B", "event": "C"}]}}]"#)
        == [#"app.json:1:199: no screen handles the event "C""#])
  }

  @Test func `a link that leads nowhere`() {
    #expect(
      faults(#""deepLinks": [{"pattern": "sample://item"}]"#)
        == ["app.json:1:140: a link must start a coordinator or push screens"])
  }

  @Test func `a link whose value reaches no screen`() {
    #expect(
      faults(#""deepLinks": [{"pattern": "sample://item/{id}", "coordinator": "Main"}]"#)
        == [
          #"app.json:1:152: the value of "id" reaches no screen, because the link has no "push""#
        ])
  }

  @Test func `a link whose links an earlier one takes`() {
    let links = ##"""
      "deepLinks": [{"pattern": "sample://{any}", "coordinator": "Main"},
        {"pattern": "sample://item", "coordinator": "Main"}]
      """##
    #expect(
      faults(links).last
        == #"app.json:2:15: no link reaches this: "sample://{any}" comes before it and takes all of "#
        + "its links")
  }

  @Test func `a link beside one that takes some of its links`() {
    let links = #"""
      "deepLinks": [{"pattern": "sample://item/a", "coordinator": "Main"},
        {"pattern": "sample://item", "coordinator": "Main"}]
      """#
    #expect(faults(links) == [])
  }

  private func faults(_ entry: String) -> [String] {
    SmallApp.faults(app: WrongFile.smallApp(entry), isStrict: true)
  }
}
