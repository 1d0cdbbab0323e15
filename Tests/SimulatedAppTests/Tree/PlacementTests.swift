import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppRuntime

@Suite("Placement")
struct PlacementTests {
  /// An app without bars, so that the screen's root starts at the top inset, 59 points down.
  private static func app(
    _ view: [ElementDefinition], root: ElementDefinition = ElementDefinition(.other),
    context: [String: FormatValue] = [:]
  ) -> TinyApp {
    let screen = ScreenDefinition(
      name: "main", root: root, context: context, view: view, initial: "shown",
      states: [StateDefinition(name: "shown")])
    return TinyApp(.tiny([screen], container: .plain))
  }

  private static func other(
    _ id: String, _ layout: ElementDefinition.Layout = .vertical,
    at placement: ElementDefinition.Placement = .init(), children: [ElementDefinition] = []
  ) -> ElementDefinition {
    ElementDefinition(
      .other, identifier: .literal(id), placement: placement, layout: layout, children: children)
  }

  private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> ElementFrame
  { ElementFrame(x: x, y: y, width: width, height: height) }

  @Test("elements stand below each other, with a margin and 8 points between them")
  func column() {
    let app = Self.app([Self.other("a"), Self.other("b")])
    #expect(app.frame("a") == Self.frame(16, 59, 361, 44))
    #expect(app.frame("b") == Self.frame(16, 59 + 52, 361, 44))
  }

  @Test("in what scrolls they have neither")
  func rows() {
    let app = Self.app([Self.other("a"), Self.other("b")], root: ElementDefinition(.table))
    #expect(app.frame("a") == Self.frame(0, 59, 393, 44))
    #expect(app.frame("b") == Self.frame(0, 59 + 44, 393, 44))
  }

  @Test("a container is as high as what it holds")
  func content() {
    let app = Self.app([
      Self.other("box", children: [Self.other("a"), Self.other("b", at: .init(height: 10))]),
      Self.other("below"),
    ])
    #expect(app.frame("box")?.height == 54)
    #expect(app.frame("below")?.y == 121.0)
  }

  @Test("side by side, elements share what those with a width leave")
  func row() {
    let app = Self.app([
      Self.other(
        "box", .horizontal,
        children: [Self.other("a"), Self.other("b", at: .init(width: 61)), Self.other("c")])
    ])
    #expect(app.frame("a") == Self.frame(16, 59, 150, 44))
    #expect(app.frame("b") == Self.frame(166, 59, 61, 44))
    #expect(app.frame("c") == Self.frame(227, 59, 150, 44))
  }

  @Test("side by side, a hidden element takes no room")
  func hiddenInRow() {
    let hidden = ElementDefinition(.other, identifier: "gone", isHidden: true)
    let app = Self.app([Self.other("box", .horizontal, children: [hidden, Self.other("a")])])
    #expect(app.frame("a") == Self.frame(16, 59, 361, 44))
  }

  @Test("over each other, elements start at one corner and the tallest makes the height")
  func overlay() {
    let app = Self.app([
      Self.other(
        "box", .overlay,
        children: [Self.other("a", at: .init(height: 100)), Self.other("b", at: .init(x: 5, y: 7))])
    ])
    #expect(app.frame("a") == Self.frame(16, 59, 361, 100))
    #expect(app.frame("b") == Self.frame(21, 66, 356, 44))
    #expect(app.frame("box")?.height == 100)
  }

  @Test(
    "a position counts from the parent's corner",
    arguments: [
      ElementDefinition.Layout.vertical, .horizontal, .overlay,
    ])
  func position(layout: ElementDefinition.Layout) {
    let app = Self.app([
      Self.other("above"),
      Self.other(
        "box", layout,
        children: [
          Self.other("a"), Self.other("b", at: .init(x: 10, y: 20, width: 30, height: 40)),
        ]),
    ])
    let box = app.frame("box") ?? .zero
    #expect(app.frame("b") == Self.frame(box.x + 10, box.y + 20, 30, 40))
  }

