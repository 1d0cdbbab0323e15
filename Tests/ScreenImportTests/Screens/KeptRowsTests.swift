import AccessibilityTree
import Foundation
import SimulatedApp
import Testing

@testable import ScreenImport

/// How much of a dump the model's own tree has.
@Suite("Rows that imported screens keep") struct KeptRowsTests {
  private static func kept(_ text: String) throws -> KeptRows {
    try #require(ImportedApp([try Sources.screen(text)]).keptRows().first)
  }

  private static func shop(_ rows: String) -> String {
    """
    Application, pid: 1, label: 'Shop'
      Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
        Other, {{0.0, 0.0}, {390.0, 844.0}}
          Other, {{0.0, 0.0}, {390.0, 844.0}}
    \(rows)
    """
  }

  @Test func `all rows of a tree that begins as an app's does`() throws {
    let kept = try Self.kept(
      Self.shop("        Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add', Disabled"))
    #expect(kept.count == 5)
    #expect(kept.lines == ["the model keeps 5 of 5 rows"])
  }

  @Test(arguments: ["Focused", "Keyboard Focused", "Selected"])
  func `the states of a row`(state: String) throws {
    let kept = try Self.kept(
      Self.shop("        Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add', \(state)"))
    #expect(kept.lost == [])
  }

  @Test func `a second main window is one in the model too`() throws {
    let screen = try Sources.screen(
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
          Other, {{0.0, 0.0}, {390.0, 844.0}}
            Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add'
        Window (Main), {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'second'
      """)
    let shown = try #require(try ShownScreens.tree(of: ImportedApp([screen]).definition))
    let windows = (0..<shown.count).filter { shown.flags(of: $0).contains(.isMainWindow) }
    #expect(windows.map { shown.identifier(of: $0) } == ["", "second"])
  }

  @Test func `the windows and bars of a Mac`() throws {
    let text = """
      Application, pid: 1, title: 'Notes'
        Window (Main), {{120.0, 80.0}, {600.0, 400.0}}, identifier: 'first', title: 'All notes'
          ToolbarButton, {{130.0, 84.0}, {30.0, 30.0}}, label: 'New'
        Window, {{800.0, 90.0}, {300.0, 200.0}}, title: 'Colours'
          Button, {{810.0, 100.0}, {60.0, 20.0}}, title: 'Pick'
        MenuBar, {{0.0, 0.0}, {1440.0, 24.0}}
          MenuBarItem, {{10.0, 0.0}, {40.0, 24.0}}, title: 'File'
        TouchBar, {{0.0, 0.0}, {1004.0, 30.0}}
      """
    let app = ImportedApp([try Sources.screen(text)])
    let kept = try #require(app.keptRows().first)
    #expect(kept.lines == ["the model keeps 8 of 8 rows"])
    let shown = try #require(try ShownScreens.tree(of: app.definition))
    #expect(
      shown.children(of: 0).map { shown.type(of: $0) } == [.window, .window, .menuBar, .touchBar])
    let button = try #require((0..<shown.count).first { shown.label(of: $0) == "New" })
    #expect(shown.hitPoint(of: button) == ElementPoint(x: 145, y: 99))
  }

  @Test func `a window with words is one of its own, and the model adds none`() throws {
    let kept = try Self.kept(
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'scene'
          Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add'
        Window, {{0.0, 0.0}, {390.0, 844.0}}
      """)
    #expect(kept.lines == ["the model keeps 4 of 4 rows"])
  }

  @Test(arguments: ["SearchField", "TextField", "SecureTextField"])
  func `an empty field with a placeholder and without a value`(type: String) throws {
    let kept = try Self.kept(
      Self.shop("        \(type), {{9.0, 80.0}, {90.0, 44.0}}, placeholderValue: 'Name'"))
    #expect(kept.lost == [])
  }

  @Test func `a main window with two elements inside`() throws {
    let kept = try Self.kept(
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
          Other, {{0.0, 0.0}, {390.0, 844.0}}
            Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add'
          Other, {{0.0, 0.0}, {390.0, 844.0}}
      """)
    #expect(kept.lines == ["the model keeps 5 of 5 rows"])
  }

  @Test func `a main window with an element larger than it`() throws {
    let kept = try Self.kept(
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), {{0.0, 0.0}, {375.0, 667.0}}
          Other, {{0.0, 0.0}, {750.0, 1334.0}}
            Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add'
      """)
    #expect(kept.lines == ["the model keeps 4 of 4 rows"])
  }

  @Test func `an alert beside the windows`() throws {
    let app = ImportedApp([
      try Sources.screen(
        Self.shop("        Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add'")
          + "\n  Alert, {{60.0, 300.0}, {270.0, 150.0}}, label: 'Sold'")
    ])
    #expect(app.keptRows().first?.lines == ["the model keeps 6 of 6 rows"])
    let shown = try #require(try ShownScreens.tree(of: app.definition))
    #expect(shown.children(of: 0).map { shown.type(of: $0) } == [.window, .alert])
  }

  @Test func `a window that was printed alone`() throws {
    let kept = try Self.kept(
      """
      Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
        Other, {{0.0, 0.0}, {390.0, 844.0}}
          Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add'
      """)
    #expect(kept.lines == ["the model keeps 3 of 3 rows"])
  }

  @Test func `the windows of an app for a headset`() throws {
    let kept = try Self.kept(
      """
      Application, pid: 1, label: 'Space'
        Window (Main), {{0.0, 0.0}, {1280.0, 720.0}}
          Other, {{0.0, 0.0}, {1280.0, 720.0}}
            Button, {{36.0, 36.0}, {60.0, 60.0}}, label: 'Back'
        Window, {{390.0, 680.0}, {500.0, 80.0}}, identifier: 'ornament'
          Button, {{400.0, 690.0}, {60.0, 60.0}}, label: 'Play'
        Window (Main), {{0.0, 0.0}, {600.0, 600.0}}, identifier: 'volume'
      """)
    #expect(kept.lines == ["the model keeps 7 of 7 rows"])
  }

  @Test func `the elements of another process, but its number`() throws {
    let kept = try Self.kept(
      Self.shop(
        """
                RemotePlaceholder, pid: 22048, {{9.0, 80.0}, {90.0, 44.0}}
                  Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Pay'
        """))
    #expect(kept.lines == ["the model keeps 6 of 6 rows"])
  }

  @Test func `the home screen, in an app of another name`() throws {
    let screen = try Sources.screen(
      """
      Application, pid: 55, label: ' '
        Window (Main), {{0.0, 0.0}, {414.0, 736.0}}
          Icon, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Maps'
      Query chain:
       →Find: Application 'com.apple.springboard'
      """)
    let app = ImportedApp([screen])
    #expect(app.definition.bundleIdentifier == "com.example.imported")
    #expect(app.keptRows().first?.lines == ["the model keeps 3 of 3 rows"])
    #expect(
      app.notes.map(\.message) == [
        "the device has com.apple.springboard already; it is \"com.example.imported\""
      ])
  }

