import Foundation
import XCTest

/// Published tests compile without a change: the listings of articles beside the repository, where
/// there are any, are compiled as tests of another package.
final class SeedListingsTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let articles = root.appendingPathComponent("../shared/seeds").standardizedFileURL

  func testThereAreListingsInEveryArticle() throws {
    for name in ["000", "003", "004"] {
      let listings = try listings(of: name)
      XCTAssertGreaterThan(ListingGroups.groups(of: listings).count, 1, name)
    }
  }

  func testListingsCompile() throws {
    let isSkipped = ProcessInfo.processInfo.environment["SKIP_SEED_LISTINGS"] != nil
    try XCTSkipIf(isSkipped, "SKIP_SEED_LISTINGS is set")
    let compiler = try ListingCompiler(folder: Self.scratch.appendingPathComponent("articles"))
    for name in ["000", "003", "004"] {
      for (index, group) in ListingGroups.groups(of: try listings(of: name)).enumerated() {
        let errors = try compiler.errors("Seed\(name)Group\(index)", in: group)
        XCTAssertEqual(errors, "")
      }
    }
  }

  func testAListingWithAnUnknownNameDoesNotCompile() throws {
    let compiler = try ListingCompiler(folder: Self.scratch.appendingPathComponent("wrong"))
    let listing = Listing(line: 1, text: "func fly(_ app: XCUIApplication) { app.fly() }")
    let errors = try compiler.errors("Wrong", in: [listing])
    XCTAssertTrue(errors.contains("has no member 'fly'"), errors)
  }

  private static let scratch = root.appendingPathComponent(".build/seed-listings")

  private func listings(of name: String) throws -> [Listing] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Self.articles.path)) ?? []
    guard let file = files.first(where: { $0.hasPrefix(name) }) else {
      throw XCTSkip("There are no articles beside this package.")
    }
    let article = try String(
      contentsOf: Self.articles.appendingPathComponent(file), encoding: .utf8)
    return ListingReader.listings(in: article)
  }
}
