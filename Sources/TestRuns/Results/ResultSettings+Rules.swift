import CTestHost
import Foundation
import SimulatedApp
package import Trials

extension ResultSettings {
  /// The rules that judge a run, and the errors in its quarantine.
  ///
  /// If the tests are known, entries must name some of them. Tests of Swift Testing are not known.
  /// If the process has such tests, an entry for an unknown class is not checked here; the command
  /// that judges the results checks it.
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
  /// The current day in Greenwich by the machine's clock; only quarantines use it.
  package static var ofTheClock: CalendarDay? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return CalendarDay(String(format: "%04d-%02d-%02d", year, month, day))
  }
}