  @Test func `an app that did not answer makes no screen`() throws {
    let any = "<XCUIElementTypeAny type=\"XCUIElementTypeAny\" x=\"-1\" y=\"-1\"/>"
    let file = try Sources.file(
      any.replacing("/>", with: ">") + any + "</XCUIElementTypeAny>")
    #expect(file.screens(origin: "dead").isEmpty)
    #expect(
      file.unansweredWords == [
        "none of 2 elements has a type: the app did not answer; there is no screen to import"
      ])
  }

  @Test func `a tree that names no main window does not lose its window`() throws {
    let text = Self.shop("        Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add'")
    let kept = try Self.kept(text.replacing("Window (Main)", with: "Window"))
    #expect(kept.lines == ["the model keeps 5 of 5 rows"])
  }

  @Test func `the matches of a query may be anywhere in the model`() throws {
    let matches = try Sources.tree(
      """
      Application, pid: 1, label: 'Shop'
        Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add'
      """)
    let model = try Sources.tree(
      Self.shop("        Button, {{9.0, 80.0}, {90.0, 44.0}}, label: 'Add'"))
    #expect(KeptRows(origin: "", imported: matches, model: model).lost == [])
  }

  @Test func `a row with another label is lost, and named`() throws {
    let first = try Sources.tree(Self.shop("        Button, {{9.0, 80.0}, {9.0, 9.0}}, label: 'a'"))
    let second = try Sources.tree(
      Self.shop("        Button, {{9.0, 80.0}, {9.0, 9.0}}, label: 'b'"))
    let kept = KeptRows(origin: "", imported: first, model: second)
    #expect(
      kept.lines == [
        "the model keeps 4 of 5 rows; it has not:",
        "  Button, {{9.0, 80.0}, {9.0, 9.0}}, label: 'a'",
      ])
  }

  @Test func `a row that the model has beside its parent is lost`() throws {
    let outer = "        Cell, {{0.0, 80.0}, {390.0, 44.0}}, label: 'outer'\n"
    let inner = "Cell, {{0.0, 80.0}, {390.0, 44.0}}, label: 'inner'"
    let inside = try Sources.tree(Self.shop(outer + "          " + inner))
    let beside = try Sources.tree(Self.shop(outer + "        " + inner))
    #expect(KeptRows(origin: "", imported: inside, model: beside).lost == [inner])
  }

  @Test func `one row of the model keeps one row of the tree`() throws {
    let row = "        Cell, {{0.0, 80.0}, {390.0, 44.0}}"
    let twice = try Sources.tree(Self.shop(row + "\n" + row))
    let once = try Sources.tree(Self.shop(row))
    #expect(KeptRows(origin: "", imported: twice, model: once).lost.count == 1)
  }

  @Test func `all of the collected dumps but what has no type and what is in that`() throws {
    var lost: [String] = []
    for dump in Sources.dumps {
      let file = try ImportReader.read(Array(try Data(contentsOf: dump)))
      for screen in file.screens(origin: "dump") where screen.bounds != nil {
        for kept in ImportedApp([screen]).keptRows() {
          lost += kept.lost
        }
      }
    }
    #expect(lost.filter { !$0.hasPrefix("Any, ") }.count <= 1, "\(lost)")
  }
}
