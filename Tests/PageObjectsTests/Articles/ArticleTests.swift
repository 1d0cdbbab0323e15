import XCTest

/// Every listing of the kit's articles stands in a source beside this one, so that it is compiled
/// and run.
final class ArticleTests: XCTestCase {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let catalogue = here.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/PageObjects/PageObjects.docc")

  private func texts(of folder: URL, _ ending: String) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == ending }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Lines without the blanks around them, so that a listing may be set in.
  private func trimmed(_ text: Substring) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  private func listings(of article: String) -> [String] {
    article.components(separatedBy: "```swift\n").dropFirst().map { part in
      trimmed(part.components(separatedBy: "\n```").first?[...] ?? "")
    }
  }

  func testEveryListingIsCompiled() throws {
    let sources = try texts(of: Self.here, "swift").map { trimmed($0.text[...]) }
    let articles = try texts(of: Self.catalogue, "md")
    XCTAssertEqual(articles.count, 9)
    for (name, text) in articles {
      let listings = listings(of: text)
      XCTAssertFalse(listings.isEmpty, name)
      for listing in listings {
        XCTAssertTrue(sources.contains { $0.contains(listing) }, "\(name):\n\(listing)")
      }
    }
  }
}
