import AccessibilityTree
import AppCompiling
import AppModel
import VirtualTime

extension TreeWriter {
  /// Appends the scroll bars of a container, twice for each axis that scrolls (behaviour.md D).
  mutating func scrollBars(of place: ScrollPlace) {
    let area = place.viewport
    guard area.height.isFinite else { return }
    if place.furthest.down > 0.5 {
      let share = area.height / place.content.height
      let way = place.shown.down / place.content.height
      scrollBar(
        "Vertical", pages: (1 / share).rounded(.up), at: place.shown.down / place.furthest.down,
        frame: ElementFrame(x: area.x + area.width - 33, y: area.y, width: 30, height: area.height),
        thumb: ElementFrame(
          x: area.x + area.width - 6, y: area.y + area.height * way, width: 3,
          height: area.height * share))
    }
    if place.furthest.right > 0.5 {
      let share = area.width / place.content.width
      let way = place.shown.right / place.content.width
      scrollBar(
        "Horizontal", pages: (1 / share).rounded(.up),
        at: place.shown.right / place.furthest.right,
        frame: ElementFrame(x: area.x, y: area.y + area.height - 33, width: area.width, height: 30),
        thumb: ElementFrame(
          x: area.x + area.width * way, y: area.y + area.height - 6, width: area.width * share,
          height: 3))
    }
  }

  private mutating func scrollBar(
    _ axis: String, pages: Double, at part: Double, frame: ElementFrame, thumb: ElementFrame
  ) {
    let pages = pages == 1 ? "1 page" : "\(Int(saturating: pages)) pages"
    let percent = Int(saturating: (part * 100).rounded())
    for _ in 0..<2 {
      open(
        ElementAttributes(
          type: .other, label: "\(axis) scroll bar, \(pages)", value: "\(percent)%", frame: frame,
          traits: .adjustable), .system)
      add(ElementAttributes(type: .other, frame: thumb), .system)
      close()
    }
  }
}
