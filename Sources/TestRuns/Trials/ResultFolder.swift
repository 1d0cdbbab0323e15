import Glibc
package import OutputFiles
import TestHost
package import VirtualTime

/// The files in the folder of a campaign.
package enum ResultFolder {
  /// The file of the trials, in the order in which they ended.
  package static let trials = "trials.jsonl"
  /// The file of the results that were computed from the trials.
  package static let results = "results.jsonl"
  /// The file of the tests that depend on the order of tests.
  package static let orders = "orders.jsonl"
  /// The same information as a table.
  package static let orderTable = "orders.txt"
  /// The table of the searches for an order of events that fails.
  package static let search = "search.txt"
  /// The same information for reports, with the orders of events.
  package static let searchRecords = "search.jsonl"
  /// The results of reproducing the failures of a log.
  package static let reproduced = "reproduced.txt"
  /// The comparison of ways to wait, for reports; `rehearse waits` writes it.
  package static let waits = "waits.json"

  /// The folder of the journals.
  package static let journals = "journals"

  /// The journal of the first failed trial of a test.
  package static func journal(of test: String, seed: Seed) -> String {
    "\(journals)/\(JournalNames.plain(test))-seed-\(seed).journal.jsonl"
  }

  /// Writes a file of the folder; prints an error if that fails.
  package static func write(_ bytes: [UInt8], to name: String, in folder: String) {
    do throws(FileFault) { try OutputFile.write(bytes, to: folder + "/" + name) } catch {
      StandardStream.error.tell("Error: \(error)")
    }
  }

  /// Writes a file without which nothing is known of a test; the process ends if that fails.
  package static func keep(_ bytes: [UInt8], in name: String, of folder: String) {
    do throws(FileFault) { try OutputFile.write(bytes, to: folder + "/" + name) } catch {
      end(for: error)
    }
  }

  /// Ends a process whose results cannot be saved.
  package static func end(for fault: FileFault) -> Never {
    StandardStream.error.tell("\(faultMark)\(fault)")
    exit(failureCode)
  }

  /// The exit code of a run that could not be made.
  package static let failureCode: Int32 = 3
  /// The prefix of the line of an error.
  package static let faultMark = "Error: "
}
