public import Foundation

extension CGFloat {
  /// Converts a number object, as Foundation does for the other number types.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
