import Foundation
import SimulatedApp
import TestHost

/// The apps that tests drive here and that were drafted, in whole or in part.
enum DraftedApps {
  /// A sentence for each such app, since a pass on it is not evidence.
  static var notes: [String] {
    guard let folder = AppUnderTest.appsFolder else { return [] }
    let inner = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return ([folder] + inner.map { folder + "/" + $0 }).compactMap(note)
  }

  private static func note(_ folder: String) -> String? {
    guard FileManager.default.fileExists(atPath: folder + "/app.json") else { return nil }
    let words = (try? AppFolder(folder).load())?.draftedWords
    return words.map { "\(folder): \($0). A pass says nothing about what was drafted." }
  }
}
