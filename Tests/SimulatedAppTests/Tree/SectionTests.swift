import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppRuntime

@Suite("Sections")
struct SectionTests {
  private static func app(_ root: some ElementMaker, _ context: Context...) -> TinyApp {
    let screen = Screen("main", root: root) { for value in context { value } }
    return TinyApp(.tiny([screen], container: .plain))
  }

  private static func identifiers(_ app: TinyApp, _ type: ElementType = .cell) -> [String] {
    guard let tree = app.tree else { return [] }
    return (0..<tree.count).filter { tree.type(of: $0) == type }.map { tree.identifier(of: $0) }
  }

  private static let fruit = Context("fruit", ["apple", "pear"])

  @Test("rows are counted through repetitions and single rows of a section")
  func counted() {
    let app = Self.app(
      Table().sections {
        Section {
          Cell(.indexPath("cell"))
          Cell(.indexPath("cell", unique: .bind("item"))).forEach("fruit")
          Cell(.indexPath("cell", unique: "last"))
        }
        Section { Cell(.indexPath("cell")) }
      }, Self.fruit)
    #expect(
      Self.identifiers(app) == [
        "cell-0-0", "cell-0-1-apple-", "cell-0-2-pear-", "cell-0-3-last-", "cell-1-0",
      ])
  }

  @Test("a hidden row, and a hidden section, have no number")
  func hidden() {
    let app = Self.app(
      Table().sections {
        Section { Cell("never") }.hidden(if: "TRUEPREDICATE")
        Section {
          Cell(.indexPath("cell")).forEach("fruit").hidden(if: "item == 'apple'")
          Cell(.indexPath("cell"))
        }
      }, Self.fruit)
    #expect(Self.identifiers(app) == ["cell-0-0", "cell-0-1"])
  }

  @Test("a header and a footer stand around the rows and know their section alone")
  func supplements() {
    let app = Self.app(
      Table().sections {
        Section(
          header: Text("Head", id: .indexPath("head")), footer: Text("Foot", id: .indexPath("foot"))
        ) { Cell(.indexPath("cell")).forEach("fruit") }
      }, Self.fruit)
    let frames = ["head-0", "cell-0-0", "cell-0-1", "foot-0"].compactMap { app.frame($0)?.y }
    #expect(frames == [59, 79.5, 123.5, 167.5])
  }

  @Test("a repeated section is counted, and its rows see its item")
  func repeated() {
    let app = Self.app(
      Table().sections {
        Section { Cell(.bind("'first ' + section.description + row.description")) }
        Section(header: Text(.bind("group.name"))) {
          Cell(.bind("group.name + item + ' ' + section.description + row.description"))
            .forEach("group.rows")
        }.forEach("groups", as: "group")
      },
      Context(
        "groups",
        [
          ["name": "a", "rows": ["1", "2"]], ["name": "b", "rows": ["3"]],
        ]))
    #expect(app.rows(.staticText).count == 2)
    #expect(Self.identifiers(app).dropFirst() == ["a1 10", "a2 11", "b3 20"])
  }

  @Test("a row that gives its place to two cells counts both")
  func lifted() {
    let app = Self.app(
      Table().sections {
        Section {
          Other {
            Cell(.indexPath("name", unique: .bind("item")))
            Cell(.indexPath("price", unique: .bind("item")))
          }.accessibilityElement(false).forEach("fruit")
        }
      }, Self.fruit)
    #expect(
      Self.identifiers(app) == [
        "name-0-0-apple-", "price-0-1-apple-", "name-0-2-pear-", "price-0-3-pear-",
      ])
  }

  @Test("a collection in a row counts its own, and the rows after it go on")
  func nested() {
    let app = Self.app(
      Table().sections {
        Section {
          Cell(.indexPath("outer"))
          Cell(.indexPath("outer")) {
            CollectionView("inner").layout(.horizontal).size(height: 50).sections {
              Section { Cell(.indexPath("inner")).forEach("fruit").size(width: 80, height: 50) }
            }
          }
          Cell(.indexPath("outer"))
        }
      }, Self.fruit)
    #expect(
      Self.identifiers(app) == ["outer-0-0", "outer-0-1", "inner-0-0", "inner-0-1", "outer-0-2"])
  }

  @Test("what a row's gesture raises carries its place")
  func carried() {
    let table = Table().sections {
      Section { Cell("static") }
      Section {
        Cell(.bind("item")).forEach("fruit")
          .onTap("OPEN", data: ["section": "section", "row": "row"])
      }
    }
    let screen = Screen("main", root: table) {
      Self.fruit
      Context("opened", "")
      On("OPEN", do: .assign("opened", "event.section.description + '-' + event.row.description"))
    }
    let app = TinyApp(.tiny([screen], container: .plain))
    app.touch("pear")
    #expect(app.context("opened") == "1-1")
  }

  @Test("a switch in a row keeps its value when rows come before it")
  func kept() {
    let table = Table().sections {
      Section {
        Cell("new").hidden(if: "shown == FALSE")
        Switch("wifi")
      }
    }
    let screen = Screen("main", root: table) {
      Context("shown", false)
      On("SHOW", do: .assign("shown", "TRUE"))
    }
    let app = TinyApp(.tiny([screen], container: .plain))
    app.touch("wifi")
    app.send("SHOW")
    #expect(app.element("new") != nil)
    #expect(app.element("wifi")?.value == "1")
  }

  @Test("a collection numbers its cells as a table does, wherever it is scrolled")
  func oracle() {
    for seed in 0..<UInt64(30) {
      var draws = SeededDraws(seed: seed)
      let lists = (0...draws.below(4)).map { _ in
        FormatValue.list((0..<draws.below(30)).map { .integer(Int64($0)) })
      }
      let height = Double(20 + draws.below(120))
      let isSome = draws.chance(50)
      func app(_ root: some ElementMaker) -> TinyApp {
        var cell = Cell(.indexPath("cell", unique: .bind("item"))).forEach("list")
          .size(height: height)
        if isSome { cell = cell.hidden(if: "modulus:by:(item, 3) == 1") }
        return Self.app(
          root.sections {
            Section(header: Text("Head").size(height: 30)) {
              Cell(.indexPath("single")).size(height: 60)
              cell
              Cell(.indexPath("single")).size(height: 60)
            }.forEach("lists", as: "list")
          }, Context("lists", .list(lists)))
      }
      let (table, collection) = (app(Table()), app(CollectionView()))
      let offset = Double(draws.below(3_000))
      table.session.device.scroll(to: offset)
      collection.session.device.scroll(to: offset)
      let seen = Self.shown(table)
      #expect(Self.shown(collection) == seen, "seed \(seed)")
    }
  }

  private static func shown(_ app: TinyApp) -> [String] {
    guard let tree = app.tree else { return [] }
    return (0..<tree.count).filter { index in
      let frame = tree.frame(of: index)
      return tree.type(of: index) == .cell && !tree.identifier(of: index).isEmpty
        && frame.y < 852 && frame.y + frame.height > 59
    }.map { "\(tree.identifier(of: $0)) \(tree.frame(of: $0).y)" }
  }
}
