import AccessibilityTree
import Testing

@testable import ScreenPictures

@Suite struct PictureFrameTests {
  @Test(arguments: [
    (0.0, 0), (1, 64), (20.5, 1_312), (-1.5, -96), (1.0 / 128, 1), (-1.0 / 128, 0),
    (0.007, 0), (1e300, 524_288), (-1e300, -524_288), (.infinity, 524_288), (.nan, 0),
  ])
  func `points become the nearest unit within reach`(points: Double, units: Int) {
    #expect(PictureFrame.units(points) == units)
  }

  @Test func `neighbours stay neighbours`() {
    let left = PictureFrame(ElementFrame(x: 0, y: 0, width: 33.333, height: 1))
    let right = PictureFrame(ElementFrame(x: 33.333, y: 0, width: 33.333, height: 1))
    #expect(left.right == right.x)
  }

  @Test(arguments: [
    ElementFrame.zero, .nowhere, ElementFrame(x: 0, y: 0, width: -1, height: 5),
    ElementFrame(x: .nan, y: .nan, width: .nan, height: .nan),
    ElementFrame(x: 0, y: 0, width: .nan, height: 10),
  ])
  func `a frame that covers nothing is empty`(frame: ElementFrame) {
    #expect(PictureFrame(frame).isEmpty)
  }

  @Test func `frames that only touch have nothing in common`() {
    let first = PictureFrame(x: 0, y: 0, width: 10, height: 10)
    #expect(first.intersection(PictureFrame(x: 10, y: 0, width: 5, height: 5)).isEmpty)
  }
}
