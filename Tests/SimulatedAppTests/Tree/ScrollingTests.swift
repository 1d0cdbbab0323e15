import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Scrolling")
struct ScrollingTests {
  /// An app without bars: its root starts 59 points down and ends at the bottom, 852.
  private static func app(
    _ screen: ScreenDefinition, isJournaling: Bool = false
  ) -> TinyApp {
    TinyApp(
      .tiny([screen], container: .plain),
      configuration: SessionConfiguration(timing: .zero, isJournaling: isJournaling))
  }

  private static func rows(_ count: Int, _ name: String = "row") -> FormatValue {
    .list((1...max(1, count)).prefix(count).map { .string("\(name)\($0)") })
  }

  private static func query(_ identifier: String) -> Query {
    Query().descendants(.any).identified(by: identifier)
  }

  // MARK: - Which container moves

  @Test("a table inside a plain screen ends where the screen ends, and scrolls")
  func nestedTable() throws {
    let app = Self.app(
      Screen("main") {
        Context("rows", Self.rows(40))
        Text("Above", id: "above").size(height: 41)
        Table("list") { Cell(.bind("item")).forEach("rows") }
      })
    #expect(app.frame("list") == ElementFrame(x: 16, y: 108, width: 361, height: 744))
    app.touch("row3", .swipeUp)
    #expect(app.frame("row1")?.y == -92.0)
    #expect(app.frame("above")?.y == 59)
    #expect(app.session.isHittable(try app.session.findNow(Self.query("row6"))))
  }

  @Test("a swipe moves the innermost container that it can move")
  func innermost() {
    let app = Self.app(
      Screen("main", root: ScrollView("page")) {
        Context("rows", Self.rows(40))
        ScrollView("strip") {
          Button("A", id: "a").size(width: 300)
          Button("B", id: "b").size(width: 300)
        }.layout(.horizontal)
        Cell(.bind("item")).forEach("rows")
      })
    app.touch("a", .swipeLeft)
    #expect(app.frame("a")?.x == -200)
    #expect(app.frame("row1")?.y == 103)
    app.touch("row2", .swipeLeft)
    app.touch("b", .swipeUp)
    #expect(app.frame("a")?.x == -200)
    #expect(app.frame("row1")?.y == -97.0)
  }

  @Test("what an inner container cannot move goes on to the one around it")
  func handsOn() {
    let app = Self.app(
      Screen("main", root: ScrollView("page")) {
        Context("rows", Self.rows(30))
        Table("inner") { Cell(.bind("item")).forEach("rows") }.size(height: 600)
        Other("below").size(height: 900)
      })
    for _ in 0..<4 { app.touch("inner", .swipeUp) }
    #expect(app.frame("row30").map { $0.y + $0.height } == 659)
    #expect(app.frame("inner")?.y == 59)
    app.touch("inner", .swipeUp)
    #expect(app.frame("inner")?.y == -141.0)
  }

  @Test("an element deep in nested containers is brought into view by all of them")
  func toVisible() throws {
    let app = Self.app(
      Screen("main", root: ScrollView("page")) {
        Context("names", Self.rows(40, "name"))
        Other("top").size(height: 2_000)
        ScrollView("strip") {
          Button(id: .bind("item")).forEach("names").size(width: 100)
        }.layout(.horizontal)
      })
    for name in ["name40", "name1", "name20"] {
      #expect(app.session.perform(.tap, on: Self.query(name), title: "") == nil)
      #expect(app.session.isHittable(try app.session.findNow(Self.query(name))))
    }
  }

  @Test("a swipe of a session goes on after the finger, the farther the faster it was")
  func glides() {
    func offset(_ speed: Double) -> Double {
      let app = Self.app(
        Screen("main", root: Table("list")) {
          Context("rows", Self.rows(900))
          Cell(.bind("item")).forEach("rows")
        })
      _ = app.session.perform(
        .swipe(.swipeUp, pointsPerSecond: speed), on: Self.query("row4"), title: "")
      return app.front?.scrollOffset ?? 0
    }
    #expect(abs(offset(1_000) - 699) < 0.01)
    #expect(abs(offset(100) - 249.9) < 0.01)
    #expect(abs(offset(2_000) - 1_198) < 0.01)
  }

  // MARK: - Scroll bars

  @Test("a container that scrolls has two bars with its pages and its place; another has none")
  func bars() {
    func bars(_ count: Int, at offset: Double = 0) -> [String] {
      let app = Self.app(
        Screen("main", root: Table("list")) {
          Context("rows", Self.rows(count))
          Cell(.bind("item")).forEach("rows")
        })
      app.session.device.scroll(to: offset)
      return app.rows(.other).filter { $0.contains("scroll bar") }
    }
    #expect(bars(10) == [])
    let start = "Other, label: 'Vertical scroll bar, 3 pages', value: 0%"
    #expect(bars(40) == [start, start])
    let end = "Other, label: 'Vertical scroll bar, 3 pages', value: 100%"
    #expect(bars(40, at: 10_000) == [end, end])
    #expect(bars(40, at: 242).first == "Other, label: 'Vertical scroll bar, 3 pages', value: 25%")
  }

