import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("Journal lines")
struct JSONLineTests {
  private static let facts: [(JournalFact, String)] = [
    (.testStarted(name: "T/t"), #""is":"testStarted","name":"T/t""#),
    (
      .testStarted(name: "T.t", module: "M"), #""is":"testStarted","name":"T.t","module":"M""#
    ),
    (.step(level: 2, title: "Find"), #""is":"step","level":2,"title":"Find""#),
    (.testFinished, #""is":"testFinished""#),
    (.activityBegan(title: "Given"), #""is":"activityBegan","title":"Given""#),
    (.activityEnded, #""is":"activityEnded""#),
    (.callBegan("Tap"), #""is":"callBegan","title":"Tap""#),
    (.callEnded(outcome: "ok"), #""is":"callEnded","outcome":"ok""#),
    (.resolved(query: "q", matches: 2), #""is":"resolved","query":"q","matches":2"#),
    (
      .failed(TestFailure(message: "m", file: "F.swift", line: 12)),
      #""is":"failed","message":"m","file":"F.swift","line":12"#
    ),
    (
      .attached(
        Attachment(name: "n", type: "t", size: 2, content: .text("é"), added: .start)),
      #""is":"attached","added":0,"name":"n","type":"t","bytes":2,"text":"é""#
    ),
    (
      .failureExpected(message: "m", reason: "r"),
      #""is":"failureExpected","message":"m","reason":"r""#
    ),
    (
      .measured(metric: "Clock", unit: "s", values: [0.5, 2]),
      #""is":"measured","metric":"Clock","unit":"s","values":[0.5,2.0]"#
    ),
    (
      .launched(
        bundle: "b", process: 4_001, arguments: ["-a", "1"], environment: ["Z": "z", "A": "a"]),
      #""is":"launched","bundle":"b","process":4001,"arguments":["-a","1"],"environment":{"A":"a","Z":"z"}"#
    ),
    (.opened(link: "app://x"), #""is":"opened","link":"app://x""#),
    (.terminated(process: 4_001), #""is":"terminated","process":4001"#),
    (.crashed(message: "m"), #""is":"crashed","message":"m""#),
    (
      .touched(gesture: "tap", x: 196.5, y: 120),
      #""is":"touched","gesture":"tap","x":196.5,"y":120.0"#
    ),
    (.typed("é"), #""is":"typed","text":"é""#),
    (
      .adjusted(x: 1, y: 2.5, value: .real(0.25)),
      #""is":"adjusted","x":1.0,"y":2.5,"value":0.25"#
    ),
    (
      .scrolled(screen: 1, container: 7, right: 0, offset: 0.25),
      #""is":"scrolled","screen":1,"container":7,"right":0.0,"offset":0.25"#
    ),
    (.pressed(button: "home"), #""is":"pressed","button":"home""#),
    (.activated, #""is":"activated""#),
    (.rotated(orientation: "faceUp"), #""is":"rotated","orientation":"faceUp""#),
    (.appearanceSet(appearance: "dark"), #""is":"appearanceSet","appearance":"dark""#),
    (.targeted(bundle: "b"), #""is":"targeted","bundle":"b""#),
    (.systemOpened(link: "a://b"), #""is":"systemOpened","link":"a://b""#),
    (
      .permissionReset(bundle: "b", resource: "camera"),
      #""is":"permissionReset","bundle":"b","resource":"camera""#
    ),
    (.cameToFront(bundle: "b", process: 7), #""is":"cameToFront","bundle":"b","process":7"#),
    (.killed(process: 7, reason: "r"), #""is":"killed","process":7,"reason":"r""#),
    (
      .permissionSet(bundle: "b", resource: "camera", status: "denied"),
      #""is":"permissionSet","bundle":"b","resource":"camera","status":"denied""#
    ),
    (.bannerShown(title: "t"), #""is":"bannerShown","title":"t""#),
    (.bannerGone(title: "t"), #""is":"bannerGone","title":"t""#),
    (
      .stateSet(bundle: "b", kind: "keychain", key: "k", value: .null),
      #""is":"stateSet","bundle":"b","kind":"keychain","key":"k","value":null"#
    ),
    (
      .stateReset(bundle: "b", kind: "files"), #""is":"stateReset","bundle":"b","kind":"files""#
    ),
    (.reinstalled(bundle: "b"), #""is":"reinstalled","bundle":"b""#),
    (
      .sent(command: "c", parameters: ["sku": 1]),
      #""is":"sent","command":"c","parameters":{"sku":1}"#
    ),
    (
      .kept(kind: "files", key: "a/b", value: "t"),
      #""is":"kept","kind":"files","key":"a/b","value":"t""#
    ),
    (.removed(kind: "keychain", key: ""), #""is":"removed","kind":"keychain","key":"""#),
    (.accountChosen(name: "plus"), #""is":"accountChosen","name":"plus""#),
    (.toggled(name: "t", isOn: true), #""is":"toggled","name":"t","on":true"#),
    (
      .experimentsLoaded(values: ["x": 1], isApplied: false),
      #""is":"experimentsLoaded","values":{"x":1},"applied":false"#
    ),
    (
      .tracked(event: "e", parameters: [:]), #""is":"tracked","event":"e","parameters":{}"#
    ),
    (.fired("call"), #""is":"fired","event":"call""#),
    (
      .drew(source: "s", kind: "tie", value: .max, bound: 2),
      #""is":"drew","source":"s","kind":"tie","value":"18446744073709551615","bound":"2""#
    ),
    (.started(coordinator: "Main"), #""is":"started","coordinator":"Main""#),
    (.pushed(screen: 1, name: "a"), #""is":"pushed","screen":1,"name":"a""#),
    (.closed(screen: 1, name: "a"), #""is":"closed","screen":1,"name":"a""#),
    (
      .presented(screen: 2, name: "a", style: "sheet"),
      #""is":"presented","screen":2,"name":"a","style":"sheet""#
    ),
    (.shareShown(text: "s"), #""is":"shareShown","text":"s""#),
    (.shareClosed(activity: "copy"), #""is":"shareClosed","activity":"copy""#),
    (.moreShown, #""is":"moreShown""#),
    (
      .localized(process: 1, language: "de", asked: ["de"]),
      #""is":"localized","process":1,"language":"de","asked":["de"]"#
    ),
    (.copied(strings: [], by: "b"), #""is":"copied","strings":[],"by":"b""#),
    (.resized(screen: 2, detent: "large"), #""is":"resized","screen":2,"detent":"large""#),
    (.copied(strings: ["a", "\""]), #""is":"copied","strings":["a","\""]"#),
    (
      .gestured(gesture: "pinch", x: 1, y: 2, amount: 0.5, velocity: -1),
      #""is":"gestured","gesture":"pinch","x":1.0,"y":2.0,"amount":0.5,"velocity":-1.0"#
    ),
    (
      .keyPressed(key: "a", modifiers: ["shift"]),
      #""is":"keyPressed","key":"a","modifiers":["shift"]"#
    ),
    (.modifiersHeld(keys: []), #""is":"modifiersHeld","keys":[]"#),
    (.keyboardConnected(isConnected: true), #""is":"keyboardConnected","connected":true"#),
    (.tabSelected(index: 1), #""is":"tabSelected","index":1"#),
    (.entered(screen: 1, state: "a.b"), #""is":"entered","screen":1,"state":"a.b""#),
    (.left(screen: 1, state: "a.b"), #""is":"left","screen":1,"state":"a.b""#),
    (
      .raised(screen: 1, event: "E", isTaken: true),
      #""is":"raised","screen":1,"event":"E","taken":true"#
    ),
    (
      .assigned(screen: 0, key: "k", value: .bool(false)),
      #""is":"assigned","screen":0,"key":"k","value":false"#
    ),
    (.stored(key: "k", value: 1), #""is":"stored","key":"k","value":1"#),
    (
      .loading(run: 1, screen: 2, loader: "l", attempt: 3),
      #""is":"loading","run":1,"screen":2,"loader":"l","attempt":3"#
    ),
    (
      .loaded(run: 1, loader: "l", isFailure: true, isLate: false),
      #""is":"loaded","run":1,"loader":"l","failed":true,"late":false"#
    ),
    (.cancelled(run: 1, loader: "l"), #""is":"cancelled","run":1,"loader":"l""#),
    (.focused(identifier: "f"), #""is":"focused","identifier":"f""#),
    (.focused(identifier: nil), #""is":"focused","identifier":"""#),
    (.alertShown(title: "t"), #""is":"alertShown","title":"t""#),
    (.alertClosed(button: "b"), #""is":"alertClosed","button":"b""#),
  ]

  @Test("every fact has its line", arguments: facts.indices)
  func golden(index: Int) {
    var line = JSONLine()
    line.open()
    line.write(Self.facts[index].0)
    line.close()
    #expect(String(decoding: line.bytes, as: UTF8.self) == "{" + Self.facts[index].1 + "}\n")
  }

  @Test("values are written as JSON, records sorted by key")
  func values() {
    let values: [(FormatValue, String)] = [
      (.null, "null"), (.bool(true), "true"), (-7, "-7"), (.integer(.min), "-9223372036854775808"),
      (.real(0.1), "0.1"), (.real(1e300), "1e+300"), (.real(.nan), "null"),
      (.real(.infinity), "null"),
      (.list([1, .list([]), "a"]), #"[1,[],"a"]"#),
      (.record(["b": 1, "a": .record([:])]), #"{"a":{},"b":1}"#),
      (.data([0, 255]), "[0,255]"),
    ]
    for (value, text) in values {
      var line = JSONLine()
      line.open()
      line.field("v", value)
      #expect(String(decoding: line.bytes, as: UTF8.self) == "{\"v\":" + text)
    }
  }

  @Test("quotes, backslashes and control characters are escaped, nothing else")
  func escapes() {
    var line = JSONLine()
    line.open()
    line.field("v", "\"\\\n\r\t\u{0}\u{1F}\u{7F}/é😀")
    line.close()
    let text = "{\"v\":\"\\\"\\\\\\n\\u000d\\u0009\\u0000\\u001f\u{7F}/é😀\"}\n"
    #expect(String(decoding: line.bytes, as: UTF8.self) == text)
    #expect(JSONReader.read(line.bytes).faults.isEmpty)
  }

  @Test("numbers that are none are null")
  func nonFinite() {
    var line = JSONLine()
    line.open()
    line.field("x", Double.infinity)
    line.field("y", Double.nan)
    line.close()
    #expect(String(decoding: line.bytes, as: UTF8.self) == "{\"x\":null,\"y\":null}\n")
  }
}

@Suite("Journals")
struct JournalTests {
  @Test("the first line says what ran")
  func header() {
    var header = JournalHeader(app: SampleApps.login, seed: 42, device: "iPhone 15")
    header.replay = "token"
    let journal = Journal(header)
    #expect(
      String(decoding: journal.bytes, as: UTF8.self)
        == #"{"journal":1,"app":"Sample","bundle":"com.example.sample","seed":"42","device":"iPhone 15","replay":"token"}"#
        + "\n")
  }

  @Test("each fact is a line with its instant in nanoseconds")
  func facts() {
    let journal = Journal(JournalHeader(app: SampleApps.login, seed: 42, device: "iPhone 15"))
    let start = journal.bytes.count
    journal.append(.testFinished, at: VirtualInstant(nanoseconds: 1_500_000_000))
    #expect(
      String(decoding: journal.bytes[start...], as: UTF8.self)
        == #"{"t":1500000000,"is":"testFinished"}"# + "\n")
  }

  @Test("facts beyond the limit are counted and left out")
  func limit() {
    let journal = Journal(
      JournalHeader(app: SampleApps.login, seed: 42, device: "iPhone 15"), limit: 1_000)
    journal.append(.typed(String(repeating: "x", count: 1_000)), at: .start)
    let size = journal.bytes.count
    journal.append(.testFinished, at: .start)
    journal.append(.testFinished, at: .start)
    #expect(journal.bytes.count == size)
    #expect(journal.leftOut == 2)
  }

  @Test("fingerprints tell journals apart")
  func fingerprint() {
    let journals = [1, 1, 2].map {
      Journal(JournalHeader(app: SampleApps.login, seed: $0, device: "iPhone 15"))
    }
    #expect(journals[0].fingerprint == journals[1].fingerprint)
    #expect(journals[0].fingerprint != journals[2].fingerprint)
  }
}
