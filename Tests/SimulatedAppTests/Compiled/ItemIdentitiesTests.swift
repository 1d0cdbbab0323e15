import PredicateFormat
import SimulatedApp
import Testing

@Suite("What items of a list are known by")
struct ItemIdentitiesTests {
  private static func identities(_ items: [FormatValue]) -> [UInt64?] {
    var identities = ItemIdentities()
    return items.map { identities.next($0) }
  }

  @Test("texts, numbers and identified records keep theirs in any order")
  func order() {
    let items: [FormatValue] = [
      .string("a"), .integer(7), .record(["id": .string("r"), "done": .bool(false)]),
    ]
    let there = Self.identities(items)
    #expect(Self.identities(items.reversed()) == there.reversed())
    #expect(Set(there).count == 3)
    #expect(!there.contains(nil))
  }

  @Test("a record keeps its identity when something else in it changes")
  func change() {
    #expect(
      Self.identities([.record(["id": .integer(1), "done": .bool(true)])])
        == Self.identities([.record(["id": .integer(1), "done": .bool(false)])]))
  }

  @Test("equal items are told apart by how many came before")
  func twins() {
    let twins = Self.identities([.string("a"), .string("a"), .string("b"), .string("a")])
    #expect(Set(twins).count == 4)
    #expect(Self.identities([.string("b"), .string("a"), .string("a")])[1...] == twins[..<2])
  }

  @Test("records without an id, and what is neither text nor number, have none")
  func none() {
    #expect(
      Self.identities([.record(["name": .string("x")]), .bool(true), .null]) == [nil, nil, nil])
  }
}
