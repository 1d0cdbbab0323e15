/// Distinguishes signposts with the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Makes an identifier from its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes an identifier from its number.
  public init(_ value: UInt64) { rawValue = value }

  /// Makes an identifier for a log.
  public init(log: OSLog) { self = .exclusive }

  /// Makes an identifier for a log and an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The only signpost with its name.
  public static let exclusive: OSSignpostID = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  /// No signpost.
  public static let null: OSSignpostID = OSSignpostID(rawValue: 0)
  /// No valid signpost.
  public static let invalid: OSSignpostID = OSSignpostID(rawValue: .max)
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// Makes a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An instant.
  public static let event: OSSignpostType = OSSignpostType(rawValue: 0)
  /// The start of an interval.
  public static let begin: OSSignpostType = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end: OSSignpostType = OSSignpostType(rawValue: 2)
}

/// Marks an instant or an end of an interval, which is not kept.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks an instant or an end of an interval with a message in C's format, which is not kept.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
