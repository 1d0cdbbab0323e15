import AccessibilityTree
import PredicateFormat
import SeededCases
import SimulatedApp
import Testing

@testable import AppRuntime

/// Rows of a repetition are copies of the first; the same app with a condition that never holds has
/// rows that are made one by one, and is what the copies are compared with.
@Suite("Copied rows")
struct CopiedRowsTests {
  private static let never = ElementCondition.predicate("1 == 2")

  private static func app(
    _ rows: [ElementDefinition], _ items: [FormatValue],
    layout: ElementDefinition.Layout = .vertical
  ) -> TinyApp {
    let shown = StateDefinition(
      name: "shown",
      on: [
        EventDefinition(
          "OPEN", [TransitionDefinition(to: nil, actions: [.assign("opened", "event.id")])]),
        EventDefinition(
          "SHRINK", [TransitionDefinition(to: nil, actions: [.assign("items", "few")])]),
      ], view: rows)
    let screen = ScreenDefinition(
      name: "main", title: "Main",
      root: ElementDefinition(.table, identifier: "table", layout: layout),
      context: [
        "items": .list(items), "few": .list(Array(items.prefix(2))), "opened": .string("none"),
      ], initial: "shown", states: [shown])
    return TinyApp(.tiny([screen]))
  }

  /// A row of a cell with two texts.
  private static func row(isSelected: ElementCondition = false) -> ElementDefinition {
    ElementDefinition(
      .cell, identifier: .bind("item.id"), isSelected: isSelected, forEach: "items",
      itemName: "item",
      gestures: [GestureDefinition(.tap, raises: "OPEN", data: ["id": "item.id"])],
      children: [
        ElementDefinition(.staticText, label: .bind("item.title")),
        ElementDefinition(.staticText, label: "fixed", value: .bind("index")),
      ])
  }

  private static func items(_ count: Int) -> [FormatValue] {
    (0..<count).map {
      .record(["id": .string("row\($0)"), "title": .string("Title \($0 * $0)")])
    }
  }

  /// Everything that a tree contains about its elements.
  private static func facts(_ app: TinyApp) throws -> [String] {
    let snapshot = try #require(app.session.device.snapshot)
    #expect(snapshot.sources.count == snapshot.tree.count)
    return [TreeText(snapshot.tree).subtree()]
      + snapshot.tree.subtree(of: 0).map { node in
        "\(snapshot.tree.token(of: node)) " + words(of: snapshot.sources[node])
      }
  }

  private static func words(of source: ElementSource) -> String {
    guard case .element(let screen, let element, let item) = source else { return "\(source)" }
    return "\(screen) \(element.ordinal) \(item?.index ?? -1) \(item?.key ?? -1)"
  }

  @Test("are like rows that are made one by one", arguments: [0, 1, 2, 9, 200])
  func equal(_ count: Int) throws {
    let copied = Self.app([Self.row(), Self.row()], Self.items(count))
    let single = Self.app(
      [Self.row(isSelected: Self.never), Self.row(isSelected: Self.never)], Self.items(count))
    #expect(try Self.facts(copied) == Self.facts(single))
  }

  @Test("have items without an identity, and the same one twice")
  func twins() throws {
    let items = [1, 1, 2].map { FormatValue.record(["id": .integer($0)]) } + [.null, .real(1)]
    let copied = Self.app([Self.row()], items)
    let single = Self.app([Self.row(isSelected: Self.never)], items)
    #expect(try Self.facts(copied) == Self.facts(single))
  }

  @Test("answer touches as the item's own")
  func touched() {
    let app = Self.app([Self.row()], Self.items(5))
    app.touch("row3")
    #expect(app.context("opened") == .string("row3"))
  }

  @Test("go when the content shrinks under a scrolled container")
  func shrunk() throws {
    let (copied, single) = (
      Self.app([Self.row()], Self.items(100)),
      Self.app([Self.row(isSelected: Self.never)], Self.items(100))
    )
    for app in [copied, single] {
      for _ in 0..<3 { app.touch("table", .swipeUp) }
      app.send("SHRINK")
    }
    #expect(try Self.facts(copied) == Self.facts(single))
    #expect(copied.frame("row1") == single.frame("row1"))
  }

  @Test("are like single ones in random views", arguments: FuzzCount.times(200).map { $0 + 1 })
  func random(_ seed: UInt64) throws {
    var chance = RandomNumbers(state: seed)
    let row = RandomRow.element(&chance)
    var single = row
    single.isSelected = single.isSelected == false ? Self.never : single.isSelected
    let items = Self.items(Int(chance.next() % 12))
    let layout: ElementDefinition.Layout = chance.next() % 4 == 0 ? .overlay : .vertical
    let copied = try Self.facts(Self.app([row], items, layout: layout))
    #expect(try copied == Self.facts(Self.app([single], items, layout: layout)), "seed \(seed)")
  }
}

/// Makes rows of any form, such that copies of some would be wrong.
private enum RandomRow {
  static func element(_ chance: inout some RandomNumberGenerator) -> ElementDefinition {
    var row = any(&chance, depth: 0)
    row.forEach = "items"
    row.itemName = "item"
    return row
  }

  private static func any(
    _ chance: inout some RandomNumberGenerator, depth: Int
  ) -> ElementDefinition {
    let types: [ElementType] = [.cell, .other, .staticText, .button, .switch, .scrollView, .image]
    var element = ElementDefinition(
      types.randomElement(using: &chance) ?? .cell, identifier: text(&chance),
      label: text(&chance), isEnabled: condition(&chance),
      isHidden: Int.random(in: 0..<3, using: &chance) > 0 ? false : condition(&chance))
    if Int.random(in: 0..<3, using: &chance) == 0 { element.value = text(&chance) }
    if Int.random(in: 0..<4, using: &chance) == 0 {
      element.placement.height = [20, 0.1, 33.3, 60.5].randomElement(using: &chance)
    }
    if Int.random(in: 0..<5, using: &chance) == 0 {
      element.placement.y = [0, 0.7, 3].randomElement(using: &chance)
    }
    if Int.random(in: 0..<6, using: &chance) == 0 { element.isAccessibilityElement = false }
    if Int.random(in: 0..<4, using: &chance) == 0 { element.layout = .horizontal }
    guard depth < 3 else { return element }
    let count = Int.random(in: 0...2, using: &chance)
    element.children = (0..<count).map { _ in any(&chance, depth: depth + 1) }
    return element
  }

  private static func text(_ chance: inout some RandomNumberGenerator) -> ElementText {
    let texts: [ElementText] = ["", "fixed", .bind("item.title"), .bind("index"), .bind("opened")]
    return texts.randomElement(using: &chance) ?? ""
  }

  private static func condition(_ chance: inout some RandomNumberGenerator) -> ElementCondition {
    let usual = Int.random(in: 0..<5, using: &chance) > 0
    return usual ? .literal(Bool.random(using: &chance)) : .predicate("index > 3")
  }
}

/// A seeded stream of numbers (SplitMix64).
private struct RandomNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
