import AccessibilityTree
import Testing

@testable import ScreenPictures

@Suite struct ScreenPictureTests {
  /// A screen of one element, at one pixel a point.
  private func canvas(
    _ type: ElementType, value: String? = nil, flags: ElementFlags = .isEnabled,
    style: PictureStyle = PictureStyle(),
    frame: ElementFrame = ElementFrame(x: 50, y: 100, width: 60, height: 40)
  ) -> Canvas {
    let tree = PictureGallery.tree { builder in
      builder.add(
        ElementAttributes(type: type, label: "Name", value: value, frame: frame, flags: flags))
    }
    return Canvas(ScreenPicture(of: tree, style: style).drawing, scale: 1)
  }

  private func pixel(_ canvas: Canvas, _ x: Int, _ y: Int) -> UInt32 {
    canvas.pixels[y * canvas.width + x]
  }

  @Test(arguments: [("1", PictureTheme.light.green), ("0", PictureTheme.light.fill)])
  func `a switch is green where it is on`(value: String, colour: PictureColour) {
    // The knob is on the one side, so the middle shows the track.
    #expect(pixel(canvas(.switch, value: value), 80, 106) == colour.packed)
  }

  @Test(arguments: [
    ("0%", 52), ("50%", 80), ("0.5", 80), ("100%", 107), ("40 %", 74), ("7", 107), ("none", 52),
  ])
  func `a track is filled up to its value`(value: String, end: Int) {
    let canvas = canvas(.progressIndicator, value: value)
    let filled = (50..<110).filter { pixel(canvas, $0, 120) == PictureTheme.light.tint.packed }
    #expect(abs((filled.max() ?? 50) - end) <= 2)
  }

  @Test func `a button that does not answer looks pale, a selected one is full of colour`() {
    #expect(pixel(canvas(.button), 60, 104) == PictureTheme.light.tintFill.packed)
    #expect(pixel(canvas(.button, flags: []), 60, 104) == PictureTheme.light.fill.packed)
    #expect(
      pixel(canvas(.button, flags: [.isEnabled, .isSelected]), 60, 104)
        == PictureTheme.light.tint.packed)
  }

  @Test func `scroll bars are not drawn, nor are their thumbs`() {
    let frame = ElementFrame(x: 300, y: 100, width: 30, height: 400)
    let bar = PictureGallery.tree { builder in
      builder.begin(
        ElementAttributes(
          type: .other, label: "Vertical scroll bar, 2 pages", value: "0%", frame: frame,
          traits: .adjustable))
      builder.add(ElementAttributes(type: .other, label: "Thumb", frame: frame))
      builder.end()
    }
    let none = PictureGallery.tree { _ in }
    #expect(ScreenPicture(of: bar) == ScreenPicture(of: none))
  }

  @Test func `dark screens are dark`() {
    let dark = canvas(.button, style: PictureStyle(isDark: true))
    #expect(pixel(dark, 300, 600) == PictureTheme.dark.background.packed)
  }

  @Test func `an alert dims what lies below it`() {
    let canvas = canvas(.alert)
    let dimmed = PictureColour.mixed(0, over: 0xFFFFFF, alpha: 90)
    #expect(pixel(canvas, 300, 600) == dimmed)
    #expect(pixel(canvas, 60, 104) == PictureTheme.light.bar.packed)
  }

  @Test func `a field with the keyboard shows a caret, an empty one its placeholder`() {
    let focused = canvas(.textField, value: "", flags: [.isEnabled, .hasKeyboardFocus])
    #expect(pixel(focused, 58, 120) == PictureTheme.light.tint.packed)
    #expect(pixel(canvas(.textField, value: ""), 58, 120) == PictureTheme.light.background.packed)
  }

  @Test func `rows are clipped to their table`() throws {
    let rows = try #require(PictureGallery.all.first { $0.name == "rows" })
    let canvas = Canvas(ScreenPicture(of: rows.tree).drawing, scale: 1)
    let background = PictureTheme.light.background.packed
    for row in [90, 99, 400, 450] {
      #expect((0..<393).allSatisfy { pixel(canvas, $0, row) == background }, "row \(row)")
    }
    #expect((0..<393).contains { pixel(canvas, $0, 134) != background })
  }

  /// The part of the whole picture is the oracle.
  @Test(arguments: [
    ElementFrame(x: 16, y: 100, width: 200, height: 300),
    ElementFrame(x: -50, y: -50, width: 150, height: 150),
    ElementFrame(x: 300, y: 700, width: 500, height: 500),
    ElementFrame(x: 0, y: 0, width: 393, height: 852),
  ])
  func `a cropped picture shows what the whole one shows there`(frame: ElementFrame) throws {
    let whole = try #require(PictureGallery.all.first).picture
    let part = try #require(whole.cropped(to: frame))
    let all = Canvas(whole.drawing, scale: 1)
    let cut = Canvas(part.drawing, scale: 1)
    let (left, top) = (max(0, Int(frame.x)), max(0, Int(frame.y)))
    #expect(Double(cut.width) == part.width && Double(cut.height) == part.height)
    for row in 0..<cut.height {
      let start = (top + row) * all.width + left
      #expect(
        cut.pixels[row * cut.width..<(row + 1) * cut.width]
          .elementsEqual(all.pixels[start..<start + cut.width]), "row \(row)")
    }
  }

  @Test(arguments: [
    ElementFrame.zero, .nowhere, ElementFrame(x: 400, y: 0, width: 10, height: 10),
    ElementFrame(x: 0, y: -20, width: 10, height: 10),
  ])
  func `a part that shows nothing is no picture`(frame: ElementFrame) {
    #expect(PictureGallery.all[0].picture.cropped(to: frame) == nil)
  }

  @Test func `the status bar and the home indicator are drawn where a device has them`() {
    let bare = PictureGallery.text("").drawing.entries.count
    let tree = PictureGallery.tree { _ in }
    let tall = ScreenPicture(of: tree, style: PictureStyle(statusBarHeight: 59))
    let whole = ScreenPicture(
      of: tree, style: PictureStyle(statusBarHeight: 59, hasHomeIndicator: true))
    #expect(tall.drawing.entries.count > bare)
    #expect(whole.drawing.entries.count == tall.drawing.entries.count + 1)
  }

  @Test func `what covers a screen is drawn over it, and nothing beside it`() throws {
    let alert = try #require(PictureGallery.all.first { $0.name == "alert" }).tree
    let index = try #require((0..<alert.count).first { alert.type(of: $0) == .alert })
    let rows = try #require(PictureGallery.all.first { $0.name == "rows" }).tree
    let plain = ScreenPicture(of: rows).drawing.entries
    let covered = ScreenPicture(of: rows, covers: [alert[index]]).drawing.entries
    let alone = ScreenPicture(of: alert).drawing.entries
    #expect(covered == plain + alone.dropFirst())
  }

  @Test func `a list of very many rows draws only those that are seen`() {
    let tree = PictureGallery.tree { builder in
      for row in 0..<50_000 {
        builder.add(
          ElementAttributes(
            type: .staticText, label: "Row",
            frame: ElementFrame(x: 16, y: Double(row) * 44, width: 300, height: 20)))
      }
    }
    let picture = ScreenPicture(of: tree)
    #expect(picture.drawing.entries.count < 30 && picture.fault == nil)
  }
}
