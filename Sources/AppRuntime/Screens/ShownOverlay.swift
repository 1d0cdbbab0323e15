package import AppCompiling

/// A menu or a calendar that floats over its screen.
package struct ShownOverlay {
  var screen: ScreenInstance
  package let element: CompiledElement
  let item: ItemScope?
  /// The places that lead from its menu to the one that was opened inside.
  var places: [Int] = []

  /// The commands of the menu that is open.
  var commands: [CompiledCommand] { element.control?.menu(at: places) ?? [] }
}
