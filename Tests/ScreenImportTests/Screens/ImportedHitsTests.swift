import AccessibilityTree
import Foundation
import SimulatedApp
import Testing

@testable import ScreenImport

/// Whether what a person could touch on a real screen can be touched on the imported one.
@Suite("Hits on imported screens") struct ImportedHitsTests {
  private static let controls: Set<ElementType> = [
    .button, .cell, .key, .link, .pickerWheel, .searchField, .secureTextField, .segmentedControl,
    .slider, .stepper, .switch, .tab, .textField, .textView, .toggle,
  ]

  /// The indices of the visible controls: on the screen, and not marked as invisible.
  private static func controls(of screen: ImportedScreen, _ isTold: [Bool?]) -> [Int] {
    let tree = screen.snapshot
    guard let bounds = screen.bounds else { return [] }
    return (0..<tree.count).filter { index in
      let frame = tree.frame(of: index)
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
      let isOnScreen =
        frame.isFinite && !frame.isEmpty && x >= 0 && y >= 0 && x < bounds.width
        && y < bounds.height
      let isVisible = isTold.count == tree.count ? isTold[index] ?? true : true
      return isOnScreen && isVisible && controls.contains(tree.type(of: index))
    }
  }

  /// What the tags of a page source say about being visible, in order.
  private static func visibility(in text: String) -> [Bool?] {
    text.split(separator: "<XCUIElementType").dropFirst().map { tag in
      let head = tag.prefix { $0 != ">" }
      return head.contains("visible=\"true\"")
        ? true : head.contains("visible=\"false\"") ? false : nil
    }
  }

  /// The rows of the visible controls, and of those that can be touched on the imported screen.
  private static func hits(
    _ screen: ImportedScreen, _ isTold: [Bool?]
  ) throws -> (all: [String], missed: [String]) {
    let shown = try #require(try ShownScreens.tree(of: ImportedApp([screen]).definition))
    let touched = Set(
      (0..<shown.count).filter { shown.hitPoint(of: $0) != nil }
        .flatMap { ShownScreens.rows([$0], of: shown) })
    let all = controls(of: screen, isTold).flatMap { ShownScreens.rows([$0], of: screen.snapshot) }
    return (all, all.filter { !touched.contains($0) })
  }

  @Test func `a button in a bar before a list over the whole screen`() throws {
    let screen = try Sources.screen(
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
          Other, {{0.0, 0.0}, {390.0, 844.0}}
            NavigationBar, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Items'
              Button, {{340.0, 50.0}, {40.0, 38.0}}, label: 'Add'
            CollectionView, {{0.0, 0.0}, {390.0, 844.0}}
              Cell, {{0.0, 91.0}, {390.0, 44.0}}, label: 'Lamp'
      """)
    #expect(try Self.hits(screen, []).missed == [])
  }

  @Test func `a button below a cell`() throws {
    let screen = try Sources.screen(
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
          Other, {{0.0, 0.0}, {390.0, 844.0}}
            Button, {{0.0, 91.0}, {390.0, 44.0}}, label: 'Add'
            CollectionView, {{0.0, 0.0}, {390.0, 844.0}}
              Cell, {{0.0, 91.0}, {390.0, 44.0}}, label: 'Lamp'
      """)
    #expect(try Self.hits(screen, []).missed.map { $0.contains("Add") } == [true])
  }

  @Test(arguments: [
    "StatusBar, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'status'",
    "Other, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'UITextEffectsWindow'",
  ])
  func `a button below a window that covers nothing`(inside: String) throws {
    let screen = try Sources.screen(
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
          Other, {{0.0, 0.0}, {390.0, 844.0}}
            Button, {{9.0, 91.0}, {90.0, 44.0}}, label: 'Add'
        Window, {{0.0, 0.0}, {390.0, 844.0}}, identifier: 'above'
          \(inside)
      """)
    #expect(try Self.hits(screen, []).missed == [])
  }

  @Test func `a button of a bar that was printed alone, on a screen as wide as the bar`() throws {
    let bar = try Sources.screen(
      """
      NavigationBar, {{0.0, 20.0}, {414.0, 44.0}}, identifier: 'Items'
        Button, {{354.0, 20.0}, {40.0, 44.0}}, label: 'Add'
      """)
    let shown = try #require(try ShownScreens.tree(of: ImportedApp([bar]).definition))
    let button = try #require((0..<shown.count).first { shown.label(of: $0) == "Add" })
    #expect(shown.hitPoint(of: button) == ElementPoint(x: 374, y: 42))
  }

  @Test func `a button below an alert in a window of its own`() throws {
    let screen = try Sources.screen(
      """
      Application, pid: 1, label: 'Shop'
        Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
          Other, {{0.0, 0.0}, {390.0, 844.0}}
            Button, {{9.0, 91.0}, {90.0, 44.0}}, label: 'Add'
        Window, {{0.0, 0.0}, {390.0, 844.0}}
          Alert, {{0.0, 60.0}, {390.0, 200.0}}, label: 'Hot'
      """)
    #expect(try Self.hits(screen, []).missed.map { $0.contains("Add") } == [true])
  }

  @Test func `what a page source says to be invisible is not touched, and covers nothing`()
    throws
  {
    let screen = try Sources.screen(
      """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" \
      enabled="true" visible="true" x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" \
      y="0" width="390" height="844">
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Seen" enabled="true" \
      visible="true" x="9" y="91" width="90" height="44"/>
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Unseen" enabled="true" \
      visible="false" x="9" y="91" width="90" height="44"/>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
      """)
    let shown = try #require(try ShownScreens.tree(of: ImportedApp([screen]).definition))
    let buttons = (0..<shown.count).filter { shown.type(of: $0) == .button }
    let touched = buttons.filter { shown.hitPoint(of: $0) != nil }
    #expect(touched.map { shown.label(of: $0) } == ["Seen"])
  }

  @Test func `at least 99 of 100 visible controls of the collected dumps`() throws {
    var all: [String] = []
    var missed: [String] = []
    for dump in Sources.dumps {
      let data = try Data(contentsOf: dump)
      let isTold = Self.visibility(in: String(decoding: data, as: UTF8.self))
      for screen in try ImportReader.read(Array(data)).screens(origin: "dump")
      where screen.bounds != nil {
        let hits = try Self.hits(screen, isTold)
        all += hits.all
        missed += hits.missed
      }
    }
    #expect(missed.count * 100 <= all.count, "\(missed) of \(all.count)")
  }
}
