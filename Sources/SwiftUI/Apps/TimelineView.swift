import SwiftUIViews

/// When a view is drawn again.
public protocol TimelineSchedule {
  /// The seconds between two drawings; nil if it is drawn once.
  var secondsBetween: TimeInterval? { get }
}

/// Draws a view again at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The seconds between two drawings.
  public let secondsBetween: TimeInterval?
  /// Makes a schedule.
  public init(from startDate: Date, by interval: TimeInterval) { secondsBetween = interval }
}

/// Draws a view once; Apple's draws it for each frame, which no test sees.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// It is drawn once.
  public var secondsBetween: TimeInterval? { nil }
  /// Makes a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal intervals.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
  /// Once a minute.
  public static var everyMinute: PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: .distantPast, by: 60)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// For each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// For frames with a time between them.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

/// The instant at which a ``TimelineView`` is drawn.
public struct TimelineViewDefaultContext {
  /// How often a view may be drawn.
  public enum Cadence: Sendable { case live, seconds, minutes }
  /// The instant.
  public let date: Date
  /// How often the view is drawn.
  public let cadence = Cadence.live
}

/// A view that is drawn again as time goes on, which is the session's virtual time.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The instant of a drawing.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content
  @State private var date = Date()

  /// Makes a view.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content of the instant.
  public var body: some View {
    content(Context(date: date)).task {
      guard let seconds = schedule.secondsBetween, seconds > 0 else { return }
      var pace = TimerPace(every: seconds)
      while await pace.wait() { date = Date() }
    }
  }
}
