import AccessibilityTree

extension ScreenDrawer {
  mutating func drawControl(_ element: DrawnElement) {
    switch element.type {
    case .switch, .toggle: drawSwitch(element)
    case .checkBox: drawCheckBox(element)
    case .slider: drawTrack(element, hasKnob: true)
    case .progressIndicator: drawTrack(element, hasKnob: false)
    case .activityIndicator: drawSpinner(element)
    case .pageIndicator: drawPages(element)
    case .stepper: drawStepper(element)
    default: drawPicker(element)
    }
  }

  /// A switch at the right of its frame, with its label if there is room.
  private mutating func drawSwitch(_ element: DrawnElement) {
    let frame = element.frame
    let width = min(51.points, frame.width)
    let height = min(31.points, frame.height)
    let isWide = frame.width > 90.points
    let track = PictureFrame(
      x: isWide ? frame.right - width : frame.x + (frame.width - width) / 2,
      y: frame.middle - height / 2, width: width, height: height)
    var colour = element.isOn ? theme.green : theme.fill
    if !element.view.isEnabled { colour = colour.over(theme.background, alpha: 110) }
    list.append(.box(track, radius: height / 2, colour), clip: element.clip)
    let side = max(0, height - 4.points)
    let knob = PictureFrame(
      x: element.isOn ? track.right - side - 2.points : track.x + 2.points,
      y: track.y + 2.points, width: side, height: side)
    list.append(.box(knob, radius: side / 2, theme.knob), clip: element.clip)
    guard isWide else { return }
    var words = frame
    words.width -= width + 8.points
    text(
      element.words, in: words, element.view.isEnabled ? theme.text : theme.secondary,
      clip: element.clip)
  }

  private mutating func drawCheckBox(_ element: DrawnElement) {
    let side = min(element.frame.width, element.frame.height, 22.points)
    let frame = PictureFrame(
      x: element.frame.x, y: element.frame.middle - side / 2, width: side, height: side)
    guard element.isOn else {
      return framedBox(
        frame, radius: 5, edge: theme.secondary, theme.background, clip: element.clip)
    }
    box(frame, radius: 5, tint(of: element), clip: element.clip)
    stroke(
      [(-side / 4, 0), (-side / 16, side / 5), (side / 4, -side / 5)],
      from: PicturePoint(x: frame.x + side / 2, y: frame.middle), width: 2.points, theme.onTint,
      clip: element.clip)
  }

  private mutating func drawTrack(_ element: DrawnElement, hasKnob: Bool) {
    let frame = element.frame
    let side = hasKnob ? min(27.points, frame.height) : 0
    let track = PictureFrame(
      x: frame.x, y: frame.middle - 2.points, width: frame.width, height: 4.points)
    let reach = (frame.width - side) * element.share / 1_000
    box(track, radius: 2, theme.fill, clip: element.clip)
    var done = track
    done.width = reach + side / 2
    if done.width > 0 { box(done, radius: 2, tint(of: element), clip: element.clip) }
    guard hasKnob else { return }
    let knob = PictureFrame(
      x: frame.x + reach, y: frame.middle - side / 2, width: side, height: side)
    list.append(.box(knob, radius: side / 2, theme.separator), clip: element.clip)
    list.append(.box(knob.inset(1, 1), radius: side / 2, theme.knob), clip: element.clip)
  }

  /// Eight spokes, each paler than the one before.
  private mutating func drawSpinner(_ element: DrawnElement) {
    let side = min(element.frame.width, element.frame.height, 37.points)
    let middle = PicturePoint(
      x: element.frame.x + element.frame.width / 2, y: element.frame.middle)
    let turns = [(0, -16), (11, -11), (16, 0), (11, 11), (0, 16), (-11, 11), (-16, 0), (-11, -11)]
    for (number, turn) in turns.enumerated() {
      let colour = theme.secondary.over(theme.background, alpha: UInt8(255 - number * 25))
      stroke(
        [
          (turn.0 * side / 64, turn.1 * side / 64),
          (turn.0 * side * 15 / 512, turn.1 * side * 15 / 512),
        ], from: middle, width: side / 9, colour, clip: element.clip)
    }
  }

  /// A dot for each page, from a value such as `page 2 of 5`.
  private mutating func drawPages(_ element: DrawnElement) {
    let numbers = element.value.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
    let count = min(max(numbers.count > 1 ? numbers[1] : 1, 1), 20)
    let current = numbers.first ?? 1
    var x = element.frame.x + (element.frame.width - (count * 16 - 8).points) / 2
    for page in 1...count {
      let dot = PictureFrame(
        x: x, y: element.frame.middle - 4.points, width: 8.points, height: 8.points)
      box(dot, radius: 4, page == current ? theme.tint : theme.separator, clip: element.clip)
      x += 16.points
    }
  }

  private mutating func drawStepper(_ element: DrawnElement) {
    let frame = element.frame
    box(frame, radius: 8, theme.fill, clip: element.clip)
    let colour = element.view.isEnabled ? theme.text : theme.placeholder
    let reach = 7.points
    for part in [1, 3] {
      let middle = PicturePoint(x: frame.x + frame.width * part / 4, y: frame.middle)
      stroke(
        [(-reach, 0), (reach, 0)], from: middle, width: 2.points, colour, clip: element.clip)
      guard part == 3 else { continue }
      stroke(
        [(0, -reach), (0, reach)], from: middle, width: 2.points, colour, clip: element.clip)
    }
    let line = frame.centered(width: 64, height: 18.points)
    box(line, theme.separator, clip: element.clip)
  }

  /// A wheel with its value in a band across the middle.
  private mutating func drawPicker(_ element: DrawnElement) {
    guard element.type == .pickerWheel || !element.isFilled else { return }
    let frame = element.frame
    let band = frame.centered(
      width: frame.width - 16.points, height: min(34.points, frame.height))
    box(band, radius: 8, theme.fill, clip: element.clip)
    text(
      element.value.isEmpty ? element.words : element.value, in: band.inset(8), size: 20.points,
      element.view.isEnabled ? theme.text : theme.secondary, align: .center, clip: element.clip)
  }
}
