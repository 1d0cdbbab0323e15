import AccessibilityTree
import SeededCases
import Testing

@Suite("Grafting a snapshot") struct GraftTests {
  @Test func `makes the tree that appending its elements one by one makes`() {
    for seed in FuzzCount.times(300) {
      var numbers = SeededNumbers(state: seed)
      let outer = RandomTree.make(&numbers, size: 1 + numbers.below(20))
      let inner = RandomTree.make(&numbers, size: 1 + numbers.below(20))
      let place = numbers.below(outer.below.count + 1)
      let plain = tree(outer, with: inner, in: place) { $0.append($1) }
      let grafted = tree(outer, with: inner, in: place) { $0.graft(snapshot(of: $1)) }
      #expect(TreeText(grafted).subtree() == TreeText(plain).subtree(), "seed \(seed)")
      #expect(tokens(grafted) == tokens(plain), "seed \(seed)")
      #expect(grafted.invariantFailure() == nil, "seed \(seed)")
    }
  }

  @Test func `into nothing makes the snapshot`() {
    var builder = SnapshotBuilder()
    builder.graft(leaf("a"))
    builder.add(ElementAttributes(type: .other, label: "b"))
    let tree = builder.finish()
    #expect(tree.label(of: 0) == "a" && tree.parent(of: 1) == 0)
  }

  @Test func `of nothing changes nothing`() {
    var empty = SnapshotBuilder()
    let nothing = empty.finish()
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .other))
    let isKept = builder.graft(nothing)
    #expect(isKept)
    #expect(builder.finish().count == 1)
  }

  @Test func `leaves out as a whole what would lie too deep`() {
    var builder = SnapshotBuilder()
    for _ in 0...SnapshotBuilder.depthLimit { builder.begin(ElementAttributes(type: .other)) }
    let isKept = builder.graft(leaf("a"))
    #expect(!isKept)
    let tree = builder.finish()
    #expect(tree.count == SnapshotBuilder.depthLimit + 1)
    #expect(tree.fault == .tooDeep(limit: SnapshotBuilder.depthLimit))
  }

  @Test(
    arguments: [
      (4, 12, nil), (3, 12, .tooManyElements(limit: 3)), (4, 11, .tooMuchText(limit: 11)),
    ]
      as [(Int, Int, SnapshotFault?)])
  func `leaves out as a whole what would be too much`(
    elements: Int, text: Int, fault: SnapshotFault?
  ) {
    var inner = SnapshotBuilder()
    for label in ["one", "four", "seven"] {
      inner.add(ElementAttributes(type: .other, label: label))
    }
    var builder = SnapshotBuilder(elementLimit: elements, textLimit: text)
    builder.begin(ElementAttributes(type: .other))
    builder.graft(inner.finish())
    let tree = builder.finish()
    #expect(tree.fault == fault)
    #expect(tree.count == (fault == nil ? 4 : 1))
  }

  @Test func `leaves it out below an element that was left out`() {
    var builder = SnapshotBuilder()
    for _ in 0...SnapshotBuilder.depthLimit + 1 { builder.begin(ElementAttributes(type: .other)) }
    let isKept = builder.graft(leaf("a"))
    #expect(!isKept)
  }

  private func leaf(_ label: String) -> ElementSnapshot {
    var builder = SnapshotBuilder()
    builder.add(ElementAttributes(type: .other, label: label))
    return builder.finish()
  }

  private func tokens(_ tree: ElementSnapshot) -> [Int32] {
    (0..<tree.count).map { tree.token(of: $0) }
  }

  /// A tree in which an element has another tree as its first child.
  private func tree(
    _ outer: PlainElement, with inner: PlainElement, in place: Int,
    _ insert: (inout SnapshotBuilder, PlainElement) -> Void
  ) -> ElementSnapshot {
    func walk(_ element: PlainElement, _ builder: inout SnapshotBuilder) {
      builder.begin(element.attributes)
      if element.number == place { insert(&builder, inner) }
      for child in element.children { walk(child, &builder) }
      builder.end()
    }
    var builder = SnapshotBuilder()
    walk(outer, &builder)
    return builder.finish()
  }
}
