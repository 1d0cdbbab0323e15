package import AppModel
package import VirtualTime

/// The ordered record of a run: one fact a line, in virtual time.
///
/// Every report, picture and replay is made from it; a run writes nothing else. The first line
/// names the version, the app, the seed and the device.
package final class Journal {
  /// The version of the format, raised when a reader of the old one would misread the new one.
  package static let version = 1
  /// Bytes after which facts are counted but no longer kept.
  package static let sizeLimit = 256 << 20

  private let limit: Int
  private var line = JSONLine()
  /// Facts left out because the journal was full.
  package private(set) var leftOut = 0

  /// Starts a journal of at most so many bytes, the last fact apart.
  package init(
    app: AppDefinition, seed: Seed, device: String, replay: String? = nil,
    wallClockStart: Double = WallClockText.usualStart,
    faults: FaultPlan = FaultPlan(), limit: Int = Journal.sizeLimit
  ) {
    self.limit = limit
    line.open()
    line.field("journal", Self.version)
    line.field("app", app.name)
    line.field("bundle", app.bundleIdentifier)
    line.field("seed", seed.description)
    line.field("device", device)
    if let replay { line.field("replay", replay) }
    if wallClockStart != WallClockText.usualStart {
      line.field("wallClock", wallClockStart)
    }
    if !faults.isEmpty { line.field("faults", faults.description) }
    line.close()
  }

  /// The journal as text in UTF-8.
  package var bytes: [UInt8] { line.bytes }

  /// Adds a fact, with the lines of the test that have brought it about, if they are known.
  package func append(
    _ fact: JournalFact, at instant: VirtualInstant, by callers: [CallSite] = []
  ) {
    guard line.bytes.count < limit else {
      leftOut += 1
      return
    }
    line.open()
    line.field("t", Int(instant.nanoseconds))
    line.write(fact)
    if !callers.isEmpty { line.field("at", callers.map(\.description)) }
    line.close()
  }

  /// A number that two journals share when, and as good as only when, their bytes are the same.
  package var fingerprint: UInt64 {
    stableHash(line.bytes)
  }
}
