/// A log of a part of a program; nothing is written to it.
public final class OSLog: Sendable {
  /// A category of log that tools know.
  public struct Category: Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Events that are shown on a timeline.
    public static let pointsOfInterest: Category = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only on demand.
    public static let dynamicTracing: Category = Category(rawValue: "DynamicTracing")
    /// Signposts that are recorded only on demand, with their stacks.
    public static let dynamicStackTracing: Category = Category(rawValue: "DynamicStackTracing")
  }

  /// The log that is used if none is named.
  public static let `default`: OSLog = OSLog(subsystem: "", category: "")
  /// The log that drops everything.
  public static let disabled: OSLog = OSLog(subsystem: "", category: "")

  /// Makes a log.
  public init(subsystem: String, category: String) {}

  /// Makes a log of a category that tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a level are kept; always false.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether signposts are kept; always false.
  public var signpostsEnabled: Bool { false }
}
