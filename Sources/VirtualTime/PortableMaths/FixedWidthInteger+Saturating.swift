extension FixedWidthInteger {
  /// The whole part of a number, or the nearest that the type holds; NaN gives zero.
  ///
  /// For numbers that come from files or from a user, which can have any size.
  package init(saturating number: Double) {
    if let whole = Self(exactly: number.rounded(.towardZero)) {
      self = whole
    } else {
      self = number.isNaN ? 0 : (number < 0 ? .min : .max)
    }
  }
}
