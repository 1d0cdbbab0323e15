public import AppleTypes
public import Foundation

/// An action that the home screen offers for an app; here the home screen shows none.
public class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// What the app knows it by.
  public let type: String
  /// Its name.
  public let localizedTitle: String
  /// The line below its name.
  public let localizedSubtitle: String?
  /// Its picture.
  public let icon: UIApplicationShortcutIcon?

  /// Makes an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
  }
}

/// The picture of an action on the home screen.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
  /// The name of the symbol or image.
  let name: String

  /// Makes a picture of a symbol.
  public init(systemImageName: String) { name = systemImageName }
  /// Makes a picture of an image of the app.
  public init(templateImageName: String) { name = templateImageName }
}

extension UIApplication {
  @MainActor private static var shortcutItems: [UIApplicationShortcutItem]?

  /// The actions that the home screen would offer.
  @MainActor @preconcurrency
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { Self.shortcutItems }
    set { Self.shortcutItems = newValue }
  }
}
