public import AppleTypes

extension UIApplication {
  /// Why an app was launched; the options are empty here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// Makes a reason with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A link.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A message from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A choice in the menu of the app's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How an app is asked to open a link.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIApplication {
  /// Whether messages of a server reach the app: no.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Asks for messages of a server; none reaches a simulated device, and no token comes.
  public func registerForRemoteNotifications() {}
  /// Asks for no more messages.
  public func unregisterForRemoteNotifications() {}
}
