public import Foundation

extension CGFloat {
  /// Makes a number of an object, as Foundation does for the other types of numbers.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
