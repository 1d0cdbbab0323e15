public import AppleTypes
public import Foundation

/// What an app tells VoiceOver: posting does nothing, since nobody listens on a simulated device.
public enum AccessibilityNotification {
  /// Words that VoiceOver says.
  public struct Announcement: Sendable {
    /// Makes an announcement of words.
    public init(_ announcement: String) {}
    /// Makes an announcement of words with looks.
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

// What a person has set for all apps: a simulated device is as a new one.

extension UIAccessibility {
  /// Whether a person touches through a menu: no.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is held to one app: no.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether a person wants more contrast: no.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the screen is grey: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the screen is read aloud after a swipe: no.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether chosen words are read aloud: no.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether videos have captions: no.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether both ears hear the same: no.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether a person uses switches in place of touches: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether switches show signs: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether a shake takes back what was typed: yes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether videos start alone: yes.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether buttons have shapes: no.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether screens fade in place of sliding: no.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether a person wants signs beside colours: no.
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
