/// The look of a screen that its snapshot does not describe.
package struct PictureStyle: Hashable, Sendable {
  /// Whether the appearance is dark.
  package var isDark: Bool
  /// The height of the status bar in points; 0 for a screen without one.
  package var statusBarHeight: Int
  /// Whether the home indicator is visible at the bottom.
  package var hasHomeIndicator: Bool

  /// Makes a style; by default it is light and shows only the app.
  package init(isDark: Bool = false, statusBarHeight: Int = 0, hasHomeIndicator: Bool = false) {
    self.isDark = isDark
    self.statusBarHeight = statusBarHeight
    self.hasHomeIndicator = hasHomeIndicator
  }
}
