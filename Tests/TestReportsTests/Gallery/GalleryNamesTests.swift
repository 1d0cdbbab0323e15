import Testing

@testable import TestReports

@Suite("Names of a gallery's files") struct GalleryNamesTests {
  @Test func `are cut at a length, and differ still`() {
    let limit = GalleryNames.lengthLimit
    let longest = String(repeating: "a", count: limit)
    var names = GalleryNames()

    #expect(names.name([longest]) == longest)
    #expect(names.name([longest + "b"]) == longest + "-2")
    #expect(names.name([longest + "c"]) == longest + "-3")
  }
}
