import Synchronization

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

  /// Replaces all characters except letters and digits with dashes, and shortens long names.
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
