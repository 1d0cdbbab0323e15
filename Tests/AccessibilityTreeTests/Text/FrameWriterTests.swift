import SeededCases
import Testing

@testable import AccessibilityTree

@Suite("Frames of rows") struct FrameWriterTests {
  /// Frames as they are written one by one, each into a text of its own.
  private static func expected(_ frames: [ElementFrame]) -> String {
    frames.map { frame in
      var text = TextBuffer()
      text.append(frame)
      return ", \(text.string)"
    }.joined()
  }

  @Test(arguments: FuzzCount.times(50).map { $0 + 1 })
  func `are the same text whatever of the frame before they repeat`(seed: UInt64) {
    var numbers = SeededNumbers(state: seed)
    let lengths = [0, 16, 44.25, -7.5, 390, 123_456.75, 4e14, 1e300, .infinity, .nan]
    let some = (0..<60).map { _ in
      ElementFrame(
        x: numbers.pick(lengths), y: numbers.pick(lengths), width: numbers.pick(lengths),
        height: numbers.pick(lengths))
    }
    let frames = some.flatMap { Array(repeating: $0, count: 1 + numbers.below(3)) }
    var writer = FrameWriter()
    var text = TextBuffer(capacity: 1)
    for frame in frames { writer.append(frame, to: &text) }
    #expect(text.string == Self.expected(frames), "seed \(seed)")
  }
}