  // MARK: - Events

  @Test("content pulled down from its top asks for new content; elsewhere it only scrolls")
  func refresh() {
    let app = Self.app(
      Screen("main", root: Table("list").on(.refresh, "REFRESH").refreshing(if: "busy == TRUE")) {
        Context("busy", false)
        Context("rows", Self.rows(40))
        On("REFRESH", do: .assign("busy", "TRUE"))
        Cell(.bind("item")).forEach("rows")
      })
    #expect(app.rows(.activityIndicator) == [])
    app.touch("row3", .swipeUp)
    app.touch("row8", .swipeDown)
    #expect(app.context("busy") == .bool(false))
    app.touch("row3", .swipeDown)
    #expect(app.context("busy") == .bool(true))
    #expect(app.rows(.activityIndicator) == ["ActivityIndicator, label: 'In progress', value: 1"])
    #expect(app.front?.scrollOffset == 0)
  }

  @Test("the end of the content is told when it comes in sight, once for each end")
  func reachEnd() {
    let app = Self.app(
      Screen("main", root: CollectionView("list").on(.reachEnd, "MORE")) {
        Context("count", 40)
        Context("rows", Self.rows(40))
        On("MORE", do: .assign("count", "count + 1"))
        On("FILL", do: .assign("rows", "event.data"))
        Cell(.bind("item")).forEach("rows")
      })
    for _ in 0..<12 { app.session.device.touch(.swipeUp, at: ElementPoint(x: 100, y: 500)) }
    #expect(app.context("count") == .integer(41))
    app.send("FILL", data: .record(["data": Self.rows(60)]))
    for _ in 0..<12 { app.session.device.touch(.swipeUp, at: ElementPoint(x: 100, y: 500)) }
    #expect(app.context("count") == .integer(42))
  }

  @Test("a journal shows every way of scrolling again")
  func journal() throws {
    let app = Self.app(
      Screen("main", root: ScrollView("page").on(.refresh, "R").on(.reachEnd, "E")) {
        Context("pulls", 0)
        Context("ends", 0)
        Context("rows", Self.rows(60))
        On("R", do: .assign("pulls", "pulls + 1"))
        On("E", do: .assign("ends", "ends + 1"))
        Text(.bind("pulls"), id: "pulls")
        Text(.bind("ends"), id: "ends")
        ScrollView("strip") { Button(id: .bind("item")).forEach("rows").size(width: 100) }
          .layout(.horizontal)
        Cell(.bind("item")).forEach("rows")
      }, isJournaling: true)
    let strip = Self.query("strip")
    _ = app.session.perform(.swipe(.swipeLeft, pointsPerSecond: 300), on: strip, title: "")
    _ = app.session.perform(.swipe(.swipeDown, pointsPerSecond: 700), on: strip, title: "")
    let far = Query().descendants(.button).identified(by: "row50")
    _ = app.session.perform(.tap, on: far, title: "")
    for _ in 0..<5 {
      _ = app.session.perform(
        .swipe(.swipeUp, pointsPerSecond: 900), on: Self.query("page"), title: "")
    }
    let record = try JournalRecord(app.session.device.journal?.bytes ?? [])
    let shown = try #require(
      JournalPlayer(record, app: app.session.app).snapshot(at: app.session.now)
    ).tree
    let tree = try #require(app.tree)
    #expect(TreeText(shown).subtree() == TreeText(tree).subtree())
    #expect(app.element("pulls")?.label == "1")
    #expect(app.element("ends")?.label == "1")
  }

  // MARK: - Pages

  @Test("a container of pages stops at each, and its key and its indicator hold the page")
  func paging() {
    let app = Self.app(
      Screen("main") {
        Context("page", 0)
        ScrollView("pages") {
          Text(.bind("item"), id: .bind("item")).forEach("{'one', 'two', 'three'}")
        }.layout(.horizontal).style(.paging).binds("page").size(height: 300)
        PageIndicator("dots", binds: "page").options(from: "3")
      })
    #expect(app.element("dots")?.value == "page 1 of 3")
    app.touch("pages", .swipeLeft)
    #expect(app.element("dots")?.value == "page 2 of 3")
    #expect(app.frame("two")?.x == 16)
    app.touch("pages", .swipeLeft)
    app.touch("pages", .swipeLeft)
    #expect(app.context("page") == .integer(2))
    guard let dots = app.frame("dots") else { return #expect(Bool(false)) }
    app.session.device.touch(.tap, at: ElementPoint(x: dots.x + 3, y: dots.y + 3))
    #expect(app.frame("two")?.x == 16)
  }
}
