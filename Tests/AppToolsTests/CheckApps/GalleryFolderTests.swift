import TestReports
import Testing

@testable import AppTools

/// What a gallery prints of what is not as in the baseline.
@Suite struct GalleryFolderTests {
  @Test func `so many differences are printed, and the others are counted`() {
    let told = { GalleryFolder.told((1...$0).map { "new: \($0)" }) }
    let limit = GalleryFolder.toldLimit
    #expect(told(limit).last == "new: \(limit)")
    #expect(told(limit + 1).count == limit + 1 && told(limit + 1).last == "and 1 more")
  }

  @Test func `a gallery has so many pictures, and no more`() {
    let limit = GalleryFolder.shotLimit
    #expect(GalleryFolder.refusal(of: limit) == nil)
    #expect(
      GalleryFolder.refusal(of: limit + 1)
        == "100001 pictures; the limit is 100000. Choose fewer devices, languages or journals")
  }

  @Test func `so many lines of a changed text are printed, and the others are counted`() {
    let words = { (lines: Int) in
      let text = (1...lines).map { "line \($0)" }.joined(separator: "\n")
      return GalleryFolder.words(of: "a.txt", [], Array("\n\(text)".utf8), as: .text)
        .split(separator: "\n").dropFirst().map(String.init)
    }
    let limit = GalleryFolder.lineLimit
    #expect(words(limit).count == limit)
    #expect(words(limit).last == "  + line \(limit)")
    #expect(words(limit + 1).count == limit + 1)
    #expect(words(limit + 1).last == "  and 1 line more")
  }
}
