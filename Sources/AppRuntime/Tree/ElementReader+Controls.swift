import AccessibilityTree
import AppCompiling
import AppModel
import PredicateFormat

extension ElementReader {
  /// How much of an area the keyboard covers, in points from the bottom of the area.
  func covered(of area: ElementFrame, on profile: DeviceProfile) -> Double {
    guard process.textEntry.showsKeyboard else { return 0 }
    return min(
      area.height, max(0, area.y + area.height - process.textEntry.keyboardTop(on: profile)))
  }

  /// How many options a control has; nil for a control without options.
  func optionCount(of element: CompiledElement) -> Int? {
    element.control?.options != nil ? process.controls.options(of: element, in: scope).count : nil
  }

  func held(_ element: CompiledElement) -> FormatValue {
    screen?.value(of: element, item: scope.item) ?? .null
  }

  func hasFocus(_ element: CompiledElement) -> Bool {
    guard let screen, let focus = process.focus else { return false }
    return focus.isOn(element, item: scope.item, screen: screen.id)
  }

  /// Whether the cancel button of a search is shown next to a field: while the field is edited.
  func showsCancel(_ element: CompiledElement) -> Bool {
    element.definition.type == .searchField && element.gesture(.cancel) != nil && hasFocus(element)
  }

  func date(of element: CompiledElement) -> CalendarDate {
    guard let screen else { return .first }
    return process.controls.date(of: element, item: scope.item, on: screen)
  }

  /// The first case of a choice whose condition is true, if any; an element without cases is
  /// returned as it is.
  func chosen(from element: CompiledElement) -> CompiledElement? {
    guard !element.cases.isEmpty else { return element }
    return element.cases.first { $0.condition?.holds(in: scope) ?? true }?.element
  }
  /// The items that an element is repeated for, in their order on this screen.
  func items(of element: CompiledElement) -> [FormatValue]? {
    guard case .list(let items)? = element.forEach?.value(in: scope) else { return nil }
    guard element.definition.isUnordered, let order = screen?.itemOrder else { return items }
    return order.applied(to: items)
  }

  func source(of element: CompiledElement) -> ElementSource {
    .element(screen: screen?.id ?? 0, element, scope.item)
  }

  /// The height of an element without children at the present text size, in points.
  func height(of element: CompiledElement) -> Double {
    let height = element.intrinsicHeight
    let growth = process.localization.textSize.growth
    guard growth != 0, element.definition.look.font?.scales ?? true else { return height }
    return element.definition.type.grown(height, by: growth)
  }

  /// The least height of an element with children, in points.
  func leastHeight(of element: CompiledElement) -> Double {
    let type = element.definition.type
    let growth = process.localization.textSize.growth
    return type == .cell ? type.grown(type.minimumHeight, by: growth) : type.minimumHeight
  }
}
