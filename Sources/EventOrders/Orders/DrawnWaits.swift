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
  private static let mostNumbers = 16
  /// How far a wait may be from a straight line between its bounds, as a share of their distance;
  /// a whole number of milliseconds is off by less.
  private static let tolerance = 0.02

  /// The numbers that the app's code drew in a run.
  static func questions(of order: RunOrder) -> [RunOrder.Answer] {
    let drawn = order.answers.filter { answer in
      guard answer.text.contains(" > \(DeviceChance.appSource)"), let event = answer.event else {
        return false
      }
      return order.consequences(of: event).contains { order.events[$0].offset > .zero }
    }
    return Array(drawn.prefix(mostNumbers))
  }

  /// A plan in which the app's code draws a given number.
  static func plan(answering question: RunOrder.Answer, _ number: UInt64) -> SteeringPlan {
    var plan = SteeringPlan()
    plan.answers[question.text] = number
    return plan
  }

  /// Learns which event a number delays, from a run and the runs with both ``ends`` of the number.
  mutating func learn(
    _ question: RunOrder.Answer, from order: RunOrder, _ ends: [RunOrder]
  ) {
    let share = Double(question.value) / Double(question.bound)
    guard let asker = question.event else { return }
    for event in order.consequences(of: asker).map({ order.events[$0] }) {
      let waits = ends.compactMap { end in end.events.first { $0.text == event.text }?.offset }
      guard waits.count == ends.count, let shortest = waits.min(), let longest = waits.max(),
        waits.first == shortest, shortest < longest
      else { continue }
      let expected = shortest + (longest - shortest) * share
      let limit = (longest - shortest) * Self.tolerance
      guard event.offset <= expected + limit, event.offset >= expected - limit else { continue }
      self.waits[question.text] = Wait(
        event: event.text, bounds: shortest...longest,
        step: Self.step(of: [shortest, event.offset, longest]))
      return
    }
  }

  /// The largest usual unit that all of some waits are multiples of.
  private static func step(of waits: [VirtualDuration]) -> VirtualDuration {
    var step: Int64 = 1_000_000_000
    while step > 1, !waits.allSatisfy({ $0.nanoseconds.isMultiple(of: step) }) { step /= 10 }
    return VirtualDuration(nanoseconds: step)
  }

  /// The wait that a number decides; nil if none is known.
  func wait(after question: String) -> Wait? { waits[question] }

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
}
