import Testing
import VirtualTime

@testable import EventOrders

@Suite("The work of an analysis")
struct AnalysisWorkTests {
  @Test func `may be so much, and one step more ends it`() {
    var work = AnalysisWork()
    work.add(AnalysisWork.usualLimit)
    #expect(!work.isExceeded)
    work.add(1)
    #expect(work.isExceeded)
  }
}
