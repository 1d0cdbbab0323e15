import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppRuntime

@Suite("Mixed collections")
struct MixedCellTests {
  private static func item(_ kind: String, _ number: Int) -> FormatValue {
    ["kind": .string(kind), "id": .string("\(kind)\(number)")]
  }

  private static func choice(height: Double = 60) -> OneOf {
    OneOf(forEach: "items") {
      Case("item.kind == 'banner'") {
        Cell(.bind("item.id")) { Text("Banner") }.size(height: height * 2)
      }
      Case("item.kind == 'product'") { Cell(.bind("item.id")).size(height: height) }
    }
  }

  private static func app(
    _ root: some ElementMaker, _ items: [FormatValue], _ choice: OneOf = choice()
  ) -> TinyApp {
    let screen = Screen("main", root: root) {
      Context("items", .list(items))
      choice
    }
    return TinyApp(.tiny([screen], container: .plain))
  }

  private static func cells(_ app: TinyApp) -> [String] {
    guard let tree = app.tree else { return [] }
    return (0..<tree.count).filter {
      tree.type(of: $0) == .cell && !tree.identifier(of: $0).isEmpty
    }.map { "\(tree.identifier(of: $0)) \(tree.frame(of: $0).y)" }
  }

  @Test("each item is shown as the first case that holds, and not at all where none does")
  func chosen() {
    let items = [Self.item("product", 0), Self.item("other", 1), Self.item("banner", 2)]
    #expect(Self.cells(Self.app(Table(), items)) == ["product0 59.0", "banner2 119.0"])
  }

  @Test("a choice that is not repeated shows one of its kinds")
  func single() {
    let screen = Screen("main") {
      Context("isOpen", true)
      OneOf {
        Case("isOpen == FALSE") { Text("Closed", id: "closed") }
        Case { Text("Open", id: "open") }
      }
      On("CLOSE", do: .assign("isOpen", "FALSE"))
    }
    let app = TinyApp(screen)
    #expect(app.element("open") != nil && app.element("closed") == nil)
    app.send("CLOSE")
    #expect(app.element("open") == nil && app.element("closed") != nil)
  }

  @Test("cells of each kind are as high as the first of it, and those out of sight are not made")
  func oracle() {
    for seed in 0..<UInt64(30) {
      var draws = SeededDraws(seed: seed)
      let items = (0..<draws.below(80)).map {
        Self.item(draws.pick(["banner", "product", "other"]), $0)
      }
      let choice = Self.choice(height: Double(30 + draws.below(100)))
      let table = Self.app(Table(), items, choice)
      let collection = Self.app(CollectionView(), items, choice)
      let offset = Double(draws.below(4_000))
      table.session.device.scroll(to: offset)
      collection.session.device.scroll(to: offset)
      let seen = Self.cells(table).filter { row in
        guard let element = table.element(String(row.prefix { $0 != " " })) else { return false }
        return element.frame.y < 852 && element.frame.y + element.frame.height > 59
      }
      #expect(Self.cells(collection) == seen, "seed \(seed)")
    }
  }

  @Test("side by side, each kind is as wide as it says")
  func widths() {
    let screen = Screen("main") {
      Context("items", .list([Self.item("banner", 0), Self.item("product", 1)]))
      CollectionView("strip") {
        OneOf(forEach: "items") {
          Case("item.kind == 'banner'") { Cell(.bind("item.id")).size(width: 200, height: 80) }
          Case { Cell(.bind("item.id")).size(width: 90, height: 80) }
        }
      }.layout(.horizontal).size(height: 80)
    }
    let app = TinyApp(.tiny([screen], container: .plain))
    #expect(app.frame("banner0")?.width == 200)
    #expect(app.frame("product1")?.x == 216)
    #expect(app.frame("product1")?.width == 90)
  }

  // MARK: - Which cells are made

  private static func rows(_ root: some ElementMaker) -> Int {
    let screen = Screen("main", root: root) {
      Context("rows", .list((0..<100).map { .string("row\($0)") }))
      Cell(.bind("item")).forEach("rows").size(height: 100)
    }
    return cells(TinyApp(.tiny([screen], container: .plain))).count
  }

  @Test("a table makes all of its cells and a collection those that can be seen, unless told")
  func realised() {
    #expect(Self.rows(Table()) == 100)
    #expect(Self.rows(Table().realises(.visible)) == 8)
    #expect(Self.rows(CollectionView()) == 8)
    #expect(Self.rows(CollectionView().realises(.all)) == 100)
  }

  // MARK: - Collections in collections

  @Test("carousels in a list scroll on their own, and stay where they are scrolled to")
  func carousels() {
    let screen = Screen("main", root: CollectionView("feed")) {
      Context("shelves", .list((0..<20).map { .integer($0) }))
      Context("items", .list((0..<30).map { .string("item\($0)") }))
      Cell(.bind("'shelf' + shelf.description")) {
        CollectionView(.bind("'strip' + shelf.description")) {
          Cell(.bind("shelf.description + item")).forEach("items").size(width: 100, height: 80)
        }.layout(.horizontal).size(height: 80)
      }.forEach("shelves", as: "shelf").size(height: 100)
    }
    let app = TinyApp(.tiny([screen], container: .plain))
    app.touch("strip1", .swipeLeft)
    #expect(app.element("0item0") != nil)
    #expect(app.element("1item0") == nil && app.element("1item5") != nil)
    app.touch("feed", .swipeUp)
    let top = app.frame("shelf1")?.y
    #expect(top != 159)
    app.session.device.scroll(to: 1_000)
    #expect(app.element("shelf1") == nil)
    app.session.device.scroll(to: 0)
    #expect(app.element("1item0") == nil && app.element("1item5") != nil)
  }

  @Test("a swipe at the end of what scrolls leaves it where it is")
  func end() {
    let app = Self.app(CollectionView("list"), (0..<20).map { Self.item("product", $0) })
    for _ in 0..<9 { app.touch("list", .swipeUp) }
    let last = Self.cells(app)
    #expect(last.last == "product19 792.0")
    app.touch("list", .swipeUp)
    #expect(Self.cells(app) == last)
  }
}
