import AccessibilityTree
import ScreenPictures
import Testing

/// Screens made by hand, which together show every kind of element that looks like something.
enum PictureGallery {
  /// A screen with a name.
  struct Screen: Sendable, CustomTestStringConvertible {
    let name: String
    let tree: ElementSnapshot
    var style = PictureStyle(statusBarHeight: 59, hasHomeIndicator: true)

    var picture: ScreenPicture { ScreenPicture(of: tree, style: style) }
    var testDescription: String { name }
  }

  static let all: [Screen] = [
    Screen(name: "controls", tree: controls()),
    Screen(
      name: "controls in the dark", tree: controls(),
      style: PictureStyle(isDark: true, statusBarHeight: 20)),
    Screen(name: "alert", tree: alert()), Screen(name: "rows", tree: rows()),
    Screen(name: "keyboard", tree: keyboard()), Screen(name: "nothing", tree: empty()),
  ]

  /// A screen that holds one line of text and nothing else.
  static func text(_ words: String) -> ScreenPicture {
    ScreenPicture(
      of: tree { builder in
        builder.add(
          ElementAttributes(
            type: .staticText, label: words,
            frame: ElementFrame(x: 16, y: 10, width: 300, height: 20.5)))
      })
  }

  /// A screen of the usual size with what a body adds to it.
  static func tree(_ body: (inout SnapshotBuilder) -> Void) -> ElementSnapshot {
    var builder = SnapshotBuilder()
    let frame = ElementFrame(x: 0, y: 0, width: 393, height: 852)
    builder.begin(ElementAttributes(type: .application, label: "Gallery", frame: frame))
    builder.begin(ElementAttributes(type: .window, frame: frame))
    body(&builder)
    return builder.finish()
  }

  private static func empty() -> ElementSnapshot {
    var builder = SnapshotBuilder()
    return builder.finish()
  }

  private static func controls() -> ElementSnapshot {
    tree { builder in
      navigationBar(&builder)
      var y = 110.0
      for (attributes, height) in column {
        var placed = attributes
        placed.frame = ElementFrame(x: 16, y: y, width: 361, height: height)
        builder.add(placed)
        y += height + 6
      }
      segments(&builder, y: y)
      tabs(&builder)
    }
  }

  private static let column: [(ElementAttributes, Double)] = [
    (ElementAttributes(type: .staticText, label: "Grüße, Привет, Γειά, こんにちは世界"), 20.5),
    (ElementAttributes(type: .staticText, label: "大きい Title", traits: .header), 41),
    (ElementAttributes(type: .staticText, label: "Many words, 折り返す文章, on two lines at last."), 41),
    (ElementAttributes(type: .textField, value: "E-mail", placeholderValue: "E-mail"), 34),
    (
      ElementAttributes(
        type: .secureTextField, value: "••••", flags: [.isEnabled, .hasKeyboardFocus]), 34
    ),
    (ElementAttributes(type: .searchField, placeholderValue: "Search"), 36),
    (ElementAttributes(type: .textView, value: "One\nTwo"), 60),
    (ElementAttributes(type: .button, label: "Sign in"), 34),
    (ElementAttributes(type: .button, label: "Off", flags: []), 34),
    (ElementAttributes(type: .button, label: "On", flags: [.isEnabled, .isSelected]), 34),
    (ElementAttributes(type: .link, label: "Terms"), 20.5),
    (ElementAttributes(type: .switch, label: "News", value: "1"), 31),
    (ElementAttributes(type: .switch, value: "0", flags: []), 31),
    (ElementAttributes(type: .checkBox, value: "1"), 22),
    (ElementAttributes(type: .slider, value: "40%"), 31),
    (ElementAttributes(type: .progressIndicator, value: "0.7"), 4),
    (ElementAttributes(type: .activityIndicator), 20),
    (ElementAttributes(type: .pageIndicator, value: "page 2 of 5"), 26),
    (ElementAttributes(type: .stepper), 32), (ElementAttributes(type: .image, label: "Cat"), 60),
    (ElementAttributes(type: .pickerWheel, value: "Monday 😀"), 40),
  ]

