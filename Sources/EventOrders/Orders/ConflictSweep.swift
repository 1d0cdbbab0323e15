import SimulatedApp
import VirtualTime

/// Finds the pairs of a trace whose order matters.
///
/// Two steps of the test never count, so it takes each event of the app with everything else. A
/// loop makes many equal looks one after another; what an event means for the first of them is
/// known for all.
struct ConflictSweep {
  /// The pairs, with what they share.
  private(set) var conflicts: [RunOrder.Pair: String] = [:]
  /// The pairs whose order matters only because the event holds back the step.
  private(set) var holds: Set<RunOrder.Pair> = []
  /// For each happening, the earlier ones whose order with it matters, in order.
  private(set) var earlier: [[Int]]
  /// For each happening, the later ones whose order with it matters, in order.
  private(set) var later: [[Int]]
  private let trace: RunTrace
  private let answers = SeenAnswers()
  /// For each step of the test, the first of the equal steps in a row that it belongs to.
  let firstOfRow: [Int]

  init(_ trace: RunTrace) {
    self.trace = trace
    earlier = Array(repeating: [], count: trace.happenings.count)
    later = earlier
    firstOfRow = Self.rows(of: trace)
  }

  /// Compares all pairs, or those of the first events if the work goes beyond its limit.
  mutating func run(_ work: inout AnalysisWork) {
    var found: [(pair: RunOrder.Pair, words: String)] = []
    let end = trace.happenings.firstIndex(where: \.isAfterTest) ?? trace.happenings.count
    for event in trace.happenings.indices where trace.happenings[event].actor == .app {
      guard !work.isExceeded else { break }
      // The words for each row of equal steps, by its first step.
      var known: [Int: String?] = [:]
      for other in trace.happenings.indices where other != event {
        let isOfTest = trace.happenings[other].actor == .test
        guard isOfTest || other < event, isCounted(event, other) else { continue }
        let words: String?
        if let before = isOfTest ? known[firstOfRow[other]] : nil,
          trace.happenings[event].cancelledBy != other
        {
          words = before
        } else {
          words = trace.conflict(min(event, other), max(event, other), answers: answers)
          work.add(AnalysisWork.event)
          if isOfTest, trace.happenings[event].cancelledBy != other {
            known[firstOfRow[other]] = .some(words)
          }
        }
        let pair = RunOrder.Pair(first: min(event, other), second: max(event, other))
        if let words {
          found.append((pair, words))
        } else if isOfTest, trace.isHeldBack(pair.first, pair.second) {
          holds.insert(pair)
          found.append((pair, "when \(trace.happenings[other].words) comes"))
        }
      }
      if event > end, let (other, words) = masker(of: event, after: end) {
        found.append((RunOrder.Pair(first: other, second: event), words))
        work.add(AnalysisWork.event * (event - end))
      }
      work.add(trace.happenings.count)
    }
    found.sort { ($0.pair.first, $0.pair.second) < ($1.pair.first, $1.pair.second) }
    for (pair, words) in found {
      conflicts[pair] = words
      earlier[pair.second].append(pair.first)
      later[pair.first].append(pair.second)
    }
  }

  /// Whether the order of two happenings can matter to the test, because one of them came before
  /// its end.
  private func isCounted(_ one: Int, _ two: Int) -> Bool {
    !trace.happenings[min(one, two)].isAfterTest
  }

  /// For an event after the test, the first event after the test that may have changed what it
  /// does, with the words.
  ///
  /// Before the end of the test the event may do something else, which shows only once it comes
  /// first. The orders of the others after the end do not matter.
  private func masker(of event: Int, after start: Int) -> (event: Int, words: String)? {
    let isCause = Set(trace.causes(of: event))
    for other in start..<max(start, event) where !isCause.contains(other) {
      if let words = trace.conflict(other, event, answers: answers) { return (other, words) }
      if trace.showTheSame(other, event) { return (other, "what the app shows") }
    }
    return nil
  }

  private static func rows(of trace: RunTrace) -> [Int] {
    var rows: [Int] = []
    var last: Int?
    for (index, happening) in trace.happenings.enumerated() {
      guard happening.actor == .test else {
        rows.append(index)
        continue
      }
      rows.append(index)
      if let last, looksTheSame(happening, trace.happenings[last]) { rows[index] = rows[last] }
      last = index
    }
    return rows
  }

  /// Whether two steps depend on the same state, and change nothing.
  private static func looksTheSame(_ one: Happening, _ two: Happening) -> Bool {
    one.words == two.words && one.aim == two.aim && one.reads == two.reads
      && one.writes.isEmpty && two.writes.isEmpty && one.views.isEmpty && two.views.isEmpty
      && one.cancelledBy == nil && two.cancelledBy == nil
      && one.observations == two.observations
  }
}

extension RunTrace {
  /// The place of a happening by its name; nil if it did not happen.
  func place(of name: String) -> Int? { happenings.firstIndex { $0.name == name } }

  /// The places of all happenings by their names, the first one of each.
  var places: [String: Int] {
    Dictionary(
      happenings.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The happenings that led to another one, by their places, the nearest first.
  func causes(of place: Int) -> [Int] {
    var places: [Int] = []
    var next = happenings[place].cause
    while let cause = next {
      places.append(cause)
      next = happenings[cause].cause
    }
    return places
  }

  /// A happening and all that it leads to, by their places, in order.
  func consequences(of place: Int) -> [Int] {
    var places: Set<Int> = [place]
    for index in happenings.indices.dropFirst(place + 1) {
      let happening = happenings[index]
      guard let cause = happening.cause, places.contains(cause), happening.cancelledBy == nil
      else { continue }
      places.insert(index)
    }
    return places.sorted()
  }
}
