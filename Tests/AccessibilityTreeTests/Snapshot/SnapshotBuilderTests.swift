import AccessibilityTree
import SeededCases
import Testing

@Suite struct SnapshotBuilderTests {
  private func other(_ label: String = "") -> ElementAttributes {
    ElementAttributes(type: .other, label: label)
  }

  @Test func `attributes come back as given`() {
    var builder = SnapshotBuilder()
    builder.begin(
      ElementAttributes(
        type: .textField, identifier: "i", label: "\u{767B}\u{5F55}", title: "t", value: "",
        placeholderValue: "p", frame: ElementFrame(x: 1, y: 2, width: 3, height: 4),
        traits: [.header], flags: [.isEnabled, .isSelected], processID: 7, token: 9))
    let element = builder.finish()[0]
    #expect(element.type == .textField && element.identifier == "i" && element.title == "t")
    #expect(element.label == "\u{767B}\u{5F55}" && element.placeholderValue == "p")
    #expect(element.value == "" && element.traits == .header && element.token == 9)
    #expect(element.frame == ElementFrame(x: 1, y: 2, width: 3, height: 4))
    #expect(element.isEnabled && element.isSelected && !element.hasFocus && element.processID == 7)
  }

  @Test func `an absent value differs from an empty one`() {
    var builder = SnapshotBuilder()
    builder.begin(other())
    let element = builder.finish()[0]
    #expect(element.value == nil && element.placeholderValue == nil && element.processID == nil)
  }

  @Test func `elements are numbered in pre-order`() {
    var builder = SnapshotBuilder()
    builder.begin(other("a"))
    builder.begin(other("b"))
    builder.add(other("c"))
    builder.end()
    builder.add(other("d"))
    let tree = builder.finish()
    #expect((0..<4).map { tree.label(of: $0) } == ["a", "b", "c", "d"])
    #expect((0..<4).map { tree.parent(of: $0) } == [nil, 0, 1, 0])
    #expect(Array(tree.children(of: 0)) == [1, 3] && tree.subtree(of: 1) == 1..<3)
    #expect(tree.ancestors(of: 2) == [0, 1] && tree.isDescendant(2, of: 1))
  }

  @Test func `an end too many is ignored`() {
    var builder = SnapshotBuilder()
    builder.end()
    builder.begin(other())
    builder.end()
    builder.end()
    builder.add(other())
    let tree = builder.finish()
    #expect(tree.parent(of: 1) == 0 && tree.invariantFailure() == nil)
  }

  @Test func `elements left open are closed at the end`() {
    var builder = SnapshotBuilder()
    for _ in 0..<3 { builder.begin(other()) }
    let tree = builder.finish()
    #expect((0..<3).map { tree.subtree(of: $0).upperBound } == [3, 3, 3])
  }

  @Test func `a finished builder begins anew`() {
    var builder = SnapshotBuilder()
    builder.begin(other("old"))
    _ = builder.finish()
    builder.begin(other("new"))
    let tree = builder.finish()
    #expect(tree.count == 1 && tree.label(of: 0) == "new")
  }

  @Test func `a frame can be set later`() {
    var builder = SnapshotBuilder()
    let root = builder.begin(other())
    let frame = ElementFrame(x: 1, y: 1, width: 1, height: 1)
    builder.setFrame(of: root ?? -1, frame)
    builder.setFrame(of: 12, .nowhere)
    #expect(builder.finish().frame(of: 0) == frame)
  }

  @Test func `what lies too deep is left out with all below it`() {
    var builder = SnapshotBuilder()
    for _ in 0..<5_000 { builder.begin(other()) }
    for _ in 0..<4_999 { builder.end() }
    builder.add(other("last"))
    let tree = builder.finish()
    #expect(tree.count == SnapshotBuilder.depthLimit + 2)
    #expect(tree.fault == .tooDeep(limit: SnapshotBuilder.depthLimit))
    #expect(tree.fault?.text == "The tree is more than 1024 levels deep, the limit.")
    #expect(tree.label(of: tree.count - 1) == "last" && tree.parent(of: tree.count - 1) == 0)
  }

  /// The fault of a builder that keeps a number of elements and bytes, after some elements.
  private func fault(
    adding count: Int, labelled label: String = "", elements: Int = 100, text: Int = 100
  ) -> SnapshotFault? {
    var builder = SnapshotBuilder(elementLimit: elements, textLimit: text)
    for _ in 0..<count { builder.add(other(label)) }
    return builder.finish().fault
  }

  @Test func `so many elements are kept, and one more is left out`() {
    #expect(fault(adding: 100) == nil)
    #expect(fault(adding: 101) == .tooManyElements(limit: 100))
    #expect(SnapshotBuilder.elementLimit <= Int(Int32.max))
  }

  @Test func `so much text is kept, and one byte more is left out`() {
    #expect(fault(adding: 10, labelled: "ten bytes.") == nil)
    #expect(
      fault(adding: 1, labelled: String(repeating: "a", count: 101)) == .tooMuchText(limit: 100))
    #expect(fault(adding: 11, labelled: "ten bytes.") == .tooMuchText(limit: 100))
    #expect(SnapshotBuilder.textLimit <= Int(Int32.max))
  }

  @Test func `an index outside the tree reads as an empty element`() {
    var builder = SnapshotBuilder()
    let tree = builder.finish()
    #expect(tree.count == 0 && tree.type(of: 0) == .other && tree.label(of: -1) == "")
    #expect(tree.value(of: 9) == nil && tree.parent(of: 5) == nil && tree.subtree(of: 3).isEmpty)
  }

  @Test func `a large tree takes at most 150 bytes an element beside its text`() {
    var builder = SnapshotBuilder()
    for _ in 0..<70_000 { builder.add(other()) }
    #expect(builder.finish().bytesPerElement <= 150)
  }

  @Test func `any order of calls makes a sound tree`() {
    for seed in FuzzCount.times(2_000) {
      var numbers = SeededNumbers(state: seed)
      var builder = SnapshotBuilder()
      var parents: [Int?] = []
      var open: [Int] = []
      for _ in 0..<numbers.below(60) {
        let call = numbers.below(5)
        guard call < 3 else {
          builder.end()
          if open.count > 1 { open.removeLast() }
          continue
        }
        parents.append(open.last)
        if call < 2 { builder.begin(other("x")) } else { builder.add(other()) }
        if call < 2 || open.isEmpty { open.append(parents.count - 1) }
      }
      let tree = builder.finish()
      let found = (0..<tree.count).map { tree.parent(of: $0) }
      #expect(found == parents && tree.invariantFailure() == nil, "seed \(seed)")
    }
  }
}
