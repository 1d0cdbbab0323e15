public import AppleTypes
public import Foundation
import ViewGraph

// Small parts of UIKit that views of public apps use.

/// Sizes that grow with the size of text, which is the standard one here.
open class UIFontMetrics {
  /// Those of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics() }
  /// Makes metrics.
  public init() {}
  /// Makes those of a style of text.
  public convenience init(forTextStyle style: UIFont.TextStyle) { self.init() }
  /// The size as it is.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// The font as it is.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font as it is.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
}

extension UIAccessibility {
  /// Whether a person wants bold letters: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether a person wants less movement: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether a person wants less transparency: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether VoiceOver is on, as an app sees it: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Posts a notification for VoiceOver, which nobody receives here.
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIColor {
  /// Makes a colour by its name in an asset catalogue, which is not read: a grey for each name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: Any?) {
    self.init(named: name)
  }
}

extension UIImage {
  /// Whether an image is drawn in its own colours.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// Makes an image without content for a name in an asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Any?) {
    self.init(named: name)
  }
  /// Makes an image without content for a name in an asset catalogue.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: Any?) {
    self.init(named: name)
  }
  /// The image as it is.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// The image as it is.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
}

/// Runs a block, whose objects Linux frees without a pool.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an image to the photos, once the user has allowed access to them; nothing shows it there.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { StateWatch.current?.ask("photos") { _ in } }
