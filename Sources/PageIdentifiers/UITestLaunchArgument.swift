import Foundation

/// The launch argument that `launchTestMode(customArguments:)` sets for the app.
///
/// ```swift
/// if UITestLaunchArgument.animationsDisabled.isActive { UIView.setAnimationsEnabled(false) }
/// ```
public enum UITestLaunchArgument: String, Sendable, CaseIterable {
  /// The app should show no animations.
  case animationsDisabled

  /// Whether the running process was launched with it.
  public var isActive: Bool { UserDefaults.standard.bool(forKey: rawValue) }

  /// The pair of launch arguments that sets it: `-animationsDisabled 1`.
  public var arguments: [String] { ["-" + rawValue, "1"] }
}
