public import VirtualTime

/// Measured durations, and the faults of the file that contains them.
///
/// ```swift
/// let loads = MeasuredLatencies(csv: bytes, column: "duration_ms")
/// print(loads.asIs.fileText)  // the measurements themselves
/// print(LatencyFit.best(of: loads.samples)?.law.fileText ?? "")
/// ```
public struct MeasuredLatencies: Sendable, Equatable {
  /// A fault at a position of the file.
  public struct Fault: Error, Sendable, Equatable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1.
    public let column: Int
    /// What was expected and what the file contains.
    public let message: String

    /// Such as `3:7: expected a duration in ms, found 'fast'`.
    public var description: String { "\(line):\(column): \(message)" }
  }

  /// The unit of numbers that are written without one.
  public enum Unit: String, CaseIterable, Sendable {
    /// Seconds.
    case seconds = "s"
    /// Thousandths of a second.
    case milliseconds = "ms"
    /// Millionths of a second.
    case microseconds = "us"

    var nanoseconds: Double {
      switch self {
      case .seconds: 1e9
      case .milliseconds: 1e6
      case .microseconds: 1e3
      }
    }
  }

  /// The durations in the order of the file.
  public internal(set) var samples: [VirtualDuration] = []
  /// The faults of the file, by position.
  public internal(set) var faults: [Fault] = []

  /// The largest file that is read, in bytes.
  public static let sizeLimit: Int = 16 << 20
  /// The most durations that are kept.
  public static let sampleLimit: Int = 1_000_000
  /// The most durations in the distribution ``asIs``.
  public static let lawLimit: Int = 10_000
  /// The most faults that are recorded.
  public static let faultLimit: Int = 20
  /// The longest duration: a day.
  static let longest = VirtualDuration.seconds(86_400)

  /// The measurements as a distribution in which each is equally likely.
  ///
  /// If there are more than ``lawLimit``, it takes that many at even ranks, from the shortest to
  /// the longest.
  public var asIs: LatencyDistribution {
    guard samples.count > Self.lawLimit else { return .empirical(samples) }
    let sorted = samples.sorted()
    let last = Self.lawLimit - 1
    return .empirical((0...last).map { sorted[$0 * (sorted.count - 1) / last] })
  }

  init() {}

  /// Decodes a file, or records why it cannot be read.
  init(checking bytes: [UInt8], _ read: (inout MeasuredLatencies, String) -> Void) {
    guard bytes.count <= Self.sizeLimit else {
      fault(1, 1, "the file is larger than \(Self.sizeLimit >> 20) MB, which is the limit")
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      fault(1, 1, "the file is not UTF-8")
      return
    }
    read(&self, text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    if samples.isEmpty, faults.isEmpty { fault(1, 1, "there is no duration in the file") }
  }

  mutating func fault(_ line: Int, _ column: Int, _ message: String) {
    guard faults.count < Self.faultLimit else { return }
    faults.append(Fault(line: line, column: column, message: message))
  }

  /// Whether the reader should continue.
  var goesOn: Bool { faults.count < Self.faultLimit && samples.count <= Self.sampleLimit }

  /// Adds a duration, or records its fault.
  mutating func add(_ number: Double, _ unit: Unit, line: Int, column: Int) {
    let duration = VirtualDuration(roundingNanoseconds: number * unit.nanoseconds)
    guard number.isFinite, duration >= .zero, duration <= Self.longest else {
      return fault(
        line, column, "expected a duration from 0 to a day, found \(number) \(unit.rawValue)")
    }
    guard samples.count < Self.sampleLimit else {
      return fault(
        line, column, "more than \(Self.sampleLimit) durations, the limit: keep a part of the file")
    }
    samples.append(duration)
  }
}
