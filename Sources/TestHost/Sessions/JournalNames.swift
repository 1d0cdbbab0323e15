import Synchronization

/// Gives the journals of tests names that every file system takes, each of its own.
package final class JournalNames: Sendable {
  /// The names of this process.
  package static let shared = JournalNames()

  private let counts = Mutex<[String: Int]>([:])
  /// The longest name without its ending, in bytes.
  static let lengthLimit = 180

  /// A name for the journal of a test; the second of the same name gets a number.
  func name(for test: String) -> String {
    let plain = Self.plain(test)
    let count = counts.withLock { counts in
      counts[plain, default: 0] += 1
      return counts[plain] ?? 1
    }
    return count == 1 ? plain : "\(plain)-\(count)"
  }

  /// Letters and digits as they are, a dash for all else; cut where it is too long.
  package static func plain(_ test: String) -> String {
    var name = ""
    for character in test {
      let safe: Character = character.isLetter || character.isNumber ? character : "-"
      guard name.utf8.count + safe.utf8.count <= lengthLimit else { break }
      name.append(safe)
    }
    return name.isEmpty ? "test" : name
  }
}
