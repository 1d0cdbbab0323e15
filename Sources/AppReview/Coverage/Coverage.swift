package import AppCompiling
import AppModel
import LocatedJSON
package import RunJournal

/// How much of an app's model test runs have covered, from their journals.
///
/// ```swift
/// var coverage = Coverage(app)
/// coverage.add(try JournalRecord(bytes), named: "login")
/// ```
package struct Coverage: Sendable {
  /// A journal that was added.
  package struct Run: Sendable, Equatable {
    /// The name of the journal.
    package let name: String
    /// Why the journal is not counted, or only partly counted; nil if it is counted.
    package let remark: String?
    /// Whether at least a part of the journal is counted.
    package var isCounted = true
  }

  /// The number of covered parts and of all parts of a kind.
  package struct Share: Sendable, Equatable {
    /// The number of covered parts.
    package var covered = 0
    /// The number of all parts.
    package var all = 0
  }

  /// The app.
  package let app: CompiledApp
  /// All parts of its model.
  package let parts: ModelParts
  /// How often each part was covered; parts that never were are missing.
  package private(set) var counts: [ModelPart: Int] = [:]
  /// The journals, in the order in which they were added.
  package private(set) var runs: [Run] = []

  /// Makes coverage without any runs.
  package init(_ app: CompiledApp) {
    self.app = app
    parts = ModelParts(app.definition)
  }

  /// Adds the coverage of one run, by running its journal again.
  ///
  /// - Parameters:
  ///   - record: the journal.
  ///   - name: its name in ``runs``.
  ///   - apps: the forms of the app that journals name; nil if there are only those of ``app``.
  package mutating func add(
    _ record: JournalRecord, named name: String, of apps: RecordedApps? = nil
  ) {
    guard record.header.bundle == app.definition.bundleIdentifier else {
      let remark = "it was written by another app, \(quoted(record.header.bundle))"
      return addUnread(named: name, because: remark)
    }
    let apps = apps ?? RecordedApps(of: app.definition, variant: app.variant)
    do throws(JournalFault) {
      let best = try apps.repeating(record) { form throws(JournalFault) in
        let recorder = CoverageRecorder(app, parts)
        let divergence = try JournalPlayer(record, app: form).replay { recorder.attach(to: $0) }
        return (counts: recorder.counts, divergence: divergence)
      } divergence: {
        $0.divergence
      }
      counts.merge(best?.counts ?? [:], uniquingKeysWith: +)
      let remark = best?.divergence.map {
        "counted up to \(Self.seconds($0)) s only: \(Self.reason)"
      }
      runs.append(Run(name: name, remark: remark))
    } catch {
      addUnread(named: name, because: error.description)
    }
  }

  /// Adds a journal that is not counted.
  package mutating func addUnread(named name: String, because reason: String) {
    runs.append(Run(name: name, remark: "not counted: \(reason)", isCounted: false))
  }

  private static let reason =
    "from there on the app differs from the journal"

  private static func seconds(_ nanoseconds: Int64) -> String {
    let (whole, rest) = (nanoseconds / 1_000_000).quotientAndRemainder(dividingBy: 1_000)
    let digits = String(rest)
    return "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Whether a part was covered.
  package func covers(_ part: ModelPart) -> Bool { counts[part] != nil }

  /// The share of each kind of part, in the order of the kinds; kinds without parts are left out.
  package var shares: [(kind: ModelPart.Kind, share: Share)] {
    shares(of: parts.entries)
  }

  /// The share of each kind among some parts.
  func shares(of entries: [ModelParts.Entry]) -> [(kind: ModelPart.Kind, share: Share)] {
    var shares: [ModelPart.Kind: Share] = [:]
    for entry in entries {
      shares[entry.part.kind, default: Share()].all += 1
      if covers(entry.part) { shares[entry.part.kind, default: Share()].covered += 1 }
    }
    return ModelPart.Kind.allCases.compactMap { kind in shares[kind].map { (kind, $0) } }
  }

  /// The parts of each screen, in the order of the definition.
  ///
  /// The parts of the app as a whole come first, with nil as their screen.
  var groups: [(screen: String?, entries: [ModelParts.Entry])] {
    var groups: [(screen: String?, entries: [ModelParts.Entry])] = []
    for entry in parts.entries {
      if let last = groups.last, last.screen == entry.part.screen {
        groups[groups.count - 1].entries.append(entry)
      } else {
        groups.append((entry.part.screen, [entry]))
      }
    }
    return groups
  }
}
