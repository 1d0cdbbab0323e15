import Testing

@testable import TestReports

@Suite("Excerpts of a source file")
struct SourceExcerptTests {
  private let text = (1...100).map { "line \($0)" }.joined(separator: "\n")

  private func ranges(around lines: [Int]) -> [ClosedRange<Int>] {
    SourceExcerpt.excerpts(of: text, in: "A.swift", around: lines).map {
      $0.firstLine...($0.firstLine + $0.lines.count - 1)
    }
  }

  @Test func `have the lines before and after one`() {
    let excerpts = SourceExcerpt.excerpts(of: text, in: "A.swift", around: [50])
    #expect(excerpts.map(\.file) == ["A.swift"])
    #expect(excerpts.first?.lines.first == "line 43")
    #expect(ranges(around: [50]) == [43...57])
  }

  @Test func `show a line up to a width`() {
    let limit = SourceExcerpt.widthLimit
    for more in [0, 1] {
      let line = String(repeating: "x", count: limit + more)
      let excerpts = SourceExcerpt.excerpts(of: line, in: "A.swift", around: [1])
      #expect(excerpts.first?.lines.map(\.count) == [limit])
    }
  }

  @Test func `end where the file ends`() {
    #expect(ranges(around: [1, 100]) == [1...8, 93...100])
  }

  @Test func `that touch are one`() {
    #expect(ranges(around: [20, 35]) == [13...42])
    #expect(ranges(around: [20, 36]) == [13...27, 29...43])
  }

  @Test func `have no lines that are not there`() {
    #expect(ranges(around: [-1, 0, 101]).isEmpty)
  }

  @Test func `cut very long lines`() {
    let wide = String(repeating: "x", count: 10_000)
    let excerpts = SourceExcerpt.excerpts(of: wide, in: "A.swift", around: [1])
    #expect(excerpts.first?.lines.map(\.count) == [500])
  }
}
