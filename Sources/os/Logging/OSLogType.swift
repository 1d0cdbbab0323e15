/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Makes a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message about a possible cause of a failure.
  public static let `default`: OSLogType = OSLogType(rawValue: 0x00)
  /// A message that helps but is not essential.
  public static let info: OSLogType = OSLogType(rawValue: 0x01)
  /// A message for developers only.
  public static let debug: OSLogType = OSLogType(rawValue: 0x02)
  /// A message about an error of the process.
  public static let error: OSLogType = OSLogType(rawValue: 0x10)
  /// A message about an error of the system.
  public static let fault: OSLogType = OSLogType(rawValue: 0x11)
}
