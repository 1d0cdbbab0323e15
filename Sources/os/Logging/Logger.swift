/// Writes messages to a log, which keeps none of them.
public struct Logger: Sendable {
  /// Makes a logger for the default log.
  public init() {}

  /// Makes a logger for a part of a program.
  public init(subsystem: String, category: String) {}

  /// Makes a logger for a log.
  public init(_ logObj: OSLog) {}

  /// A message about a possible cause of a failure.
  public func log(_ message: OSLogMessage) {}

  /// A message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// A message for developers only.
  public func trace(_ message: OSLogMessage) {}

  /// A message for developers only.
  public func debug(_ message: OSLogMessage) {}

  /// A message that helps but is not essential.
  public func info(_ message: OSLogMessage) {}

  /// A message about a possible cause of a failure.
  public func notice(_ message: OSLogMessage) {}

  /// A message about something unexpected.
  public func warning(_ message: OSLogMessage) {}

  /// A message about an error of the process.
  public func error(_ message: OSLogMessage) {}

  /// A message about a serious error.
  public func critical(_ message: OSLogMessage) {}

  /// A message about an error of the system.
  public func fault(_ message: OSLogMessage) {}
}
