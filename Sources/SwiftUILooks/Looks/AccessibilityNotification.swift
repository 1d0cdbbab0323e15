public import AppleTypes
public import Foundation

/// Notifications for VoiceOver: posting one does nothing, since a simulated device has no listener.
public enum AccessibilityNotification {
  /// A text that VoiceOver speaks.
  public struct Announcement: Sendable {
    /// Makes an announcement from a text.
    public init(_ announcement: String) {}
    /// Makes an announcement from an attributed text.
    @_disfavoredOverload
    public init(_ announcement: AttributedString) {}
    /// Posts it, which does nothing here.
    public func post() {}
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    /// Names the element that VoiceOver goes to.
    public init(_ element: Any? = nil) {}
    /// Posts it, which does nothing here.
    public func post() {}
  }

  /// Much of the screen has changed.
  public struct ScreenChanged {
    /// Names the element that VoiceOver goes to.
    public init(_ element: Any? = nil) {}
    /// Posts it, which does nothing here.
    public func post() {}
  }

  /// A page was scrolled.
  public struct PageScrolled: Sendable {
    /// Says where the page is.
    public init(_ status: String) {}
    /// Posts it, which does nothing here.
    public func post() {}
  }
}

// The user's settings for all apps: a simulated device has those of a new one.

extension UIAccessibility {
  /// Whether AssistiveTouch is on: no.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is restricted to one app: no.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether a person wants more contrast: no.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen is grey: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the screen is read aloud after a swipe: no.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selected text is read aloud: no.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether videos have captions: no.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether audio is mono: no.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether Switch Control is on: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether switches show on and off labels: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether a shake undoes typing: yes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether videos play automatically: yes.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether buttons have shapes: no.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether screens fade instead of sliding: no.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether the user wants symbols in addition to colours: no.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// VoiceOver was turned on or off; no one posts it here.
  public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
  /// Less movement was turned on or off; no one posts it here.
  public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }
  /// Bold letters were turned on or off; no one posts it here.
  public static var boldTextStatusDidChangeNotification: Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }
}