  private static func navigationBar(_ builder: inout SnapshotBuilder) {
    builder.begin(
      ElementAttributes(
        type: .navigationBar, identifier: "Title",
        frame: ElementFrame(x: 0, y: 59, width: 393, height: 44)))
    builder.add(
      ElementAttributes(
        type: .button, identifier: "BackButton", label: "Back",
        frame: ElementFrame(x: 8, y: 59, width: 66, height: 44)))
    builder.add(
      ElementAttributes(
        type: .staticText, label: "Title",
        frame: ElementFrame(x: 174, y: 70.5, width: 45, height: 20.5), traits: .header))
    builder.end()
  }

  private static func segments(_ builder: inout SnapshotBuilder, y: Double) {
    builder.begin(
      ElementAttributes(
        type: .segmentedControl, frame: ElementFrame(x: 16, y: y, width: 361, height: 32)))
    for (index, label) in ["Day", "Week"].enumerated() {
      let x = 16 + Double(index) * 180.5
      builder.add(
        ElementAttributes(
          type: .button, label: label, frame: ElementFrame(x: x, y: y, width: 180.5, height: 32),
          flags: index == 0 ? [.isEnabled, .isSelected] : .isEnabled))
    }
    builder.end()
  }

  private static func tabs(_ builder: inout SnapshotBuilder) {
    builder.begin(
      ElementAttributes(
        type: .tabBar, frame: ElementFrame(x: 0, y: 769, width: 393, height: 83)))
    for (index, label) in ["Home", "検索", "Profile"].enumerated() {
      builder.add(
        ElementAttributes(
          type: .button, label: label,
          frame: ElementFrame(x: Double(index) * 131, y: 769, width: 131, height: 49),
          flags: index == 1 ? [.isEnabled, .isSelected] : .isEnabled))
    }
    builder.end()
  }

  private static func alert() -> ElementSnapshot {
    tree { builder in
      builder.begin(
        ElementAttributes(
          type: .alert, label: "Delete?",
          frame: ElementFrame(x: 61.5, y: 340, width: 270, height: 125),
          flags: [.isEnabled, .isModal]))
      for (index, words) in ["Delete?", "This cannot be undone."].enumerated() {
        let y = 360 + Double(index) * 20.5
        builder.add(
          ElementAttributes(
            type: .staticText, label: words,
            frame: ElementFrame(x: 77.5, y: y, width: 238, height: 20.5)))
      }
      builder.add(
        ElementAttributes(
          type: .button, label: "OK",
          frame: ElementFrame(x: 61.5, y: 421, width: 270, height: 44)))
    }
  }

  private static func rows() -> ElementSnapshot {
    tree { builder in
      builder.begin(
        ElementAttributes(
          type: .table, frame: ElementFrame(x: 0, y: 100, width: 393, height: 300),
          flags: [.isEnabled, .clipsDescendants]))
      for row in 0..<12 {
        let y = 80 + Double(row) * 44
        builder.begin(
          ElementAttributes(
            type: .cell, frame: ElementFrame(x: 0, y: y, width: 393, height: 44),
            flags: row == 3 ? [.isEnabled, .isSelected] : .isEnabled))
        builder.add(
          ElementAttributes(
            type: .staticText, label: "Row \(row)",
            frame: ElementFrame(x: 0, y: y, width: 300, height: 20.5)))
        builder.end()
      }
    }
  }

  private static func keyboard() -> ElementSnapshot {
    tree { builder in
      builder.begin(
        ElementAttributes(
          type: .keyboard, frame: ElementFrame(x: 0, y: 516, width: 393, height: 302)))
      for (index, label) in ["q", "W", "shift", "delete", "more", "space", "return"].enumerated() {
        let frame = ElementFrame(x: Double(index) * 56, y: 516, width: 56, height: 75)
        let type: ElementType = ["shift", "return"].contains(label) ? .button : .key
        builder.add(ElementAttributes(type: type, label: label, frame: frame))
      }
    }
  }
}
