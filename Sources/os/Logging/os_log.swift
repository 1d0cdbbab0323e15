/// Writes a message to a log, which does not keep it.
public func os_log(_ message: OSLogMessage) {}

/// Writes a message of a level to a log, which does not keep it.
public func os_log(_ type: OSLogType, _ message: OSLogMessage) {}

/// Writes a message of a level to a log, which does not keep it.
public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) {}

/// Writes a message in C's format to a log, which does not keep it.
@_disfavoredOverload  // A plain text is a message too.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Writes a message of a level in C's format to a log, which does not keep it.
@_disfavoredOverload  // A plain text is a message too.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}
