import AccessibilityTree

/// Draws the elements of a snapshot in order, each as iOS shows its type.
struct ScreenDrawer {
  private(set) var snapshot: ElementSnapshot
  let style: PictureStyle
  let theme: PictureTheme
  let measure = TextMeasure()
  var list: DrawingList
  /// The whole screen.
  let screen: PictureFrame
  private var open: [Level] = []

  /// An element whose descendants are being drawn.
  private struct Level {
    let end: Int
    let clip: PictureFrame
    let container: ElementType
  }

  init(_ snapshot: ElementSnapshot, style: PictureStyle) {
    self.snapshot = snapshot
    self.style = style
    theme = style.isDark ? .dark : .light
    list = DrawingList(bounds: PictureFrame(snapshot.frame(of: 0)))
    screen = list.bounds
  }

  /// Draws the whole screen, and elements of other snapshots over it.
  mutating func draw(covers: [ElementView]) -> DrawingList {
    box(screen, theme.background, clip: screen)
    visit(0..<snapshot.count)
    for cover in covers {
      snapshot = cover.snapshot
      visit(snapshot.subtree(of: cover.index))
    }
    drawSystemBars()
    return list
  }

  private mutating func visit(_ elements: Range<Int>) {
    open = []
    var next = elements.lowerBound
    for index in elements {
      if snapshot[index].isScrollBar { next = max(next, snapshot.subtree(of: index).upperBound) }
      while let last = open.last, last.end <= index { open.removeLast() }
      if index >= next { visit(index) }
    }
  }

  private mutating func visit(_ index: Int) {
    let level = open.last ?? Level(end: 0, clip: screen, container: .other)
    let type = snapshot.type(of: index)
    let below = snapshot.subtree(of: index)
    let frame = PictureFrame(snapshot.frame(of: index))
    if below.count > 1 {
      let isClipping = snapshot.flags(of: index).contains(.clipsDescendants)
      open.append(
        Level(
          end: below.upperBound,
          clip: isClipping ? level.clip.intersection(frame) : level.clip,
          container: type.decidesLooks ? type : level.container))
    }
    guard !frame.intersection(level.clip).isEmpty else { return }
    draw(
      DrawnElement(
        view: snapshot[index], frame: frame, clip: level.clip, container: level.container,
        isFilled: isFilled(below)))
  }

  /// How many descendants are searched for text.
  private static let descendantsSearched = 32

  private func isFilled(_ below: Range<Int>) -> Bool {
    below.dropFirst().prefix(Self.descendantsSearched).contains { index in
      switch snapshot.type(of: index) {
      case .other, .group: false
      default: true
      }
    }
  }

  private mutating func draw(_ element: DrawnElement) {
    switch element.type {
    case .application, .window, .scrollView, .webView, .table, .collectionView, .any: break
    case .navigationBar, .tabBar, .toolbar, .statusBar: drawBar(element)
    case .alert, .sheet, .dialog, .popover, .menu: drawPanel(element)
    case .keyboard: drawKeyboard(element)
    case .key: drawKey(element)
    case .button, .link, .tab, .menuItem, .toolbarButton, .menuButton, .popUpButton, .icon,
      .radioButton, .segmentedControl, .disclosureTriangle:
      drawButton(element)
    case .cell, .tableRow, .outlineRow: drawCell(element)
    case .textField, .secureTextField, .searchField, .textView, .comboBox: drawField(element)
    case .switch, .toggle, .checkBox, .slider, .progressIndicator, .activityIndicator,
      .pageIndicator, .stepper, .picker, .pickerWheel, .datePicker:
      drawControl(element)
    case .image, .map: drawImage(element)
    case .staticText: drawStaticText(element)
    default: drawPlain(element)
    }
  }
}

extension ElementView {
  /// Whether it is a scroll bar, as VoiceOver knows it; on the screen it shows only while something
  /// is scrolled.
  fileprivate var isScrollBar: Bool {
    type == .scrollBar
      || type == .other && traits.contains(.adjustable) && label.contains(" scroll bar, ")
  }
}

extension ElementType {
  /// Whether elements inside it look different from elements elsewhere.
  fileprivate var decidesLooks: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .alert, .sheet, .dialog, .popover, .menu, .keyboard,
      .segmentedControl, .cell, .tableRow, .outlineRow, .button, .link, .stepper, .picker,
      .datePicker, .textField, .secureTextField, .searchField:
      true
    default: false
    }
  }
}
