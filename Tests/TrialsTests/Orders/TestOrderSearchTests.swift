import Testing
import Trials
import VirtualTime

struct TestOrderSearchTests {
  /// Tests over one set of flags: what each needs or must not see, what it sets and clears.
  private struct Piece {
    var fails: @Sendable (Set<Int>) -> Bool = { _ in false }
    var sets: Set<Int> = []
    var clears: Set<Int> = []
  }

  private func search(_ pieces: [Piece]) -> OrderFindings {
    var search = TestOrderSearch(pieces.indices.map { "t\($0)" }) { sequence in
      var flags: Set<Int> = []
      return sequence.map { index in
        let fails = pieces[index].fails(flags)
        flags.formUnion(pieces[index].sets)
        flags.subtract(pieces[index].clears)
        return fails ? "saw \(flags.sorted())" : nil
      }
    }
    return search.search()
  }

  @Test func `Tests that share nothing depend on nothing`() {
    let findings = search(Array(repeating: Piece(), count: 6))
    #expect(findings.holds)
    #expect(findings.runs == 6 + 31)
  }

  @Test func `Tests run in pairs up to a limit, which the table names`() {
    func search(_ count: Int) -> OrderFindings {
      var search = TestOrderSearch((0..<count).map(String.init)) { sequence in
        Array(repeating: nil, count: sequence.count)
      }
      return search.search()
    }
    let most = search(PairCircuit.limit)
    #expect(OrderTable(most).text.contains("1000 tests, all 999000 ordered pairs side by side,"))
    #expect(most.runs == 1_000 + 999_001)
    let more = search(PairCircuit.limit + 1)
    #expect(
      OrderTable(more).text.contains(
        "1001 tests, all 999000 ordered pairs of the first 1000 side by side,"))
    #expect(more.runs == most.runs + 1)
  }

  @Test func `Victim, polluter and cleaner are found`() {
    let findings = search([
      Piece(), Piece(sets: [1]), Piece(clears: [1]), Piece(fails: { $0.contains(1) }),
    ])
    #expect(findings.dependences.count == 1)
    #expect(findings.dependences.first?.victim == 3)
    #expect(findings.dependences.first?.polluters == [1])
    #expect(findings.dependences.first?.cleaners == [2])
    #expect(findings.dependences.first?.after == "saw [1]")
  }

  @Test func `A test that passes only after another is found`() {
    let findings = search([Piece(sets: [1]), Piece(fails: { !$0.contains(1) })])
    #expect(findings.dependences.first?.after == .some(nil))
    #expect(findings.dependences.first?.polluters == [0])
  }

  @Test func `Two polluters that only act together are found by shortening`() {
    let findings = search([
      Piece(sets: [1]), Piece(), Piece(sets: [2]), Piece(),
      Piece(fails: { $0.isSuperset(of: [1, 2]) }),
    ])
    #expect(findings.dependences.first?.victim == 4)
    #expect(findings.dependences.first.map { Set($0.polluters) } == [0, 2])
    #expect(findings.unexplained.isEmpty)
  }

  @Test func `Pairs are those that running each pair on a fresh device finds`() {
    for seed: UInt64 in 1...60 {
      var generator = Xoshiro256(key: seed)
      let pieces = (0..<6).map { _ in
        let flag = Int.random(in: 0..<4, using: &generator)
        let isVictim = Int.random(in: 0..<4, using: &generator) == 0
        return Piece(
          fails: { isVictim && $0.contains(flag) },
          sets: isVictim ? [] : [Int.random(in: 0..<4, using: &generator)])
      }
      let found = Set(search(pieces).dependences.map { $0.polluters + [$0.victim] })
      var expected: Set<[Int]> = []
      for one in 0..<6 {
        for other in 0..<6 where other != one && pieces[other].fails(pieces[one].sets) {
          expected.insert([one, other])
        }
      }
      #expect(found == expected, "seed \(seed)")
    }
  }

  @Test func `The table names victim, polluter and cleaner`() {
    let findings = search([
      Piece(sets: [1]), Piece(clears: [1]), Piece(fails: { $0.contains(1) }),
    ])
    #expect(
      OrderTable(findings).text == """
        test  alone   after  ends            cured by
        ----  ------  -----  --------------  --------
        t2    passes  t0     fails: saw [1]  t1

        3 tests, all 6 ordered pairs side by side, 15 runs: 1 depends on what ran before.
        """)
  }
}
