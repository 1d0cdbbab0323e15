import AccessibilityTree
import ScreenImport
import Testing

@Suite("Recordings")
struct RecordingTests {
  private static func read(_ text: String) throws -> Recording {
    try Recording.read(Array(text.utf8))
  }

  @Test("are read with all that they say")
  func login() throws {
    let recording = try Self.read(SampleRecordings.login)
    let tree = recording.snapshot
    #expect(recording.name == "login")
    #expect(recording.step == 2)
    #expect(recording.bundleIdentifier == "com.example.teahouse")
    #expect(
      (0..<tree.count).map { TreeText(tree, addresses: .none).shortRow($0) } == [
        "Application, label: 'Teahouse'", "Window",
        "TextField, identifier: 'name', placeholderValue: 'Name', value: Ada",
        "Button, title: 'B', label: 'Brew', Focused, Disabled, Selected",
      ])
    #expect(tree.frame(of: 2) == ElementFrame(x: 16.5, y: 60, width: 200, height: 34))
    #expect(tree.frame(of: 3) == .nowhere)
    #expect(tree.parent(of: 3) == 1)
  }

  @Test("may be the nested dictionaries of a snapshot")
  func nested() throws {
    let recording = try Self.read(
      #"{"elementType":2,"children":[{"elementType":9,"label":"Go","#
        + #""frame":{"X":1,"Y":2,"Width":3,"Height":4}}]}"#)
    #expect(recording.snapshot.count == 2)
    #expect(recording.snapshot.frame(of: 1) == ElementFrame(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    "that are none say what is wrong, and where",
    arguments: [
      (#"{}"#, ":1:1", "the key \"elements\" is missing"),
      (#"{"format": "x"}"#, ":1:12", "the format is not \"rehearsal.recording\""),
      (#"{"elements": 1}"#, ":1:14", "expected a list of elements, found a number"),
      (#"{"elements": [{"depth": 1}]}"#, ":1:25", "expected the depth to be 0"),
      (
        "{\"elements\": [{\"depth\": 0, \"elementType\": 2},\n{\"depth\": 2}]}", ":2:11",
        "expected the depth to be a level from 1 to 1"
      ),
      (#"{"elements": [{"depth": 0}]}"#, ":1:15", "the key \"elementType\" is missing"),
      (
        #"{"elements": [{"depth": 0, "elementType": 99}]}"#, ":1:43",
        "expected the number of an element type"
      ),
      (#"{"elements": [], "version": 2}"#, ":1:29", "expected version 1"),
      (#"{"elements": [}"#, ":1:15", "expected a value, found \"}\""),
    ])
  func faults(text: String, place: String, message: String) throws {
    let fault = #expect(throws: ImportFault.self) { try Self.read(text) }
    #expect(fault?.placeText == place)
    #expect(fault?.text == message)
  }
}
