@_exported public import AppleTypes
public import SwiftUIViews

// On a Mac `import SwiftUI` shows UIKit too. What is there of it comes along here.

/// A tap that is felt; nothing is felt here.
open class UIImpactFeedbackGenerator {
  /// How strong it is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Makes a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Gets ready.
  open func prepare() {}
  /// Would be felt.
  open func impactOccurred() {}
  /// Would be felt as strong as this.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A change of a choice that is felt; nothing is felt here.
open class UISelectionFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// Gets ready.
  open func prepare() {}
  /// Would be felt.
  open func selectionChanged() {}
}

/// Success or failure that is felt; nothing is felt here.
open class UINotificationFeedbackGenerator {
  /// The kind of feedback.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Makes a generator.
  public init() {}
  /// Gets ready.
  open func prepare() {}
  /// Would be felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
