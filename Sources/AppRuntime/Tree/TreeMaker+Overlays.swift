import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat

extension TreeMaker {
  /// Appends a menu or a calendar over the front screen, in a region that closes it on a tap.
  mutating func overlayElement(_ overlay: ShownOverlay) {
    views.reader.screen = overlay.screen
    views.reader.scope = process.scope(of: overlay.screen, item: overlay.item)
    let element = overlay.element
    let isCalendar = element.definition.type == .datePicker
    if isCalendar || element.opensMenuOnTap {
      popoverDismissRegion(in: bounds)
    } else {
      dismissRegion(identifier: "", label: "Dismiss context menu", in: bounds)
      preview(of: element)
    }
    if isCalendar { floatingCalendar(of: element) } else { menu(of: overlay) }
  }

  /// Appends the region around a popover that closes it on a tap.
  mutating func popoverDismissRegion(in frame: ElementFrame) {
    dismissRegion(identifier: "PopoverDismissRegion", label: "dismiss popup", in: frame)
  }

  /// The lower half of the screen; appends the region above it that closes it on a tap.
  mutating func lowerHalf() -> ElementFrame {
    let top = (profile.height / 2).rounded()
    popoverDismissRegion(in: ElementFrame(x: 0, y: 0, width: profile.width, height: top))
    return ElementFrame(x: 0, y: top, width: profile.width, height: profile.height - top)
  }

  private mutating func dismissRegion(identifier: String, label: String, in frame: ElementFrame) {
    views.tree.add(
      ElementAttributes(
        type: .other, identifier: identifier, label: label, frame: frame,
        flags: .takesTouches), .dismissRegion)
  }

  /// The frame of floating content, which leaves the middle of the screen free for taps if it fits
  /// above or below.
  func floatingFrame(width: Double, height: Double) -> ElementFrame {
    let middle = profile.height / 2
    let top = profile.topInset + 11
    let fitsBelow = top + height >= middle && middle + 8 + height <= profile.height
    return ElementFrame(
      x: (profile.width - width) / 2, y: fitsBelow ? middle + 8 : top, width: width,
      height: height)
  }

  private mutating func floatingCalendar(of element: CompiledElement) {
    let frame = floatingFrame(width: min(profile.width - 32, 343), height: 320)
    open(
      .datePicker, frame, identifier: views.reader.words(element.identifier),
      label: views.reader.shown(element.label))
    views.calendar(of: element, frame)
    views.tree.close()
  }

  private mutating func preview(of element: CompiledElement) {
    let label = views.reader.shown(element.label)
    views.tree.add(
      ElementAttributes(
        type: .other, identifier: "Preview", label: label,
        frame: ElementFrame(
          x: 16, y: profile.height - 120, width: profile.width - 32, height: 80)), .system)
  }

  private mutating func menu(of overlay: ShownOverlay) {
    let element = overlay.element
    let rows = rows(of: overlay)
    let frame = floatingFrame(width: 250, height: Double(rows.count) * 44)
    open(.collectionView, frame)
    for (index, row) in rows.enumerated() {
      let place = ElementFrame(
        x: frame.x, y: frame.y + Double(index) * 44, width: frame.width, height: 44)
      open(.cell, place)
      views.button(
        row.part, of: element, row.label, id: row.identifier, place, isEnabled: row.isEnabled,
        isSelected: row.isSelected)
      views.tree.close()
    }
    views.tree.close()
  }

  private typealias MenuRow = (
    part: ControlPart, label: String, identifier: String, isEnabled: Bool, isSelected: Bool
  )

  private func rows(of overlay: ShownOverlay) -> [MenuRow] {
    let (element, commands) = (overlay.element, overlay.commands)
    guard commands.isEmpty else {
      return commands.enumerated().map {
        (
          .menuCommand($0), views.reader.shown($1.label), views.reader.words($1.identifier),
          $1.isEnabled, $1.isSelected
        )
      }
    }
    let options = process.controls.options(of: element, in: views.reader.scope)
    let held = views.reader.screen?.value(of: element, item: views.reader.scope.item) ?? .null
    let chosen = element.chosen(held, among: options)
    return options.enumerated().map { (.option($0), $1, "", true, $0 == chosen) }
  }
}
