public import Foundation

/// Gives `ProcessInfo` the initializer that is not public in Foundation on Linux.
///
/// An initializer in a protocol extension may assign another instance to `self`.
public protocol ProcessInfoMaking {}

extension ProcessInfo: ProcessInfoMaking {}

extension ProcessInfoMaking where Self == ProcessInfo {
  /// Returns the information about this process, which is always the same instance.
  public init() { self = ProcessInfo.processInfo }
}
