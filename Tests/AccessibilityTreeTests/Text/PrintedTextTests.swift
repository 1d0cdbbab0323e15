import AccessibilityTree
import SeededCases
import Testing

/// What is printed is read back by a reader of its own and compared with the tree.
@Suite struct PrintedTextTests {
  /// The row that an element should have; its frame as a row rounds it.
  private static func expected(_ element: ElementView) -> PrintedRow {
    var row = PrintedRow(showing: element)
    row.frame = row.frame.map { frame in
      func shown(_ number: Double) -> Double {
        // Quarters of a point: a tie goes to the even tenth.
        number.isFinite ? (number * 10).rounded(.toNearestOrEven) / 10 : number
      }
      return ElementFrame(
        x: shown(frame.x), y: shown(frame.y), width: shown(frame.width),
        height: shown(frame.height))
    }
    return row
  }

  private static func tree(_ seed: UInt64) -> (ElementSnapshot, SeededNumbers) {
    var numbers = SeededNumbers(state: seed)
    let root = RandomTree.makePrinted(&numbers, size: 2 + numbers.below(40))
    return (snapshot(of: root), numbers)
  }

  @Test(arguments: FuzzCount.times(200).map { $0 + 1 })
  func `a printed tree reads back as the tree it was printed from`(seed: UInt64) throws {
    let (tree, _) = Self.tree(seed)
    let printed = try PrintedDescription(TreeText(tree).subtree()).subtree
    let wanted = (0..<tree.count).map {
      PrintedDescription.Placed(level: tree.depth(of: $0), row: Self.expected(tree[$0]))
    }
    #expect(
      printed.map { PrintedDescription.Placed(level: $0.level, row: $0.row.withoutAddress) }
        == wanted, "seed \(seed)")
    #expect(Set(printed.compactMap(\.row.address)).count == tree.count, "seed \(seed)")
  }

  @Test(arguments: FuzzCount.times(100).map { $0 + 1 })
  func `a whole description reads back: attributes, subtree, path and chain`(seed: UInt64) throws {
    let (tree, made) = Self.tree(seed)
    var numbers = made
    let indexed = IndexedSnapshot(tree)
    let type = tree.type(of: numbers.below(tree.count))
    let query = Query().descendants(.any).appending(.matchingType(type, identifier: nil)).first()
    let outputs = Resolver().trace(query, in: indexed)
    let found = Resolver().first(query, in: indexed)
    let text = TreeText(tree).description(
      of: found, from: "Target Application 'com.x'", query, outputs: outputs)
    let printed = try PrintedDescription(text)
    #expect(printed.isHeaded)
    #expect(
      printed.chain.map(\.words) == ["Target Application 'com.x'"] + query.steps.map(\.text))
    guard let found else {
      #expect(printed.attributes == nil && printed.subtree.isEmpty, "seed \(seed)")
      #expect(printed.chain.allSatisfy { $0.output == nil }, "seed \(seed)")
      return
    }
    #expect(printed.attributes?.withoutAddress == Self.expected(tree[found]), "seed \(seed)")
    #expect(
      printed.subtree.map(\.row.withoutAddress)
        == tree.subtree(of: found).map { Self.expected(tree[$0]) }, "seed \(seed)")
    #expect(
      printed.path.map(\.withoutAddress)
        == (tree.ancestors(of: found) + [found]).map { Self.expected(tree[$0]) }, "seed \(seed)")
    let shown = [[0]] + outputs.map { Array($0) }
    #expect(
      printed.chain.map { $0.output?.map(\.withoutAddress) }
        == shown.map { rows in rows.map { Self.expected(tree[$0]) } }, "seed \(seed)")
  }

  @Test(arguments: [
    " →Button, label: 'a', identifier: 'b'\n", " →Button, Selected, Disabled\n",
    " →Button, {{0.0, 0.0}, {1.0, 1.25}}\n", " →Buton\n", "  →Button\n",
    " →Window\n      Button\n", " →Window\n   Button\n",
  ])
  func `what the grammar does not allow is a fault`(text: String) {
    #expect(throws: PrintedText.Fault.self) { try PrintedDescription(text) }
  }
}
