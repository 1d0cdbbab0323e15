package import AppCompiling

/// A menu or a calendar that floats over its screen.
package struct ShownOverlay {
  var screen: ScreenInstance
  package let element: CompiledElement
  let item: ItemScope?
}
