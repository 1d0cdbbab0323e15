import Foundation

/// The folder that a campaign fills.
package enum ResultFolder {
  /// The file of the trials, as they came.
  package static let trials = "trials.jsonl"
  /// The file of what they say.
  package static let results = "results.jsonl"
  /// The file of what depends on the order of tests.
  package static let orders = "orders.jsonl"
  /// The same as a table.
  package static let orderTable = "orders.txt"
  /// The table of searches for an order of events that fails.
  package static let search = "search.txt"
  /// The same for reports, with the orders of events that they show.
  package static let searchRecords = "search.jsonl"
  /// What ways to wait came to, for reports: `rehearse waits` writes it.
  package static let waits = "waits.json"

  /// Writes a file of the folder; tells where that cannot be done.
  package static func write(_ bytes: [UInt8], to name: String, in folder: String) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
    } catch {
      FileHandle.standardError.write(
        Data("\(folder)/\(name) was not written: \(error.localizedDescription)\n".utf8))
    }
  }
}
