@_exported public import AppleTypes
public import SwiftUIViews

// On a Mac `import SwiftUI` also exports UIKit. The parts of it that exist are exported here.

/// Haptic feedback for impacts; it does nothing here.
open class UIImpactFeedbackGenerator {
  /// How strong it is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Makes a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  open func prepare() {}
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for selections; it does nothing here.
open class UISelectionFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// Does nothing.
  open func prepare() {}
  /// Does nothing.
  open func selectionChanged() {}
}

/// Haptic feedback for success and failure; it does nothing here.
open class UINotificationFeedbackGenerator {
  /// The kind of feedback.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Makes a generator.
  public init() {}
  /// Does nothing.
  open func prepare() {}
  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
