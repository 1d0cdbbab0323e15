import AccessibilityTree
import Testing

@Suite struct ResolverTests {
  private let resolver = Resolver()

  private func tree(_ attributes: [ElementAttributes]) -> IndexedSnapshot {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application, label: "App"))
    for item in attributes { builder.add(item) }
    return IndexedSnapshot(builder.finish())
  }

  private func labels(_ labels: [String]) -> IndexedSnapshot {
    tree(labels.map { ElementAttributes(type: .button, label: $0) })
  }

  @Test func `a query without steps matches the root`() {
    #expect(Array(resolver.resolve(Query(), in: labels(["a"]))) == [0])
  }

  @Test func `an empty tree matches nothing`() {
    let empty = IndexedSnapshot(
      {
        var builder = SnapshotBuilder(); return builder.finish()
      }())
    #expect(resolver.resolve(Query([.identity([0])]), in: empty).isEmpty)
    #expect(resolver.count(Query().descendants(.any), in: empty) == 0)
    #expect(!resolver.exists(Query(), in: empty))
  }

  @Test(arguments: [false, true])
  func `composed and decomposed text is equal`(isPrepared: Bool) {
    let tree = labels(["e\u{301}", "\u{E9}", "e"])
    if isPrepared { tree.index.prepare(for: tree.snapshot) }
    let query = Query().descendants(.any).identified(by: "\u{E9}")
    #expect(Array(resolver.resolve(query, in: tree)) == [1, 2])
  }

  @Test(arguments: [("K", "\u{212A}"), (";", "\u{37E}"), ("`", "\u{1FEF}"), ("\u{C5}", "\u{212B}")])
  func `an index finds text whose canonical form it is`(plain: String, other: String) {
    let tree = labels([plain, other])
    tree.index.prepare(for: tree.snapshot)
    for text in [plain, other] {
      let query = Query().descendants(.any).identified(by: text)
      #expect(Array(resolver.resolve(query, in: tree)) == [1, 2])
    }
  }

  @Test func `no other scalar is canonically equivalent to ASCII text`() {
    let ascii = Set((0..<128).map { String(Unicode.Scalar(UInt8($0))) })
    let found = (128...0x3FFFF).compactMap { Unicode.Scalar($0 as UInt32) }.filter {
      $0.utf8.count < 4 && ascii.contains(String($0))
    }
    #expect(found.map(\.value) == [0x37E, 0x1FEF, 0x212A])
  }

  @Test func `part of a character is not found in it`() {
    let query = Query([.descendants(.any), .matching(.contains(.label, "e"), text: "")])
    #expect(Array(resolver.resolve(query, in: labels(["caf\u{E9}", "the caf\u{E9}"]))) == [2])
  }

  @Test func `an absent value equals no text`() {
    let tree = tree([
      ElementAttributes(type: .button), ElementAttributes(type: .button, value: ""),
    ])
    let query = Query([.descendants(.any), .matching(.equals(.value, ""), text: "")])
    #expect(Array(resolver.resolve(query, in: tree)) == [2])
  }

  @Test func `a bound element is found again whatever became of its label`() {
    let tree = tree([ElementAttributes(type: .button, label: "new", token: 5)])
    let query = Query([.descendants(.button), .identified(by: "old"), .identity([5])])
    #expect(Array(resolver.resolve(query, in: tree)) == [1])
  }

  @Test(arguments: [-1, 2, Int.max, Int.min])
  func `an index outside the matches finds nothing`(index: Int) {
    let query = Query().descendants(.button).index(index)
    #expect(resolver.resolve(query, in: labels(["a", "b"])).isEmpty)
  }

  @Test func `the first match asks no element after it`() {
    let tree = tree((0..<9).map { ElementAttributes(type: .button, token: Int32($0)) })
    let test = ElementTest.custom("asks") {
      if $0.token > 3 { Issue.record("asked element \($0.index)") }
      return $0.token == 3
    }
    let query = Query([.descendants(.button), .matching(test, text: ""), .first])
    #expect(Array(resolver.resolve(query, in: tree)) == [4])
  }

  @Test func `a root of one's own bounds the search`() {
    let tree = labels(["a", "b"])
    #expect(resolver.resolve(Query().descendants(.any), in: tree, from: 1).isEmpty)
    #expect(resolver.resolve(Query().descendants(.any), in: tree, from: 99).isEmpty)
  }

  @Test func `a test nested too deep never holds`() {
    let found = { (depth: Int) in
      var test = ElementTest.all
      for _ in 0..<depth { test = .and([test]) }
      let query = Query([.descendants(.any), .matching(test, text: "")])
      return self.resolver.resolve(query, in: self.labels(["a"])).count
    }
    #expect(found(ElementTest.depthLimit) == 1)
    #expect(found(ElementTest.depthLimit + 1) == 0)
  }

  @Test func `a trace shows where the matches ended`() {
    let query = Query().descendants(.button).identified(by: "z").first()
    #expect(resolver.trace(query, in: labels(["a", "b"])).map(\.count) == [2, 0, 0])
  }
}
