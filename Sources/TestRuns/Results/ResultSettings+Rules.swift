import CTestHost
import Foundation
import SimulatedApp
package import Trials

extension ResultSettings {
  /// The rules that a run is judged by, and what is wrong with its quarantine.
  ///
  /// Entries have to name some of the tests, where the tests are known. Those of Swift Testing are
  /// not: where the process has such, an entry whose class no known test has is left to what
  /// judges the results.
  package func rules(
    among tests: [String]?, besideOthers hasOthers: Bool = test_host_has_testing_tests()
  ) -> (rules: RunVerdict.Rules, faults: [String]) {
    var rules = RunVerdict.Rules()
    rules.flakyFails = flakyFails
    guard let file = quarantine else { return (rules, []) }
    guard let data = FileManager.default.contents(atPath: file) else {
      return (rules, ["The quarantine \(file) cannot be read."])
    }
    do throws(DefinitionFaults) {
      let quarantine = try QuarantineFile.read(Array(data), file: file)
      rules.quarantine = quarantine
      rules.today = today ?? .ofTheClock
      guard let tests else { return (rules, rules.expiries) }
      let judged =
        hasOthers
        ? Quarantine(
          file: quarantine.file,
          entries: quarantine.entries.filter { Self.isOfKnownClass($0, among: tests) })
        : quarantine
      return (rules, rules.expiries + QuarantineFile.unknownNames(in: judged, among: tests))
    } catch {
      return (rules, error.faults.map(\.description))
    }
  }

  private static func isOfKnownClass(_ entry: Quarantine.Entry, among tests: [String]) -> Bool {
    let owner = { (name: String) in name.prefix { $0 != "/" } }
    return tests.contains { owner($0) == owner(entry.pattern.text) }
  }
}

extension CalendarDay {
  /// The day that the machine's clock has, in Greenwich: only quarantines ask for it.
  package static var ofTheClock: CalendarDay? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return CalendarDay(String(format: "%04d-%02d-%02d", year, month, day))
  }
}
