import Testing

@testable import TestRuns

@Suite("Arguments in the names of cases")
struct CaseValuesTests {
  @Test func `stand there up to a length, and longer ones end in digits of their own`() {
    let limit = TestingNames.valueLimit
    let text = { String(repeating: "a", count: $0) }
    #expect(CaseValues.cut(text(limit)) == text(limit))
    let cut = CaseValues.cut(text(limit + 1))
    #expect(cut.count == limit)
    #expect(cut.contains("a… "))
    #expect(cut != CaseValues.cut(text(limit + 2)))
  }
}
