import SeededCases
import SimulatedApp
import Testing
import VirtualTime

@testable import LabGoals

@Suite("Certificates of random programs") struct ProgramOracleTests {
  private func expectTruth(_ kind: ProgramOracle.Kind, _ seed: UInt64) {
    let program = ProgramOracle(kind, seed: Seed(seed))
    let judgement = program.judgement(runs: FuzzCount.times(150).count)
    #expect(
      !judgement.isFalse,
      "\(program.name): \(judgement.missed) beside \(judgement.found), \(program.words)")
  }

  /// The first programs, and some that once had a false certificate: latencies with gaps, waits
  /// that end at another poll, events cancelled by a timer before or after the end of the test,
  /// events whose consequences pass others, and orders that only an earlier end of a wait allows.
  private static let vanishing =
    FuzzCount.times(1).map { $0 + 1 } + [
      41, 134, 158, 188, 304, 367, 371, 375, 387, 397, 1_169, 1_585, 1_669, 1_951, 2_281, 2_865,
      3_289, 3_385, 3_570, 3_831, 4_598, 5_392, 20_057, 100_865, 101_307, 102_112, 209_189,
    ]

  @Test(arguments: FuzzCount.some(of: vanishing, every: 14))
  func `hold where things vanish`(seed: UInt64) {
    expectTruth(.vanishing, seed)
  }

  /// The first programs, and some that once had a false certificate: alerts between a look and its
  /// touch, changes below an alert or another screen, looks that are repeated, steps that an event
  /// holds back, also one that they do not see, late focus that comes to nothing or takes the
  /// place of another, and alerts that come while another one is dismissed.
  private static let interrupted =
    FuzzCount.times(1).map { $0 + 1 } + [
      39, 60, 206, 235, 257, 1_001, 1_328, 1_417, 1_463, 1_491, 1_788, 1_797, 2_032, 100_378,
      101_246, 101_689, 102_161, 102_291, 102_478, 103_408, 103_726, 200_672, 202_190, 207_444,
      208_116, 210_270, 212_216, 212_471, 6_006_207, 6_011_045,
    ]

  @Test(arguments: FuzzCount.some(of: interrupted, every: 31))
  func `hold where alerts rise and the keyboard comes`(seed: UInt64) {
    expectTruth(.interrupted, seed)
  }

  /// The first programs, and five that had a false certificate: a wait looks for the last time when
  /// something is on its way, if that is at one place and not at others, a button goes between two
  /// looks of one round of a wait, another screen hides a button that is still on its way, a
  /// movement starts between the wait for idle of a launch and that of the tap after it, and a wait
  /// in vain has looked before and after a movement only.
  private static let moving =
    FuzzCount.times(1).map { $0 + 1 } + [
      1_002_000, 6_013_095, 7_051_205, 9_052_094, 30_088_110,
    ]

  @Test(arguments: FuzzCount.some(of: moving, every: 4))
  func `hold where panels and screens slide`(seed: UInt64) {
    expectTruth(.moving, seed)
  }

  @Test(arguments: ProgramOracle.Kind.allCases)
  func `are seen to be false if the search knows no delay but the middle one`(
    kind: ProgramOracle.Kind
  ) {
    let isSeen = (1...10).contains { seed in
      let program = ProgramOracle(kind, seed: Seed(UInt64(seed)))
      var planted = program.app
      for index in planted.loaders.indices {
        let law = planted.loaders[index].latency
        planted.loaders[index].latency = .fixed(law.sample(at: Fraction(nearest: 0.5)))
      }
      return program.judgement(runs: 50, searching: planted).isFalse
    }
    #expect(isSeen)
  }
}
