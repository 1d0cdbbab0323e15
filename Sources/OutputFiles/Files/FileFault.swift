import Glibc

/// Why a file or folder cannot be written, with its path.
package struct FileFault: Error, Equatable, CustomStringConvertible {
  /// The path as it was given.
  package let path: String
  /// The reason in words, such as "No space left on device".
  package let reason: String
  private let verb: String

  /// Makes the fault of a path from the number of an error of the system.
  package init(_ path: String, _ code: Int32, verb: String = "written") {
    self.init(path, reason: Self.words(of: code), verb: verb)
  }

  /// Makes the fault of a path with a reason of its own.
  package init(_ path: String, reason: String, verb: String = "written") {
    self.path = path
    self.reason = reason
    self.verb = verb
  }

  /// The path and the reason.
  package var description: String { "\(path) cannot be \(verb): \(reason)" }

  /// An error of the system in words.
  package static func words(of code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
