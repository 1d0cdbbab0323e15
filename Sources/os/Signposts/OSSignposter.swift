/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}

  /// Begins an interval at another place than its end.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// Marks instants and intervals, which are not kept.
public struct OSSignposter: Sendable {
  /// A signposter that drops everything, as all do here.
  public static let disabled: OSSignposter = OSSignposter()

  /// Makes a signposter for the default log.
  public init() {}

  /// Makes a signposter for a part of a program.
  public init(subsystem: String, category: String) {}

  /// Makes a signposter for a part of a program and a kind of log.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Makes a signposter for the log of a logger.
  public init(logger: Logger) {}

  /// Makes a signposter for a log.
  public init(logHandle: OSLog) {}

  /// Whether signposts are kept; none are.
  public var isEnabled: Bool { false }

  /// Makes an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Makes an identifier for an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Marks an instant.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks an instant with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {}

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {}

  /// Runs code as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }

  /// Runs code as an interval with a message.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
