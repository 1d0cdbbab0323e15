package import Foundation

/// The size that a container offers to what is inside; nil asks for the ideal size.
package struct Proposal: Hashable, Sendable {
  /// The offered width.
  package var width: CGFloat?
  /// The offered height.
  package var height: CGFloat?

  /// Makes an offer.
  package init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// Offers exactly a size.
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer with what is missing replaced.
  package func filled(_ size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The offer along an axis.
  package subscript(axis: BoxAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A direction in which boxes follow each other.
package enum BoxAxis: Sendable {
  case horizontal, vertical

  /// The other direction.
  package var crossing: BoxAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis.
  package subscript(axis: BoxAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
