import Testing

@testable import ScreenPictures

@Suite struct DrawingListTests {
  private let bounds = PictureFrame(x: 0, y: 0, width: 100.points, height: 100.points)
  private let dot = DrawCommand.box(
    PictureFrame(x: 0, y: 0, width: 64, height: 64), radius: 0, PictureColour(0))

  @Test func `what shows nothing is left out`() {
    var list = DrawingList(bounds: bounds)
    list.append(dot, clip: PictureFrame(x: 640, y: 0, width: 64, height: 64))
    #expect(list.entries.isEmpty && list.fault == nil)
  }

  @Test func `more commands than the limit are left out with a word`() {
    var list = DrawingList(bounds: bounds)
    for _ in 0...DrawingList.commandLimit { list.append(dot, clip: bounds) }
    #expect(list.entries.count == DrawingList.commandLimit)
    #expect(list.fault == .tooManyCommands(limit: 20_000))
    #expect(
      list.fault?.text == "The picture has more than 20000 things to draw, the limit.")
  }

  @Test func `painting over the whole picture too often ends`() {
    var list = DrawingList(bounds: bounds)
    let all = DrawCommand.box(bounds, radius: 0, PictureColour(0, alpha: 9))
    for _ in 0...DrawingList.paintLimit { list.append(all, clip: bounds) }
    #expect(list.entries.count == DrawingList.paintLimit)
    #expect(list.fault == .tooMuchPaint(limit: 100))
    #expect(
      list.fault?.text == "The picture draws more than 100 times its own area, the limit.")
  }

  @Test func `a screen that is too large is cut off`() {
    let list = DrawingList(
      bounds: PictureFrame(x: 0, y: 0, width: 5_000.points, height: 10.points))
    #expect(list.bounds.width == DrawingList.sideLimit.points)
    #expect(
      list.fault?.text == "The screen is more than 2048 points wide or high, the limit.")
  }
}
