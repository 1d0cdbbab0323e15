public import Foundation

/// What a screen is like, as far as apps ask for it: it is light here.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// What the screen is like now.
  public class var current: UITraitCollection { UITraitCollection() }
  /// Whether it is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
}
