public import Foundation

/// The traits of a screen, as far as apps read them: it is light here.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The current traits of the screen.
  public class var current: UITraitCollection { UITraitCollection() }
  /// Whether it is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
}
