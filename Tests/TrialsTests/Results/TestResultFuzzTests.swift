import SeededCases
import Testing
import Trials
import VirtualTime

struct TestResultFuzzTests {
  private let content = TestResultFile.Content(
    setting: RunSetting(latencies: "everyday", faults: "tie-order"),
    result: SampleRun.result("M.C/testIt", .failed, .skipped, .passed))

  @Test func `Bytes at random are results or a fault in words`() {
    let bytes = TestResultFile.bytes(of: content)
    for seed in FuzzCount.times(2_000) {
      var generator = Xoshiro256(key: seed)
      var broken = bytes
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: 0..<broken.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: broken[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: broken.remove(at: place)
        default: broken.insert(UInt8(ascii: "\n"), at: place)
        }
      }
      do throws(TrialFile.Fault) {
        // A byte may make a folder of a file's name, and only names are written.
        let written = TestResultFile.bytes(of: try TestResultFile.read(broken))
        let again = TestResultFile.bytes(of: try TestResultFile.read(written))
        #expect(again == written, "seed \(seed)")
      } catch {
        #expect((error.line ?? 0) > 0 && error.reason.hasSuffix("."), "seed \(seed)")
      }
    }
  }
}
