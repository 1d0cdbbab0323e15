import CommandLineTool
import Foundation
import SimulatedApp
import TestHost

/// Finds the app of a journal, whose first line names its bundle identifier.
package enum RecordedAppFolder {
  /// The folder of the app among those that tests may name; nil if there is none.
  package static func folder(of bundle: String) -> String? {
    guard let screens = AppUnderTest.appsFolder else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: screens)) ?? []
    return ([screens] + names.sorted().map { screens + "/" + $0 }).first {
      identifier(in: $0) == bundle
    }
  }

  /// The bundle identifier that a journal names; nil for a file that is not a journal.
  static func bundle(ofJournal path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let start = (try? file.read(upToCount: JournalRecord.lineLimit)) ?? Data()
    let line = Array(start.prefix { $0 != UInt8(ascii: "\n") })
    return (try? JournalRecord(line))?.header.bundle
  }

  private static func identifier(in folder: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: folder + "/" + AppFileName.app),
      case .object(let members)? = JSONReader.read(Array(bytes)).node?.kind,
      case .string(let text)? = members.first(where: { $0.key == "bundleIdentifier" })?.value.kind
    else { return nil }
    return text
  }
}

extension AppOptions {
  /// The named app; without a name the app of some journals, else the usual one.
  func load(
    of journals: [String], printingFaults print: (String) -> Void = Console.out
  ) -> AppSource? {
    guard folder == nil,
      let bundle = journals.lazy.compactMap(RecordedAppFolder.bundle).first,
      let found = RecordedAppFolder.folder(of: bundle)
    else { return load(printingFaults: print) }
    return AppSource.read(found, variant: chosenVariant, printingFaults: print)
  }
}
