public import SwiftUIViews

/// Where a preview is shown.
public enum PreviewLayout: Sendable {
  /// On a device.
  case device
  /// In the size of the view.
  case sizeThatFits
  /// In a fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device of previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// The view on a device, in previews.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// The view in a size, in previews.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// The view with a name, in previews.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Prints nothing: `rehearse trace` shows why the screen changed.
  public nonisolated static func _printChanges() {}
  /// Logs nothing: `rehearse trace` shows why the screen changed.
  public nonisolated static func _logChanges() {}
}
