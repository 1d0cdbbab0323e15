import Testing

@testable import PredicateFormat

@Suite struct `Values in messages` {
  private func record(keyLength: Int) -> FormatValue {
    .record([String(repeating: "k", count: keyLength): .string("value")])
  }

  @Test(arguments: [1, 100, 119, 120, 121, 122, 500, 100_000])
  func `are cut after 120 characters, however long a key is`(length: Int) {
    let text = LiteralText.brief(record(keyLength: length))
    #expect(text.count <= 123)
    #expect(text.hasPrefix("{\"k"))
    #expect(text.hasSuffix("...") == (length > 107))
  }

  @Test func `are cut in lists of records in lists`() {
    let inner = FormatValue.list([record(keyLength: 200), .data(Array(repeating: 1, count: 500))])
    #expect(LiteralText.brief(.list([inner, inner])).count == 123)
  }
}
