import SimulatedApp
import VirtualTime

/// Numbers as the page gets them.
enum LiveNumber {
  /// An instant in seconds since the start.
  static func seconds(_ instant: VirtualInstant) -> JSONNode { node((instant - .start).inSeconds) }

  /// A number; one that JSON cannot write is 0.
  static func node(_ number: Double) -> JSONNode { JSONNode(.real(number.isFinite ? number : 0)) }

  /// A whole number.
  static func node(_ number: Int) -> JSONNode { JSONNode(.integer(Int64(number))) }
}
