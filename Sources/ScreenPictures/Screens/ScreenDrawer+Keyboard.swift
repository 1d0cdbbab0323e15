extension ScreenDrawer {
  mutating func drawKeyboard(_ element: DrawnElement) {
    var frame = element.frame
    if screen.bottom - frame.bottom < 70.points { frame.height = screen.bottom - frame.y }
    box(frame, theme.keyboard, clip: element.clip)
  }

  mutating func drawKey(_ element: DrawnElement) {
    let frame = element.frame.inset(3, 5)
    let name = element.name
    let isLetter = name.count == 1 || name == "space"
    box(frame, radius: 5, isLetter ? theme.key : theme.specialKey, clip: element.clip)
    switch name {
    case "shift": drawShift(in: frame, clip: element.clip)
    case "delete": drawDelete(in: frame, clip: element.clip)
    case "more":
      text("123", in: frame, size: 16.points, theme.text, align: .center, clip: element.clip)
    default:
      text(
        name, in: frame.inset(2), size: name.count == 1 ? 22.points : 16.points, theme.text,
        align: .center, clip: element.clip)
    }
  }

  private mutating func drawShift(in frame: PictureFrame, clip: PictureFrame) {
    let middle = PicturePoint(x: frame.x + frame.width / 2, y: frame.middle)
    let steps = [(0, -9), (9, 0), (4, 0), (4, 8), (-4, 8), (-4, 0), (-9, 0)]
    let points = steps.map {
      PicturePoint(x: middle.x + $0.0.points, y: middle.y + $0.1.points)
    }
    list.append(.polygon(points, theme.text), clip: clip)
  }

  private mutating func drawDelete(in frame: PictureFrame, clip: PictureFrame) {
    let middle = PicturePoint(x: frame.x + frame.width / 2, y: frame.middle)
    let steps = [(-11, 0), (-4, -8), (10, -8), (10, 8), (-4, 8)]
    let points = steps.map {
      PicturePoint(x: middle.x + $0.0.points, y: middle.y + $0.1.points)
    }
    list.append(.polygon(points, theme.text), clip: clip)
    for turn in [1, -1] {
      stroke(
        [(-1.points, turn * -4.points), (7.points, turn * 4.points)], from: middle,
        width: 1.points + 32, theme.specialKey, clip: clip)
    }
  }
}
