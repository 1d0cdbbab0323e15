package import AppModel
import LocatedJSON
package import VirtualTime

/// The first line of a journal: everything that determines a run, besides the inputs of its test.
///
/// ```swift
/// let journal = Journal(JournalHeader(app: definition, seed: 1, device: "iPhone 15"))
/// ```
///
/// The line contains only values that differ from the defaults, so that it is usually short, and
/// journals of earlier versions are read correctly.
package struct JournalHeader: Sendable, Equatable {
  /// The name of the app.
  package let app: String
  /// The bundle identifier of the app.
  package let bundle: String
  /// The seed, as digits.
  package let seed: String
  /// The name of the device.
  package let device: String
  /// The replay token that the run was given, if any.
  package var replay: String?
  /// The calendar time at which the run started, in seconds since 1970.
  package var wallClockStart: Double = WallClockText.usualStart
  /// The faults that were planned for the run.
  package var faults = FaultPlan()
  /// The variant of the app; nil for the app itself, and in journals of versions that named none.
  package var variant: String?
  /// The name of the plan that changed the latencies of the app's files; nil if none did, and in
  /// journals of versions that named none.
  package var latencies: String?
  /// The language of the system's prompts, such as `de`; nil for English.
  package var language: String?
  /// How long a screen takes to slide in or out.
  package var screenChange: VirtualDuration = AutomationTiming.xcode26.screenChange
  /// How long the keyboard takes to slide in or out.
  package var keyboardChange: VirtualDuration = AutomationTiming.xcode26.keyboardChange
  /// How long an app runs in the background before it is suspended.
  package var suspension: VirtualDuration = AutomationTiming.xcode26.suspension

  /// The latest start of a run's calendar that is read, in seconds before or after 1970.
  package static let wallClockLimit = 1e11
  /// The longest movement or suspension that is read.
  package static let durationLimit = VirtualDuration.seconds(86_400)

  /// Makes the first line of a run of an app with default settings.
  package init(app: AppDefinition, seed: Seed, device: String) {
    self.app = app.name
    bundle = app.bundleIdentifier
    self.seed = seed.description
    self.device = device
  }

  /// Reads the first line of a journal.
  init(_ line: JournalLine) throws(JournalFault) {
    guard case .integer(Int64(Journal.version))? = line["journal"] else {
      throw line.fault("\"journal\": \(Journal.version)")
    }
    app = try line.value("app")
    bundle = try line.value("bundle")
    seed = try line.value("seed")
    device = try line.value("device")
    replay = try line.value("replay", or: nil)
    wallClockStart = try line.value("wallClock", or: WallClockText.usualStart)
    guard abs(wallClockStart) <= Self.wallClockLimit else {
      throw line.fault("\"wallClock\": seconds since 1970, at most 100000000000")
    }
    faults = try Self.faults(line)
    variant = try line.value("variant", or: nil)
    latencies = try line.value("latencies", or: nil)
    language = try line.value("language", or: nil)
    screenChange = try Self.duration("screenChange", or: screenChange, line)
    keyboardChange = try Self.duration("keyboardChange", or: keyboardChange, line)
    suspension = try Self.duration("suspension", or: suspension, line)
  }

  private static func faults(_ line: JournalLine) throws(JournalFault) -> FaultPlan {
    guard line["faults"] != nil else { return FaultPlan() }
    guard let plan = try? FaultPlan(parsing: try line.value("faults")) else {
      throw line.fault("\"faults\": the text of a fault plan")
    }
    return plan
  }

  private static func duration(
    _ key: String, or usual: VirtualDuration, _ line: JournalLine
  ) throws(JournalFault) -> VirtualDuration {
    let nanoseconds = Int64(try line.value(key, or: Int(usual.nanoseconds)))
    guard 0...durationLimit.nanoseconds ~= nanoseconds else {
      throw line.fault("\"\(key)\": nanoseconds from 0 to \(durationLimit.nanoseconds)")
    }
    return VirtualDuration(nanoseconds: nanoseconds)
  }
}

extension JSONLine {
  /// Writes the first line of a journal.
  mutating func write(_ header: JournalHeader) {
    let usual = AutomationTiming.xcode26
    open()
    field("journal", Journal.version)
    field("app", header.app)
    field("bundle", header.bundle)
    field("seed", header.seed)
    field("device", header.device)
    if let variant = header.variant { field("variant", variant) }
    if let latencies = header.latencies { field("latencies", latencies) }
    if let replay = header.replay { field("replay", replay) }
    if header.wallClockStart != WallClockText.usualStart {
      field("wallClock", header.wallClockStart)
    }
    if let language = header.language { field("language", language) }
    if !header.faults.isEmpty { field("faults", header.faults.description) }
    field("screenChange", header.screenChange, unless: usual.screenChange)
    field("keyboardChange", header.keyboardChange, unless: usual.keyboardChange)
    field("suspension", header.suspension, unless: usual.suspension)
    close()
  }

  private mutating func field(
    _ key: StaticString, _ duration: VirtualDuration, unless usual: VirtualDuration
  ) {
    if duration != usual { field(key, Int(duration.nanoseconds)) }
  }
}
