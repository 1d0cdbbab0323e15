public import Foundation

/// Gives `ProcessInfo` the initialiser that Foundation keeps to itself on Linux.
///
/// Initialisers of a protocol may put another instance in place of `self`.
public protocol ProcessInfoMaking {}

extension ProcessInfo: ProcessInfoMaking {}

extension ProcessInfoMaking where Self == ProcessInfo {
  /// The one there is: all of them tell of the same process.
  public init() { self = ProcessInfo.processInfo }
}
