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

  @Test func `a key that a command of a menu passes`() {
    let main = { (key: String) in
      #"{"context": {"a": ""}, "on": {"PICK": {"assign": {"a": "event.\#(key)"}}}, "view": "#
        + #"[{"type": "cell", "menu": [{"label": "A", "event": "PICK", "data": {"kind": "1"}}]}]}"#
    }
    #expect(SmallApp.faults(main: main("kind"), isStrict: true) == [])
    #expect(
      SmallApp.faults(main: main("kinds"), isStrict: true)
        == [#"main.json:1:56: no gesture passes the key "kinds"; the nearest is "kind""#])
  }

  @Test func `a key that an item has which a gesture passes`() {
    #expect(picked("event.book.title") == [])
    #expect(
      picked("event.book.titel")
        == [#"main.json:2:47: no item has the key "titel"; the nearest is "title""#])
    #expect(
      picked("event.book.author.nam")
        == [#"main.json:2:47: no item has the key "nam"; the nearest is "name""#])
  }

  @Test func `a key of an item that the event before passed`() {
    #expect(
      picked("1", then: "event.book.titel")
        == [#"main.json:3:28: no item has the key "titel"; the nearest is "title""#])
  }

  @Test func `a key of an item that is not known from the start`() {
    #expect(picked("event.book.titel", passing: "chosen") == [])
    #expect(picked("event.book.titel", passing: "FUNCTION(book, 'self')") == [])
  }

  @Test func `a key of what a loader brings`() {
    let main = { (key: String) in
      #"{"context": {"n": 0}, "initial": "a", "states": {"a": {"invoke": "#
        + #"{"src": "books", "onDone": {"assign": {"n": "event.data.\#(key)"}}}}}}"#
    }
    let app = WrongFile.smallApp(
      #""loaders": {"books": {"latency": "1s", "result": {"total": 3}}}"#)
    #expect(SmallApp.faults(app: app, main: main("total"), isStrict: true) == [])
    #expect(
      SmallApp.faults(app: app, main: main("totl"), isStrict: true)
        == [#"main.json:1:110: no item has the key "totl"; the nearest is "total""#])
  }

  /// The faults of a screen of books where a tap passes one on, whose handler reads a key of it and
  /// raises another event that does too.
  private func picked(
    _ first: String, then second: String = "1", passing data: String = "book"
  ) -> [String] {
    SmallApp.faults(
      main: #"""
        {"context": {"books": [{"title": "A", "author": {"name": "B"}}], "chosen": null, "a": ""},
         "on": {"PICK": {"actions": [{"assign": {"a": "\#(first)"}}, {"raise": "OPEN"}]},
          "OPEN": {"assign": {"a": "\#(second)"}}},
         "view": [{"type": "table", "sections": [{"forEach": "books", "as": "book", "rows": [
          {"type": "cell", "on": {"tap": {"event": "PICK", "data": {"book": "\#(data)"}}}}]}]}]}
        """#, isStrict: true)
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

  @Test func `a link by which another app may come back leads somewhere`() {
    #expect(
      faults(#""deepLinks": [{"pattern": "sample://back"}], "otherApps": ["com.example.other"]"#)
        .allSatisfy { !$0.contains("a link must") })
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
