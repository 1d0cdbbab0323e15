import Testing
import Trials
import VirtualTime

@Suite("Paired trials") struct PairedTrialsTests {
  private func trials(_ failing: Set<UInt64>) -> [Trial] {
    (1...20).map { (number: UInt64) -> Trial in
      let failure = TestFailure(message: "no", file: "", line: 0)
      let failures = failing.contains(number) ? [failure] : []
      return Trial(seed: Seed(number), failures: failures, duration: .zero)
    }
  }

  @Test func `count seeds with which one alone fails`() {
    let test = PairedTest(before: trials([1, 2, 3, 9]), after: trials([9, 15]))
    #expect(test == PairedTest(firstOnly: 3, secondOnly: 1))
  }
}