  @Test("a size that is given is kept, whatever is inside")
  func size() {
    let app = Self.app([
      Self.other("box", at: .init(width: 100, height: 20), children: [Self.other("a")]),
      Self.other("below"),
    ])
    #expect(app.frame("box") == Self.frame(16, 59, 100, 20))
    #expect(app.frame("a")?.width == 100)
    #expect(app.frame("below")?.y == 87.0)
  }

  @Test(
    "an element is made for each item, in any layout",
    arguments: [
      ElementDefinition.Layout.vertical, .horizontal, .overlay,
    ])
  func forEach(layout: ElementDefinition.Layout) {
    let item = ElementDefinition(
      .button, identifier: .bind("item.name"), label: .bind("index"), forEach: "items")
    let app = Self.app(
      [Self.other("box", layout, children: [item])],
      context: ["items": .list([.record(["name": "x"]), .record(["name": "y"])])])
    #expect(
      app.rows(.button) == [
        "Button, identifier: 'x', label: '0'", "Button, identifier: 'y', label: '1'",
      ])
  }

  @Test("repetitions inside each other see both items, and all elements are told apart")
  func nestedForEach() {
    let inner = ElementDefinition(
      .staticText, identifier: .bind("row.name + cell"), label: .bind("index"),
      forEach: "row.cells", itemName: "cell")
    let outer = ElementDefinition(.cell, forEach: "rows", itemName: "row", children: [inner])
    func row(_ name: String) -> FormatValue {
      .record(["name": .string(name), "cells": .list(["1", "2"])])
    }
    let app = Self.app([outer], context: ["rows": .list([row("a"), row("b")])])
    #expect(
      app.rows(.staticText) == [
        "StaticText, identifier: 'a1', label: '0'", "StaticText, identifier: 'a2', label: '1'",
        "StaticText, identifier: 'b1', label: '0'", "StaticText, identifier: 'b2', label: '1'",
      ])
    let tokens = ["a1", "a2", "b1", "b2"].compactMap { app.element($0)?.token }
    #expect(Set(tokens).count == 4)
  }

  @Test("a repetition of what is no list makes nothing", arguments: ["nothing", "name"])
  func forEachOverNoList(expression: String) {
    let app = Self.app(
      [ElementDefinition(.button, forEach: expression)], context: ["name": "text"])
    #expect(app.rows(.button).isEmpty)
  }

  @Test("bindings read lists and texts as expressions do elsewhere")
  func keysOfScalars() {
    let app = Self.app(
      [
        ElementDefinition(.staticText, identifier: "length", label: .bind("name.length")),
        ElementDefinition(.staticText, identifier: "count", label: .bind("items.count")),
        ElementDefinition(.staticText, identifier: "missing", label: .bind("record.none")),
      ], context: ["name": "abc", "items": .list([1, 2]), "record": .record([:])])
    #expect(app.element("length")?.label == "3")
    #expect(app.element("count")?.label == "2")
    #expect(app.element("missing")?.label == "")
  }

  @Test("what shrinks while it is scrolled is shown from its end")
  func shrinks() {
    let row = ElementDefinition(.cell, identifier: .bind("item"), forEach: "items")
    let many = FormatValue.list((1...100).map { .string("row\($0)") })
    let screen = Screen("main", root: Table("list")) {
      Context("items", many)
      On("LESS", do: .assign("items", "event.data"))
      State("shown") { row }
    }
    let app = TinyApp(.tiny([screen], container: .plain))
    app.session.device.scroll(to: 3_000)
    app.send("LESS", data: .record(["data": .list((1...20).map { .string("row\($0)") })]))
    #expect(app.frame("row20").map { $0.y + $0.height } == 852)
    app.send("LESS", data: .record(["data": .list(["row1"])]))
    #expect(app.frame("row1")?.y == 59)
  }
}
