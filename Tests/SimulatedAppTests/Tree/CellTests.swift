import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppRuntime

@Suite("Cells")
struct CellTests {
  private static func app(
    _ root: some ElementMaker, rows: Int, height: Double? = nil
  ) -> TinyApp {
    let items = FormatValue.list((0..<rows).map { .string("row\($0)") })
    let screen = Screen("main", root: root) {
      Context("rows", items)
      Text("Head", id: "head").size(height: 30)
      Cell(.bind("item")) { Text(.bind("item")) }.forEach("rows").size(height: height)
    }
    return TinyApp(.tiny([screen], container: .plain))
  }

  private static func cells(_ app: TinyApp) -> [(name: String, frame: ElementFrame)] {
    guard let tree = app.tree else { return [] }
    return (0..<tree.count).filter { tree.type(of: $0) == .cell }
      .map { (tree.identifier(of: $0), tree.frame(of: $0)) }
  }

  @Test("a table has all of its rows")
  func table() {
    #expect(Self.cells(Self.app(Table("list"), rows: 500)).count == 500)
  }

  @Test("a collection has those that can be seen, and an empty one below them")
  func collection() {
    let app = Self.app(CollectionView("list"), rows: 500, height: 100)
    let cells = Self.cells(app)
    #expect(cells.map(\.name) == (0..<8).map { "row\($0)" } + [""])
    #expect(cells.last?.frame == ElementFrame(x: 0, y: 889, width: 393, height: 100))
    #expect(app.rows(.staticText).count == 9)
  }

  @Test("cells come and go as a collection is scrolled, at the places that a table gives them")
  func oracle() {
    for seed in 0..<UInt64(40) {
      var draws = SeededDraws(seed: seed)
      let rows = draws.below(60)
      let height = draws.chance(50) ? nil : Double(20 + draws.below(300))
      let table = Self.app(Table("list"), rows: rows, height: height)
      let collection = Self.app(CollectionView("list"), rows: rows, height: height)
      for _ in 0..<3 {
        let offset = Double(draws.below(4_000))
        table.session.device.scroll(to: offset)
        collection.session.device.scroll(to: offset)
        let seen = Self.cells(table).filter {
          $0.frame.y < 852 && $0.frame.y + $0.frame.height > 59
        }
        let made = Self.cells(collection).filter { !$0.name.isEmpty }
        #expect(made.map(\.name) == seen.map(\.name), "seed \(seed)")
        #expect(made.map(\.frame) == seen.map(\.frame), "seed \(seed)")
        #expect(table.front?.scrollOffset == collection.front?.scrollOffset, "seed \(seed)")
      }
    }
  }

  @Test("however many rows there are, no more cells are made than can be seen")
  func many() {
    let app = Self.app(CollectionView("list"), rows: 100_000)
    app.session.device.scroll(to: 2_000_000)
    #expect(app.tree.map { $0.count < 60 } == true)
    #expect(Self.cells(app).contains { $0.name == "row45454" })
  }

  @Test("sections keep their headers, and only the cells that can be seen")
  func sections() {
    func section(_ name: String) -> FormatValue {
      .record(["name": .string(name), "rows": .list((0..<50).map { .string("\(name)\($0)") })])
    }
    let screen = Screen("main", root: CollectionView("list")) {
      Context("sections", .list([section("a"), section("b"), section("c")]))
      Other {
        Text(.bind("section.name"), id: .bind("section.name")).size(height: 40)
        Cell(.bind("item")).forEach("section.rows").size(height: 60)
      }.accessibilityElement(false).forEach("sections", as: "section")
    }
    let app = TinyApp(.tiny([screen], container: .plain))
    #expect(app.rows(.staticText) == ["StaticText, identifier: 'a', label: 'a'"])
    app.session.device.scroll(to: 3_000)
    #expect(app.frame("b")?.y == 99.0)
    #expect(app.element("a49") != nil)
    #expect(app.element("b0") != nil)
    #expect(app.element("a0") == nil)
  }

  @Test("side by side, cells are made in the same way")
  func horizontal() {
    let items = FormatValue.list((0..<1_000).map { .string("item\($0)") })
    let screen = Screen("main") {
      Context("items", items)
      CollectionView("strip") {
        Cell(.bind("item")).forEach("items").size(width: 100, height: 80)
      }.layout(.horizontal)
    }
    let app = TinyApp(.tiny([screen], container: .plain))
    #expect(Self.cells(app).map(\.name) == ["item0", "item1", "item2", "item3", ""])
    app.touch("strip", .swipeLeft)
    #expect(Self.cells(app).map(\.name) == ["item2", "item3", "item4", "item5", ""])
    #expect(app.frame("item2")?.x == 16)
  }

  @Test("a hidden cell takes no room in a collection")
  func hidden() {
    let screen = Screen("main", root: CollectionView("list")) {
      Context("rows", .list((0..<100).map { .integer($0) }))
      Cell(.bind("item")).forEach("rows").hidden(if: "modulus:by:(item, 2) == 1").size(height: 100)
    }
    let app = TinyApp(.tiny([screen], container: .plain))
    #expect(Self.cells(app).map(\.name).prefix(3) == ["0", "2", "4"])
    #expect(app.frame("2")?.y == 159)
  }
}
