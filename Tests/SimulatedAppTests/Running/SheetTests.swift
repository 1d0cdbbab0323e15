import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppRuntime

@Suite("Sheets")
struct SheetTests {
  private static func app(_ style: PresentationStyle) -> TinyApp {
    let app = TinyApp(
      Screen("main") { On("OPEN", do: .present("over", style: style)) },
      Screen("over", root: Table("list")) {
        Context("rows", .list((1...60).map { .string("row\($0)") }))
        Cell(.bind("item")).forEach("rows")
      })
    app.send("OPEN")
    return app
  }

  @Test("a swipe down closes a sheet at the top of its content")
  func closes() {
    let app = Self.app(.sheet)
    #expect(app.openScreens == ["main", "over"])
    app.touch("row3", .swipeDown)
    #expect(app.openScreens == ["main"])
  }

  @Test("content that was scrolled comes back first")
  func scrollsFirst() {
    let app = Self.app(.sheet)
    app.touch("row8", .swipeUp)
    app.touch("row8", .swipeDown)
    #expect(app.openScreens == ["main", "over"])
    app.touch("row3", .swipeDown)
    #expect(app.openScreens == ["main"])
  }

  @Test("what covers the whole screen is not pulled down")
  func fullScreen() {
    let app = Self.app(.fullScreen)
    app.touch("row3", .swipeDown)
    #expect(app.openScreens == ["main", "over"])
  }

  // MARK: - Detents

  private static func pulled(
    _ detents: [SheetDetent], hasGrabber: Bool? = nil, isModal: ElementCondition = false
  ) -> TinyApp {
    let app = TinyApp(
      Screen("main") {
        Button("Below", id: "below")
        On("OPEN", do: .present("over", detents: detents, hasGrabber: hasGrabber))
      },
      Screen("over", root: Table("list"), isModal: isModal) {
        Context("rows", .list((1...60).map { .string("row\($0)") }))
        Context("dirty", true)
        Context("mark", "")
        Cell(.bind("item")).forEach("rows")
        On("SAVE", do: .assign("dirty", "FALSE"))
        On("dismissAttempted", do: mark("refused"))
      })
    app.send("OPEN")
    app.forget()
    return app
  }

  @Test func `A sheet starts at its lowest detent, in the lower half of the screen`() throws {
    let app = Self.pulled([.large, .medium])
    #expect(try #require(app.frame("list")).y > 852 / 2)
    #expect(app.frontRows(.button) == ["Button, label: 'Sheet Grabber', value: Half screen"])
  }

  @Test func `A swipe up pulls a sheet up before its content scrolls`() {
    let app = Self.pulled([.medium, .large])
    #expect(app.traced { app.touch("row3", .swipeUp) } == ["sheet large"])
    #expect(app.frontRows(.button) == ["Button, label: 'Sheet Grabber', value: Expanded"])
    #expect(app.traced { app.touch("row3", .swipeUp) } == ["scroll 200.0"])
  }

  @Test func `A sheet with the medium detent alone cannot be pulled up`() {
    let app = Self.pulled([.medium])
    #expect(app.traced { app.touch("row3", .swipeUp) } == ["scroll 200.0"])
  }

  @Test func `A swipe down goes to the lower detent first, then takes the sheet away`() {
    let app = Self.pulled([.medium, .large])
    app.touch("row3", .swipeUp)
    #expect(app.traced { app.touch("row2", .swipeDown) } == ["sheet medium"])
    #expect(app.traced { app.touch("row2", .swipeDown) }.contains("close over"))
  }

  @Test func `A tap on the grabber changes the detent, and a pull closes the sheet`() {
    let app = Self.pulled([.medium, .large])
    #expect(app.traced { app.touch(label: "Sheet Grabber") } == ["sheet large"])
    #expect(app.traced { app.touch(label: "Sheet Grabber") } == ["sheet medium"])
    #expect(app.traced { app.touch(label: "Sheet Grabber", .swipeDown) }.contains("close over"))
  }

  @Test func `A grabber is there with several detents, or where it is asked for`() {
    #expect(Self.pulled([]).frontRows(.button).isEmpty)
    #expect(Self.pulled([.medium, .large], hasGrabber: false).frontRows(.button).isEmpty)
    let single = Self.pulled([], hasGrabber: true)
    #expect(single.frontRows(.button) == ["Button, label: 'Sheet Grabber', value: Expanded"])
    #expect(single.traced { single.touch(label: "Sheet Grabber") } == [])
  }

  @Test func `A grabber covers neither title nor content`() throws {
    let app = TinyApp(
      Screen("main") { On("OPEN", do: .present("over", hasGrabber: true)) },
      Screen("over", title: "Over") { Button("First", id: "first") })
    app.send("OPEN")
    let tree = try #require(app.tree)
    for index in 0..<tree.count
    where ["Sheet Grabber", "Over", "First"].contains(tree.label(of: index)) {
      #expect(tree.hitPoint(of: index) != nil, "\(tree.row(of: index, withFrame: true))")
    }
  }

  @Test func `A tap above a sheet of half the screen closes it`() {
    let app = Self.pulled([.medium])
    #expect(app.traced { app.touch("PopoverDismissRegion") }.contains("close over"))
  }

