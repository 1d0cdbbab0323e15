import Synchronization
import VirtualTime

/// Gives the journals of tests unique file names that every file system accepts.
package final class JournalNames: Sendable {
  /// The names in this process.
  package static let shared = JournalNames()

  private let counts = Mutex<[String: Int]>([:])
  /// The longest name without its extension, in bytes.
  static let lengthLimit = 180

  /// The name of a test's journal; if the name is already in use, a number is added.
  func name(for test: String) -> String {
    let plain = Self.plain(test)
    let count = counts.withLock { counts in
      counts[plain, default: 0] += 1
      return counts[plain] ?? 1
    }
    return count == 1 ? plain : "\(plain)-\(count)"
  }

  /// Replaces all characters except letters, digits and underscores with dashes.
  ///
  /// Long names may have the same beginning, so a hash replaces what is cut off.
  package static func plain(_ test: String) -> String {
    let name = test.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    guard name.reduce(0, { $0 + $1.utf8.count }) > lengthLimit else {
      return name.isEmpty ? "test" : String(name)
    }
    let end = "-" + stableDigits(of: test)
    var start = ""
    for character in name {
      let count = start.utf8.count + character.utf8.count + end.utf8.count
      guard count <= lengthLimit else { break }
      start.append(character)
    }
    return start + end
  }
}
