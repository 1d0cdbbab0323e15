import AccessibilityTree
import Testing

@testable import ScreenPictures

@Suite("Pictures of what is presented") struct PresentedPictureTests {
  private let light = PictureTheme.light

  private func canvas(_ body: (inout SnapshotBuilder) -> Void) -> Canvas {
    Canvas(ScreenPicture(of: PictureGallery.tree(body)).drawing, scale: 1)
  }

  private func pixel(_ canvas: Canvas, _ x: Int, _ y: Int) -> UInt32 {
    canvas.pixels[y * canvas.width + x]
  }

  private func sheet(gap: Double) -> Canvas {
    canvas { builder in
      builder.begin(
        ElementAttributes(
          type: .sheet, label: "Delete?",
          frame: ElementFrame(x: 8, y: 500, width: 377, height: 200 + gap)))
      for (label, y) in [("Delete", 580.0), ("Cancel", 640 + gap)] {
        builder.add(
          ElementAttributes(
            type: .button, label: label,
            frame: ElementFrame(x: 8, y: y, width: 377, height: 60), traits: .button))
      }
      builder.end()
    }
  }

  @Test func `the last button of an action sheet is a box of its own where it stands apart`() {
    #expect(pixel(sheet(gap: 0), 30, 637) == light.bar.packed)
    let apart = sheet(gap: 8)
    #expect(pixel(apart, 30, 620) == light.bar.packed)
    #expect(pixel(apart, 30, 644) != light.bar.packed)
    #expect(pixel(apart, 30, 660) == light.bar.packed)
  }

  @Test func `what closes a popover is dimmed and has no words`() {
    let canvas = canvas { builder in
      builder.add(
        ElementAttributes(
          type: .other, identifier: "PopoverDismissRegion", label: "dismiss popup",
          frame: ElementFrame(x: 0, y: 0, width: 393, height: 400)))
    }
    let dimmed = pixel(canvas, 10, 390)
    #expect(dimmed != light.background.packed)
    #expect((100..<300).allSatisfy { pixel(canvas, $0, 200) == dimmed })
  }

  @Test func `a sheet hides what is behind it, and dims it above`() {
    let canvas = canvas { builder in
      builder.add(
        ElementAttributes(
          type: .cell, frame: ElementFrame(x: 0, y: 0, width: 393, height: 852)))
      builder.begin(
        ElementAttributes(
          type: .other, frame: ElementFrame(x: 0, y: 0, width: 393, height: 852),
          flags: [.takesTouches, .coversScreen]))
      builder.add(
        ElementAttributes(
          type: .other, identifier: "PopoverDismissRegion", label: "dismiss popup",
          frame: ElementFrame(x: 0, y: 0, width: 393, height: 400)))
      builder.end()
    }
    #expect(pixel(canvas, 200, 600) == light.background.packed)
    #expect(pixel(canvas, 200, 200) != light.background.packed)
  }

  @Test func `the handle of a sheet is narrow`() {
    let canvas = canvas { builder in
      builder.add(
        ElementAttributes(
          type: .button, label: "Sheet Grabber",
          frame: ElementFrame(x: 158, y: 426, width: 76, height: 24), traits: .button))
    }
    #expect(pixel(canvas, 196, 433) == light.placeholder.packed)
    #expect(pixel(canvas, 165, 433) == light.background.packed)
  }

  @Test(arguments: [("3 items", true), ("", false)])
  func `a tab shows its badge`(value: String, isShown: Bool) {
    let canvas = canvas { builder in
      builder.begin(
        ElementAttributes(
          type: .tabBar, frame: ElementFrame(x: 0, y: 769, width: 393, height: 83)))
      builder.add(
        ElementAttributes(
          type: .button, label: "Home", value: value.isEmpty ? nil : value,
          frame: ElementFrame(x: 0, y: 769, width: 80, height: 49), traits: .button))
      builder.end()
    }
    let isRed = (30..<80).contains { pixel(canvas, $0, 776) == light.red.packed }
    #expect(isRed == isShown)
  }
}
