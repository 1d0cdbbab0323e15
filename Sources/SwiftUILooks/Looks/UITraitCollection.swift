public import AppleTypes
public import Foundation

/// What a screen is like, as far as colours ask for it: it is light here.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// What the screen is like now.
  public class var current: UITraitCollection { UITraitCollection() }
  /// Whether it is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

extension UIColor {
  /// Makes a colour that depends on what the screen is like.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.current)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
