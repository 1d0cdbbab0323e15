import Testing

@testable import ScreenImport

@Suite("Attachments of a Mac") struct ExportedAttachmentsTests {
  private func files(_ text: String) throws -> [ExportedAttachments.File] {
    try ExportedAttachments(Array(text.utf8)).files
  }

  @Test func `texts come in the order of time, and pictures are left out`() throws {
    let files = try files(
      """
      [{ "testIdentifier": "CartTests/testAdd()", "attachments": [
          { "exportedFileName": "B.txt", "timestamp": 12.5, "suggestedHumanReadableName": "cart" },
          { "exportedFileName": "P.png", "timestamp": 12.0 },
          { "exportedFileName": "A.txt", "timestamp": 11.0 }] },
       { "testIdentifier": "CartTests/testPay()", "attachments": [
          { "exportedFileName": "C.txt", "timestamp": 20.0 }] }]
      """)
    #expect(files.map(\.name) == ["A.txt", "B.txt", "C.txt"])
  }

  @Test func `steps of one test follow each other, those of two tests do not`() throws {
    let files = try files(
      """
      [{ "attachments": [{ "exportedFileName": "A.txt" }, { "exportedFileName": "B.txt" }] },
       { "attachments": [{ "exportedFileName": "C.txt" }] }]
      """)
    #expect(files.map(\.step) == [2, 3, 5])
  }

  @Test(arguments: ["", "[", "{}"]) func `a list of another form has a place`(text: String) {
    #expect(throws: ImportFault.self) { try files(text) }
  }
}