  @Test(arguments: ["row3", "PopoverDismissRegion"])
  func `A modal screen stays and is told`(place: String) {
    let app = Self.pulled([.medium], isModal: .predicate("dirty == TRUE"))
    let gesture = place == "row3" ? ElementGesture.swipeDown : .tap
    #expect(
      app.traced { app.touch(place, gesture) } == ["dismissAttempted", "mark=refused"])
    app.send("SAVE")
    #expect(app.traced { app.touch(place, gesture) }.contains("close over"))
  }

  @Test func `An alert over a sheet keeps it where it is`() {
    let app = Self.pulled([.medium, .large])
    app.process?.actions.show(
      ShownAlert(title: "Sure?", message: nil, labels: ["OK"], answer: .nothing))
    #expect(app.traced { app.touch(label: "Sure?", .swipeDown) } == [])
  }

  // MARK: - What is behind

  private static func covered(_ style: PresentationStyle) -> TinyApp {
    let app = TinyApp(
      Screen("main", title: "Main") {
        Button("Below", id: "below")
        On("OPEN", do: .present("over", style: style))
      },
      Screen("over", title: "Over", root: Table("list")) {
        Context("rows", .list((1...60).map { .string("row\($0)") }))
        Cell(.bind("item")).forEach("rows")
        Button("Above", id: "above")
        On("AGAIN", do: .present("over", style: style))
      })
    app.send("OPEN")
    return app
  }

  @Test func `A sheet leaves the screen behind it in the tree, before its own elements`() throws {
    let app = Self.covered(.sheet)
    let below = try #require(app.element("below"))
    #expect(below.index < (try #require(app.element("above"))).index)
    #expect(
      app.rows(.navigationBar) == [
        "NavigationBar, identifier: 'Main'", "NavigationBar, identifier: 'Over'",
      ])
  }

  @Test func `Nothing behind a sheet can be touched, not even bars below a list`() throws {
    let app = Self.covered(.sheet)
    let tree = try #require(app.tree)
    let behind = (0..<tree.front.lowerBound).filter {
      [.navigationBar, .button, .staticText].contains(tree.type(of: $0))
    }
    #expect(behind.count > 2)
    #expect(behind.filter { tree.hitPoint(of: $0) != nil } == [])
  }

  @Test func `A sheet over a sheet leaves both screens behind it`() {
    let app = Self.covered(.sheet)
    app.send("AGAIN")
    #expect(
      app.rows(.navigationBar).map { $0.suffix(7) }
        == [": 'Main'", ": 'Over'", ": 'Over'"].map {
          $0.suffix(7)
        })
    #expect(app.frontRows(.navigationBar) == ["NavigationBar, identifier: 'Over'"])
  }

  @Test func `A screen over the whole screen takes away what is behind it`() {
    let app = Self.covered(.fullScreen)
    #expect(app.element("below") == nil)
    #expect(app.rows(.navigationBar) == ["NavigationBar, identifier: 'Over'"])
  }

  // MARK: - Popovers

  private static func popover(on device: String, isModal: ElementCondition = false) -> TinyApp {
    let app = TinyApp(
      .tiny([
        Screen("main") {
          Button("Below", id: "below")
          On("OPEN", do: .present("over", style: .popover))
        },
        Screen("over", title: "Over", isModal: isModal) {
          BarItems { Button("Done", id: "done") }
          Button("First", id: "first")
        },
      ]), configuration: SessionConfiguration(device: DeviceProfile.named(device), timing: .zero))
    app.send("OPEN")
    app.forget()
    return app
  }

  private static let tablet = "iPad (10th generation)"

  @Test func `A tablet shows a popover, its bar and its content inside the frame`() throws {
    let app = Self.popover(on: Self.tablet)
    #expect(
      app.rows().dropFirst(3) == [
        "Other, identifier: 'PopoverDismissRegion', label: 'dismiss popup'", "Popover",
        "NavigationBar, identifier: 'Over'", "StaticText, label: 'Over'",
        "Button, identifier: 'done', label: 'Done'", "Other",
        "Button, identifier: 'first', label: 'First'",
      ])
    let tree = try #require(app.tree)
    let popover = try #require((0..<tree.count).first { tree.type(of: $0) == .popover })
    let frame = tree.frame(of: popover)
    for index in tree.subtree(of: popover) {
      #expect(tree.frame(of: index).intersection(frame) == tree.frame(of: index))
    }
  }

  @Test func `A tap outside takes a popover away`() {
    let app = Self.popover(on: Self.tablet)
    #expect(app.traced { app.touch("PopoverDismissRegion") }.contains("close over"))
    #expect(app.element("below") != nil)
  }

  @Test func `A modal popover stays when the tap is outside`() {
    let app = Self.popover(on: Self.tablet, isModal: true)
    #expect(app.traced { app.touch("PopoverDismissRegion") } == ["dismissAttempted?"])
  }

  @Test func `A popover is not pulled down`() {
    let app = Self.popover(on: Self.tablet)
    #expect(app.traced { app.touch("first", .swipeDown) } == [])
  }

  @Test func `A phone shows a popover as a sheet`() {
    let app = Self.popover(on: "iPhone 15")
    #expect(app.rows(.popover).isEmpty)
    #expect(app.traced { app.touch("first", .swipeDown) }.contains("close over"))
  }
}
