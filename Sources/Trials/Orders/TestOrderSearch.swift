/// Finds the tests that depend on others by running every ordered pair in sequence on one device.
///
/// Most order-dependent tests depend on a single other test, so pairs find them. For the others,
/// the sequence before them is shortened. If there are very many tests, only the first
/// ``PairCircuit/limit`` run in pairs.
package struct TestOrderSearch {
  private let tests: [String]
  private let run: ([Int]) -> [OrderFindings.Ending]
  private var runs = 0
  private var known: [[Int]: OrderFindings.Ending] = [:]

  /// A search over tests.
  ///
  /// The closure runs a sequence of tests on one fresh device and returns their results. It must be
  /// deterministic.
  package init(_ tests: [String], run: @escaping ([Int]) -> [OrderFindings.Ending]) {
    self.tests = tests
    self.run = run
  }

  /// Searches.
  package mutating func search() -> OrderFindings {
    let alone = tests.indices.map { ending(of: [$0]) }
    let paired = min(tests.count, PairCircuit.limit)
    let places = paired > 1 ? PairCircuit.places(of: paired) : []
    runs += places.count
    let endings = run(places)
    let odd = places.indices.filter { place in
      endings.indices.contains(place) && endings[place] != alone[places[place]]
    }
    var found: [OrderFindings.Dependence] = []
    for place in odd where place > 0 {
      let polluter = places[place - 1]
      let victim = places[place]
      let after = ending(of: [polluter, victim])
      guard after != alone[victim] else { continue }
      found.append(dependence(of: victim, on: [polluter], alone: alone[victim], after: after))
    }
    let rest = explainRest(odd, places, alone, &found)
    return OrderFindings(
      tests: tests, alone: alone,
      dependences: found.sorted { ($0.victim, $0.polluters[0]) < ($1.victim, $1.polluters[0]) },
      unexplained: rest, runs: runs)
  }

  /// Shortens the sequence before victims that no pair explains; returns those that stay
  /// unexplained.
  private mutating func explainRest(
    _ odd: [Int], _ places: [Int], _ alone: [OrderFindings.Ending],
    _ found: inout [OrderFindings.Dependence]
  ) -> [Int] {
    var rest: [Int] = []
    for place in odd {
      let victim = places[place]
      guard !found.contains(where: { $0.victim == victim }), !rest.contains(victim) else {
        continue
      }
      let before = Array(places[..<place])
      guard ending(of: before + [victim]) != alone[victim] else {
        rest.append(victim)
        continue
      }
      let few = shortened(before, victim: victim, alone: alone[victim])
      let after = ending(of: few + [victim])
      found.append(dependence(of: victim, on: few, alone: alone[victim], after: after))
    }
    return rest
  }

  /// The tests of a sequence that are all needed to change the victim's result.
  private mutating func shortened(
    _ sequence: [Int], victim: Int, alone: OrderFindings.Ending
  ) -> [Int] {
    var kept = sequence
    var size = max(1, kept.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < kept.count {
        let tried = Array(kept[..<start] + kept[min(start + size, kept.count)...])
        if !tried.isEmpty, ending(of: tried + [victim]) != alone {
          kept = tried
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size > 1 { size = (size + 1) / 2 } else if !hasShrunk { return kept }
    }
  }

  private mutating func dependence(
    of victim: Int, on polluters: [Int], alone: OrderFindings.Ending, after: OrderFindings.Ending
  ) -> OrderFindings.Dependence {
    var cleaners: [Int] = []
    for between in tests.indices where between != victim && !polluters.contains(between) {
      if ending(of: polluters + [between, victim]) == alone { cleaners.append(between) }
    }
    return OrderFindings.Dependence(
      victim: victim, polluters: polluters, alone: alone, after: after, cleaners: cleaners)
  }

  /// How the last test of a sequence ends.
  private mutating func ending(of sequence: [Int]) -> OrderFindings.Ending {
    if let ending = known[sequence] { return ending }
    runs += sequence.count
    let ending = run(sequence).last ?? nil
    known[sequence] = .some(ending)
    return ending
  }
}
