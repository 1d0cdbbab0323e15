/// Appends the frames of rows to one text.
///
/// Parts that equal those of the previous frame, as is common in lists, are copied from its text.
struct FrameWriter {
  /// A part of the last frame and where its text is.
  private struct Part {
    private var bits: UInt64?
    private var place = 0..<0

    mutating func append(_ number: Double, after words: StaticString, to text: inout TextBuffer) {
      guard number.bitPattern != bits else { return text.append(copyOf: place) }
      let start = text.count
      text.append(words)
      text.append(number)
      bits = number.bitPattern
      place = start..<text.count
    }
  }

  private var last: ElementFrame?
  private var place = 0..<0
  private var (x, y, width, height) = (Part(), Part(), Part(), Part())

  /// Appends a comma and a frame to the text that all earlier frames were appended to.
  mutating func append(_ frame: ElementFrame, to text: inout TextBuffer) {
    guard frame != last else { return text.append(copyOf: place) }
    let start = text.count
    x.append(frame.x, after: ", {{", to: &text)
    y.append(frame.y, after: ", ", to: &text)
    width.append(frame.width, after: "}, {", to: &text)
    height.append(frame.height, after: ", ", to: &text)
    text.append("}}")
    last = frame
    place = start..<text.count
  }
}
