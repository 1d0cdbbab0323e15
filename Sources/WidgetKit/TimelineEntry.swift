public import Foundation

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How much it matters to the user at that time; nil if nothing is known.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing is known.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters to the user.
public struct TimelineEntryRelevance: Sendable, Hashable, Codable {
  /// The weight among the entries of a widget.
  public var score: Float
  /// How long it matters, in seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// Makes a weight.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}
