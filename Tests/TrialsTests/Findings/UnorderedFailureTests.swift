import Testing
import Trials

struct UnorderedFailureTests {
  private func failure(cause: String? = nil, replay: String? = "again") -> UnorderedFailure {
    UnorderedFailure(
      test: "M.C/a", failing: 2, processes: 8, cause: cause, summary: "no", replay: replay)
  }

  @Test func `A row tells how many orders fail, and how to repeat it`() {
    let lines = UnorderedFailure.lines(of: [failure()])
    #expect(lines.count == 3 && !lines[0].contains("cause"))
    #expect(lines[2] == "M.C/a                          2 of 8 orders  no       again")
  }

  @Test func `Causes have a column if there are any`() {
    let lines = UnorderedFailure.lines(of: [failure(cause: "order of a set"), failure()])
    #expect(lines[0].contains("  cause  "))
  }

  @Test func `Without a token the row says so`() {
    #expect(UnorderedFailure.lines(of: [failure(replay: nil)])[2].hasSuffix("no token repeats it"))
  }

  @Test func `There is no table without a failure`() {
    #expect(UnorderedFailure.lines(of: []) == [])
  }
}
