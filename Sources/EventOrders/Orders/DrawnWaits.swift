import SimulatedApp
import VirtualTime

/// How long an app waits where its own random numbers decide that.
///
/// For a search, `try await Task.sleep(for: .seconds(Double.random(in: 1...3)))` is a latency of 1
/// to 3 s like that of a loader, once two more numbers have shown between which bounds it waits.
struct DrawnWaits: Sendable {
  /// The wait of one event.
  struct Wait {
    /// The name of the event that it ends with.
    let event: String
    /// The shortest and the longest wait.
    fileprivate let bounds: ClosedRange<VirtualDuration>
    /// What every wait is a multiple of, such as a millisecond.
    fileprivate let step: VirtualDuration

    var law: LatencyDistribution {
      .uniform(from: bounds.lowerBound, through: bounds.upperBound)
    }

    /// How far apart two waits have to be so that rounding does not change their order.
    var rounding: VirtualDuration { step * 2 }
  }

  /// A run in which the app drew a given number.
  typealias Answered = (number: UInt64, run: OrderSearch.Run)

  /// The waits by the names of the numbers that decide them.
  private var waits: [String: Wait] = [:]

  var isEmpty: Bool { waits.isEmpty }

  /// The numbers that show the bounds of a wait.
  ///
  /// The least number is not among them: code that draws a whole number below a bound draws again
  /// if it gets that one.
  static let ends: [UInt64] = [lowest, .max - lowest]
  private static let lowest: UInt64 = 0x1000_0000_0001
  /// The most numbers of the app that are looked at.
  static let mostNumbers = 16
  /// How far a wait may be from a straight line between its bounds, as a share of their distance;
  /// a whole number of milliseconds is off by less.
  private static let tolerance = 0.02

  /// The numbers that the app's code drew in a run.
  static func questions(of order: RunOrder) -> [RunOrder.Answer] {
    order.answers.filter { answer in
      guard answer.text.contains(" > \(DeviceChance.appSource)"), let event = answer.event else {
        return false
      }
      return order.events.dropFirst(event + 1).contains { !$0.isOfTest && $0.offset > .zero }
    }
  }

  /// Learns which event a number delays, from a run and from runs with other numbers; false if
  /// those do not show it.
  ///
  /// Three numbers must lie on a line. A run without the event, which ended before it, counts for
  /// nothing.
  mutating func learn(
    _ question: RunOrder.Answer, from order: RunOrder, _ others: [Answered]
  ) -> Bool {
    guard let asker = question.event else { return false }
    let share = Double(question.value) / Double(question.bound)
    // One number may delay a value and then the end of what publishes it, whose name comes later.
    let events = order.consequences(of: asker).map { order.events[$0] }
      .sorted { ($0.text.count, $0.text) < ($1.text.count, $1.text) }
    // A delay may also be drawn long before a step needs it.
    for event in events + order.events.dropFirst(asker + 1).filter({ !$0.isOfTest }) {
      let points = others.compactMap { other in
        let made = other.run.order.events.first { $0.text == event.text }
        return made.map { (share: Self.share(of: other.number), wait: $0.offset) }
      }
      guard let line = Line(points) else { continue }
      let limit = line.wait(at: 1) - line.wait(at: 0)
      let distance = event.offset - line.wait(at: share)
      let waits = Self.ends.map { line.wait(at: Self.share(of: $0)) }
      guard max(distance, .zero - distance) <= limit * Self.tolerance, waits[0] >= .zero else {
        continue
      }
      self.waits[question.text] = Wait(
        event: event.text, bounds: waits[0]...waits[1],
        step: Self.step(of: [event.offset] + points.map(\.wait)))
      return true
    }
    return false
  }

  /// Numbers between that of a run and both ``ends``, for a wait that may be so long that the test
  /// has ended the app before; none if both ends have the same events.
  static func between(_ question: RunOrder.Answer, and ends: [Answered]) -> [UInt64] {
    let texts = ends.map { Set($0.run.order.events.map(\.text)) }
    return texts.first == texts.last ? [] : Self.ends.map { $0 / 2 + question.value / 2 }
  }

  private static func share(of number: UInt64) -> Double { Double(number) / Double(UInt64.max) }

  /// The largest usual unit that all of some waits are multiples of.
  private static func step(of waits: [VirtualDuration]) -> VirtualDuration {
    var step: Int64 = 1_000_000_000
    while step > 1, !waits.allSatisfy({ $0.nanoseconds.isMultiple(of: step) }) { step /= 10 }
    return VirtualDuration(nanoseconds: step)
  }

  /// The wait that a number decides; nil if none is known.
  func wait(after question: String) -> Wait? { waits[question] }

  /// Whether an event, by its name, is the end of a wait.
  func areEnded(by event: String) -> Bool { waits.values.contains { $0.event == event } }

  /// A plan whose numbers give the waits that it asks for.
  func answering(_ plan: SteeringPlan) -> SteeringPlan {
    var plan = plan
    for (question, wait) in waits {
      guard let wanted = plan.latencies[question] else { continue }
      let bounds = wait.bounds
      let share = (wanted - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
      let (lowest, highest) = (Double(Self.ends[0]), Double(Self.ends[1]))
      let number = lowest + (highest - lowest) * min(max(share, 0), 1)
      plan.answers[question] = number < highest ? UInt64(number) : Self.ends[1]
    }
    return plan
  }

  /// Waits that grow evenly with the share of a number in its range.
  private struct Line {
    private let low: (share: Double, wait: VirtualDuration)
    private let high: (share: Double, wait: VirtualDuration)

    init?(_ points: [(share: Double, wait: VirtualDuration)]) {
      guard let low = points.min(by: { $0.share < $1.share }),
        let high = points.max(by: { $0.share < $1.share }), low.wait < high.wait
      else { return nil }
      (self.low, self.high) = (low, high)
    }

    func wait(at share: Double) -> VirtualDuration {
      low.wait + (high.wait - low.wait) * ((share - low.share) / (high.share - low.share))
    }
  }
}
