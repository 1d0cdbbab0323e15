/// A set of orientations in which an app may show its content.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each orientation, at the raw value of ``UIInterfaceOrientation``.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait: UIInterfaceOrientationMask = mask(.portrait)
  /// Upside down.
  public static let portraitUpsideDown: UIInterfaceOrientationMask = mask(.portraitUpsideDown)
  /// On its side, with the top of the device to the right.
  public static let landscapeLeft: UIInterfaceOrientationMask = mask(.landscapeLeft)
  /// On its side, with the top of the device to the left.
  public static let landscapeRight: UIInterfaceOrientationMask = mask(.landscapeRight)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [landscapeLeft, landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [portrait, portraitUpsideDown, landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [portrait, landscape]

  private static func mask(_ orientation: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
  }
}
