/// What a snapshot does not say of how its screen looks.
package struct PictureStyle: Hashable, Sendable {
  /// Whether the colours are dark ones.
  package var isDark: Bool
  /// Points at the top that belong to the status bar; 0 for a screen without one.
  package var statusBarHeight: Int
  /// Whether the bar that stands for a home button is seen at the bottom.
  package var hasHomeIndicator: Bool

  /// Makes a style; a plain one is light and shows the app alone.
  package init(isDark: Bool = false, statusBarHeight: Int = 0, hasHomeIndicator: Bool = false) {
    self.isDark = isDark
    self.statusBarHeight = statusBarHeight
    self.hasHomeIndicator = hasHomeIndicator
  }
}
