import AccessibilityTree
import PredicateFormat
import SeededCases
import SimulatedApp
import Testing

@testable import AppRuntime

@Suite("Grids")
struct GridTests {
  private static let photos = Context("photos", .list((0..<100).map { .string("photo\($0)") }))

  /// The cells in the tree that have an identifier, with the left top corner of each.
  private static func cells(_ app: TinyApp) -> [String] {
    guard let tree = app.tree else { return [] }
    return (0..<tree.count).filter {
      tree.type(of: $0) == .cell && !tree.identifier(of: $0).isEmpty
    }.map {
      let frame = tree.frame(of: $0)
      return "\(tree.identifier(of: $0)) \(Int(frame.x)),\(Int(frame.y))"
    }
  }

  private static func app(_ screen: ScreenDefinition) -> TinyApp {
    TinyApp(.tiny([screen], container: .plain))
  }

  @Test("fill their columns row by row, each row as high as the highest in it")
  func rows() {
    let app = Self.app(
      Screen("main", root: Table().columns(3)) {
        Cell("a").size(height: 50)
        Cell("b").size(height: 80)
        Cell("c").size(height: 50)
        Cell("d").size(height: 50)
      })
    #expect(Self.cells(app) == ["a 0,59", "b 131,59", "c 262,59", "d 0,139"])
    #expect(app.frame("a")?.width == 131)
  }

  @Test("give a wide element as many columns as it needs")
  func wide() {
    let app = Self.app(
      Screen("main", root: Table().columns(3)) {
        Cell("a").size(height: 50)
        Cell("wide").size(width: 300, height: 50)
        Cell("b").size(height: 50)
      })
    #expect(Self.cells(app) == ["a 0,59", "wide 0,109", "b 0,159"])
  }

  @Test("keep the space between the elements of a screen that does not scroll")
  func plainScreen() {
    let app = Self.app(
      Screen("main", root: Other("root").columns(2)) {
        Button("One", id: "one").size(height: 40)
        Button("Two", id: "two").size(height: 40)
        Button("Three", id: "three").size(height: 40)
      })
    let width = (393.0 - 2 * 16 - 8) / 2
    #expect(app.frame("one") == ElementFrame(x: 16, y: 59, width: width, height: 40))
    #expect(app.frame("two") == ElementFrame(x: 24 + width, y: 59, width: width, height: 40))
    #expect(app.frame("three") == ElementFrame(x: 16, y: 107, width: width, height: 40))
  }

  @Test("begin a row with each section, whose header has a row of its own")
  func sections() {
    let root = CollectionView().columns(2).sections {
      Section(header: Text("Old", id: "old").size(height: 30)) {
        Cell("a").size(height: 50)
        Cell("b").size(height: 50)
        Cell("c").size(height: 50)
      }
      Section(header: Text("New", id: "new").size(height: 30)) {
        Cell("d").size(height: 50)
      }
    }
    let app = Self.app(Screen("main", root: root))
    #expect(
      Self.cells(app) == ["a 0,89", "b 196,89", "c 0,139", "d 0,219"])
    #expect(app.frame("new") == ElementFrame(x: 0, y: 189, width: 393, height: 30))
  }

  @Test("of a collection hold the cells that can be seen, at the places of a grid of all cells")
  func realised() {
    for seed in 0..<UInt64(40) {
      var draws = SeededDraws(seed: seed)
      let (columns, height) = (1 + draws.below(5), Double(20 + draws.below(140)))
      let (kinds, before) = (draws.chance(50), draws.below(4))
      let screens = [
        Table().realises(.all).columns(columns), Table().realises(.visible).columns(columns),
      ]
      .map { root in
        Screen("main", root: root) {
          Self.photos
          for number in 0..<before { Cell(.bind("'first\(number)'")).size(height: height + 7) }
          if kinds {
            OneOf(forEach: "photos") {
              Case("item ENDSWITH '3'") { Cell(.bind("item")).size(width: 200, height: height) }
              Case { Cell(.bind("item")).size(height: height) }
            }
          } else {
            Cell(.bind("item")).forEach("photos").size(height: height)
          }
        }
      }
      let (all, seen) = (Self.app(screens[0]), Self.app(screens[1]))
      let offset = Double(draws.below(3_000))
      all.session.device.scroll(to: offset)
      seen.session.device.scroll(to: offset)
      let expected = Self.cells(all).filter { cell in
        guard let frame = all.frame(String(cell.prefix { $0 != " " })) else { return false }
        return frame.y < 852 && frame.y + frame.height > 59
      }
      #expect(Self.cells(seen) == expected, "seed \(seed)")
    }
  }
}
