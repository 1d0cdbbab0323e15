public import AppleTypes
public import SwiftUIViews

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self.init(words: uiColor.description) }
  /// A colour of UIKit.
  public init(_ color: UIColor) { self.init(uiColor: color) }
  /// A colour of Core Graphics.
  public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
  /// The colour for Core Graphics, if it was made from components; nil for any other.
  public var cgColor: CGColor? {
    parts.count == 4 ? UIColor(self).cgColor : nil
  }
  /// The components that it was made from.
  fileprivate var parts: [Double] { description.split(separator: " ").compactMap { Double($0) } }
}

extension UIColor {
  /// A colour of the app's assets, which is grey for each name.
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }
  /// A colour of SwiftUI: one made from components has these here, others are grey.
  public convenience init(_ color: Color) {
    let parts = color.parts
    if parts.count == 4 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    } else {
      self.init(white: 0.5, alpha: 1)
    }
  }
}

extension UIImage {
  /// An image of the app's assets, without content.
  public convenience init(resource: ImageResource) { self.init() }
}
