import AccessibilityTree
import SeededCases
import Testing

@testable import ScreenImport

@Suite("Drift between trees")
struct TreeDriftTests {
  private static func tree(_ elements: [ElementAttributes]) -> ElementSnapshot {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application))
    for element in elements { builder.add(element) }
    return builder.finish()
  }

  private static func button(
    _ identifier: String, _ label: String = "", x: Double = 0
  ) -> ElementAttributes {
    ElementAttributes(
      type: .button, identifier: identifier, label: label,
      frame: ElementFrame(x: x, y: 0, width: 10, height: 10))
  }

  private static func words(
    _ recorded: [ElementAttributes], _ model: [ElementAttributes], tolerance: Double = 1
  ) -> [String] {
    TreeDrift(recorded: tree(recorded), model: tree(model), tolerance: tolerance)
      .changes.map(\.text)
  }

  @Test("equal trees have none")
  func same() {
    #expect(
      Self.words([Self.button("a"), Self.button("b")], [Self.button("b"), Self.button("a")]) == [])
  }

  @Test("tells the elements without a name around those that are the same")
  func holders() {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application))
    builder.begin(ElementAttributes(type: .table))
    builder.begin(ElementAttributes(type: .cell, identifier: "row"))
    builder.add(Self.button("a"))
    builder.end()
    builder.end()
    builder.add(Self.button("b"))
    let drift = TreeDrift(
      recorded: builder.finish(), model: Self.tree([Self.button("a"), Self.button("c")]),
      tolerance: 1)
    let types = drift.holders[ShownElement(.button, identifier: "a", label: "")]
    #expect(types?.contains(.table) == true && types?.contains(.cell) == false)
    #expect(drift.holders.count == 1)
  }

  @Test("knows an identifier again that a draft took for a label")
  func identifierAsLabel() {
    let drift = TreeDrift(
      recorded: Self.tree([Self.button("log.in", "Log in")]),
      model: Self.tree([Self.button("", "log.in", x: 50)]), tolerance: 1)
    #expect(
      drift.changes.map(\.word) == ["identifier", "label", "frame"])
    #expect(
      drift.named == [
        NamedElement(
          drafted: ShownElement(.button, identifier: "", label: "log.in"),
          recorded: ShownElement(.button, identifier: "log.in", label: "Log in"))
      ])
  }

  @Test("names what appeared and what went, with the nearest of the other tree")
  func apart() {
    #expect(
      Self.words(
        [Self.button("brew"), Self.button("zzz")], [Self.button("brww"), Self.button("qqq")])
        == [
          "appeared: Button, identifier: 'brew'; the nearest is Button, identifier: 'brww'",
          "appeared: Button, identifier: 'zzz'",
          "gone: Button, identifier: 'brww'; the nearest is Button, identifier: 'brew'",
          "gone: Button, identifier: 'qqq'",
        ])
  }

  @Test("tells values, placeholders and what is selected, but not what a test has typed")
  func states() {
    func element(
      _ type: ElementType, value: String? = nil, placeholder: String? = nil,
      isSelected: Bool = false
    ) -> ElementAttributes {
      var element = ElementAttributes(type: type, identifier: "a", value: value)
      element.placeholderValue = placeholder
      element.isSelected = isSelected
      return element
    }
    #expect(
      Self.words([element(.switch, value: "0")], [element(.switch, value: "1")])
        == ["value: Switch, identifier: 'a', value: 0 has '0', had '1'"])
    #expect(
      Self.words([element(.button)], [element(.button, isSelected: true)])
        == ["selected: Button, identifier: 'a' is not selected, was selected"])
    #expect(
      Self.words(
        [element(.textField, value: "x", placeholder: "P")],
        [element(.textField, value: "y", placeholder: "Q")]
      ).map { $0.hasSuffix("has 'P', had 'Q'") } == [true])
  }

  @Test("tells frames that lie farther than the tolerance")
  func frame() {
    let recorded = [Self.button("a", x: 5)]
    #expect(Self.words(recorded, [Self.button("a")], tolerance: 5) == [])
    #expect(
      Self.words(recorded, [Self.button("a")], tolerance: 4.5) == [
        "frame: Button, identifier: 'a' is at {{5.0, 0.0}, {10.0, 10.0}}, "
          + "was at {{0.0, 0.0}, {10.0, 10.0}}"
      ])
  }

  @Test("tells other words at the same place as a change of the label")
  func place() {
    #expect(
      Self.words([Self.button("", "New")], [Self.button("", "Old")]) == [
        "label: Button, label: 'New' says 'New', said 'Old'"
      ])
  }

  @Test("tells an identifier that was given since")
  func identifier() {
    #expect(
      Self.words([Self.button("new", "Go")], [Self.button("", "Go")]) == [
        "identifier: Button, identifier: 'new', label: 'Go' has 'new', had ''"
      ])
  }

  @Test("does not compare elements without a name")
  func nameless() {
    #expect(Self.words([ElementAttributes(type: .other)], [Self.button("")]) == [])
  }

  /// The most elements that can be paired by equal identifiers, counted one by one.
  private static func pairs(_ first: [String], _ second: [String]) -> Int {
    var rest = second
    return first.filter { name in
      guard let place = rest.firstIndex(of: name) else { return false }
      rest.remove(at: place)
      return true
    }.count
  }

  @Test("pairs as many elements of one identifier as there are in both trees")
  func oracle() {
    for seed in FuzzCount.times(300) {
      var draws = SeededDraws(seed: seed)
      let names = (0..<2).map { _ in
        (0..<draws.below(12)).map { _ in draws.pick(["a1", "b2", "c3", "d4"]) }
      }
      let drift = TreeDrift(
        recorded: Self.tree(names[0].map { Self.button($0) }),
        model: Self.tree(names[1].map { Self.button($0) }), tolerance: 0)
      #expect(drift.pairedCount == Self.pairs(names[0], names[1]), "seed \(seed)")
      #expect(drift.recordedCount == names[0].count, "seed \(seed)")
    }
  }
}
