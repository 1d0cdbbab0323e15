package import Foundation

/// The size that a container proposes to its content; nil asks for the ideal size.
package struct Proposal: Hashable, Sendable {
  /// The proposed width.
  package var width: CGFloat?
  /// The proposed height.
  package var height: CGFloat?

  /// Makes a proposal.
  package init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// Proposes an exact size.
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal with its missing lengths replaced.
  package func filled(_ size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along an axis.
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
