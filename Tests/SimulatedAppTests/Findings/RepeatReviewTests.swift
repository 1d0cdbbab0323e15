import SimulatedApp
import Testing

@testable import AppReview

@Suite("Elements that are repeated too often")
struct RepeatReviewTests {
  /// Cells with as many elements in each as a key of the context has.
  private static func findings(
    inner: Int, in container: String = "table", hidden: String = "false"
  ) throws -> [String] {
    let items = { (count: Int) in "[\((0..<count).map(String.init).joined(separator: ", "))]" }
    let main = """
      { "root": { "type": "other", "identifier": "MainView" },
        "context": { "rows": \(items(400)), "columns": \(items(inner)) },
        "view": [
          { "type": "\(container)", "hidden": \(hidden), "children": [
            { "type": "cell", "forEach": "rows", "children": [
              { "type": "other", "forEach": "columns", "as": "column" }] }] }] }
      """
    return try AppTexts(["main": main]).findings.filter { $0.contains("repeats") }
  }

  /// Each of 400 cells counts, and so does each element in it.
  @Test func `up to the limit, and one element in each cell above it`() throws {
    #expect(RepeatCount.limit == 400 + 400 * 499)
    #expect(try Self.findings(inner: 499) == [])
    #expect(
      try Self.findings(inner: 500) == [
        "main.json:4:5: fault: the Table repeats elements at least 200400 times; the limit is 200000"
      ])
  }

  @Test func `only what is always there counts`() throws {
    #expect(try Self.findings(inner: 500, in: "collectionView") == [])
    #expect(try Self.findings(inner: 500, hidden: "true") == [])
  }
}
