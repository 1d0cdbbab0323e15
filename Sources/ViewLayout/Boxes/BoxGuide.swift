package import Foundation

/// A line of a box that containers align: its name, and where it is without an explicit place.
package struct BoxGuide {
  /// The name; guides with the same name are the same.
  package let name: ObjectIdentifier
  /// Where it is in a box of a size, if the box sets no explicit place.
  package let standard: (Box, CGSize) -> CGFloat

  /// Makes a guide.
  package init(name: ObjectIdentifier, standard: @escaping (Box, CGSize) -> CGFloat) {
    self.name = name
    self.standard = standard
  }

  /// Where the guide of a box of a size is.
  package func place(of box: Box, in size: CGSize) -> CGFloat {
    box.explicitPlace(of: name, in: size) ?? standard(box, size)
  }
}

/// How a box is aligned in the space around it: a guide for each direction.
package struct BoxAlignment {
  /// The horizontal guide.
  package let horizontal: BoxGuide
  /// The vertical guide.
  package let vertical: BoxGuide

  /// Makes an alignment.
  package init(_ horizontal: BoxGuide, _ vertical: BoxGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Where a box goes so that its guides meet those of a frame.
  func origin(of box: Box, sized size: CGSize, in frame: CGRect) -> CGPoint {
    let holder = Box()
    return CGPoint(
      x: frame.minX + horizontal.standard(holder, frame.size) - horizontal.place(of: box, in: size),
      y: frame.minY + vertical.standard(holder, frame.size) - vertical.place(of: box, in: size))
  }
}
