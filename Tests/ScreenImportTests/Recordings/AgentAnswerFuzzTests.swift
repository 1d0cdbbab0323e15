import SeededCases
import SimulatedApp
import Testing

@testable import ScreenImport

@Suite("Damaged answers of WebDriverAgent") struct AgentAnswerFuzzTests {
  private static let pieces = [
    "1e300", "-1e19", "18446744073709551616", "null", "\"children\": [", "\"type\": \"",
    "XCUIElementType", "\"rect\": {", "\"tree\":", "\\u0000", "\\ud800",
  ]

  /// Short, so that most changes are in a value.
  private static let samples = [
    #"{"value": {"type": "Slider", "value": 0.25, "rect": {"x": 1, "y": 2, "width": 3}}}"#,
    #"{"value": {"tree": {"type": "Other", "children": [{"type": "Switch", "value": true}]}}}"#,
    #"{"value": {"type": "Cell", "name": "a", "label": "b", "isEnabled": "1", "isVisible": 0}}"#,
    #"{"value": {"type": "Tab", "rect": {"x": 0, "y": 0.5, "width": 390, "height": 1}}}"#,
    #"{"value": "<XCUIElementTypeApplication/>", "sessionId": "A"}"#,
  ]

  @Test func `damaged answers are no answers, or make screens without faults`() throws {
    var trees = 0
    for seed in FuzzCount.times(1_200) {
      let sample = Self.samples[Int(seed) % Self.samples.count]
      let bytes = BrokenBytes.of(sample, pieces: Self.pieces, seed: seed)
      guard case .tree(let recording) = try AgentAnswer.read(bytes) else { continue }
      trees += 1
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(
        recording.notes.allSatisfy { 1...lines.count ~= $0.place.line }, "seed \(seed)")
      let app = ImportedApp([ImportedScreen(origin: "seed", snapshot: recording.snapshot)])
        .definition
      let faults = app.screens.isEmpty ? [] : app.check()
      try #require(faults.isEmpty, "seed \(seed): \(faults.prefix(2))")
    }
    #expect(trees > 0)
  }
}
