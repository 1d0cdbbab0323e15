import AccessibilityTree
import Testing

@Suite struct SnapshotRowTests {
  /// A builder with a root, a text above, and a row of a cell with a text.
  private static func builder(
    elementLimit: Int = SnapshotBuilder.elementLimit, textLimit: Int = SnapshotBuilder.textLimit
  ) -> SnapshotBuilder {
    var builder = SnapshotBuilder(elementLimit: elementLimit, textLimit: textLimit)
    builder.begin(ElementAttributes(type: .application))
    builder.add(ElementAttributes(type: .staticText, label: "above"))
    appendRow(to: &builder, label: "one", y: 20, token: 1)
    return builder
  }

  private static func appendRow(
    to builder: inout SnapshotBuilder, label: String, y: Double, token: Int32
  ) {
    builder.begin(
      ElementAttributes(
        type: .cell, identifier: "cell", value: "kept",
        frame: ElementFrame(x: 0, y: y, width: 100, height: 44), token: token))
    builder.add(
      ElementAttributes(
        type: .staticText, identifier: "text", label: label, value: "fixed",
        frame: ElementFrame(x: 8, y: y + 8, width: 50, height: 20), token: token + 1))
    builder.end()
  }

  /// Appends a copy of the row.
  private static func appendCopy(
    _ label: String, to builder: inout SnapshotBuilder, token: Int32 = 3, of first: Int = 2
  ) -> Bool {
    guard let row = builder.row(from: first, varying: [.init(of: 1, .label)]) else { return false }
    return builder.appendCopy(
      of: row, down: 44, token: { token + Int32($0) }, text: { _ in label })
  }

  @Test(arguments: ["two", "", "\u{4E8C}", "a longer text than that of the row"])
  func `a copy is as if it were appended element by element`(_ label: String) {
    var copied = Self.builder()
    #expect(Self.appendCopy(label, to: &copied))
    var plain = Self.builder()
    Self.appendRow(to: &plain, label: label, y: 64, token: 3)
    let (tree, wanted) = (copied.finish(), plain.finish())
    #expect(tree.invariantFailure() == nil)
    #expect(TreeText(tree).subtree() == TreeText(wanted).subtree())
    #expect((0..<tree.count).map { tree.token(of: $0) } == [0, 0, 1, 2, 3, 4])
    #expect(tree.parent(of: 5) == 4 && tree.value(of: 5) == "fixed" && tree.value(of: 4) == "kept")
  }

  @Test func `a text that is not ASCII is found in a copy of one that is`() {
    var builder = Self.builder()
    _ = Self.appendCopy("e\u{301}", to: &builder)
    let tree = IndexedSnapshot(builder.finish())
    let found = Resolver().resolve(
      Query().descendants(.staticText).identified(by: "\u{E9}"), in: tree)
    #expect(Array(found) == [5])
  }

  @Test func `an open element is no row`() {
    var builder = Self.builder()
    builder.begin(ElementAttributes(type: .cell))
    #expect(builder.row(from: 4, varying: []) == nil && builder.row(from: 9, varying: []) == nil)
  }

  @Test func `a copy beyond the limit of elements is left out`() {
    var builder = Self.builder(elementLimit: 5)
    #expect(!Self.appendCopy("two", to: &builder) && builder.count == 4)
    builder = Self.builder(elementLimit: 6)
    #expect(Self.appendCopy("two", to: &builder) && builder.count == 6)
  }

  @Test func `a copy beyond the limit of texts is left out`() {
    // The text above, then twice the texts of the row: "cell", "kept", "text", "one", "fixed".
    var builder = Self.builder(textLimit: 5 + 2 * 20 - 1)
    #expect(!Self.appendCopy("two", to: &builder) && builder.finish().invariantFailure() == nil)
    builder = Self.builder(textLimit: 5 + 2 * 20)
    #expect(Self.appendCopy("two", to: &builder) && builder.count == 6)
  }

  @Test func `numbers that add up without rounding are exact`() {
    #expect([0, 44, 20.5, -79.25, 1.0 / 1_024].allSatisfy(SnapshotRow.isExact))
    #expect(![0.1, 1.0 / 2_048, .infinity, .nan].contains(where: SnapshotRow.isExact))
    #expect(SnapshotRow.isExact(SnapshotRow.exactMaximum))
    #expect(!SnapshotRow.isExact(SnapshotRow.exactMaximum + 1))
  }
}
