import AppModel

/// A stack of screens under one navigation bar.
package struct ScreenStack {
  package var screens: [ScreenInstance]
  var hasBar: Bool
}

/// A stack shown over the others.
package struct PresentedStack {
  package var stack: ScreenStack
  let style: PresentationStyle
  /// The heights that a sheet can be pulled to.
  var detents: Set<SheetDetent> = [.large]
  /// The height at which a sheet rests.
  var detent = SheetDetent.large
  var hasGrabber = false
}
