import AppCompiling
import AppModel
import PredicateFormat

extension ScreenInstance {
  /// How far a container is scrolled; at its beginning if it was never laid out.
  func place(of container: CompiledElement, item: ItemScope?) -> ScrollPlace {
    places[ControlKey(container, item: item)] ?? ScrollPlace()
  }

  /// The page in a container's context key; nil for a container that does not stop at pages.
  func page(of container: CompiledElement, item: ItemScope?) -> Int? {
    guard container.style == .paging, container.definition.binding != nil else { return nil }
    return value(of: container, item: item).wholeNumber ?? 0
  }
}
