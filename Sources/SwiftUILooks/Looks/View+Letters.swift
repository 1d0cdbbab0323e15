public import SwiftUIViews

// How letters look, which no test sees.

extension View {
  /// Adds space between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }
  /// Adds space between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
  /// Moves text up or down.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { self }
  /// Slants text.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
  /// Draws a line under text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Draws a line through text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  /// Gives digits one width.
  public nonisolated func monospacedDigit() -> some View { self }
  /// Gives letters one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Uses another font design.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Uses letters of another width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
}
