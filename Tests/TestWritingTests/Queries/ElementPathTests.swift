import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@testable import TestWriting

/// The query that a test asks for an element by.
@Suite struct ElementPathTests {
  @Test func anIdentifierComesFirst() throws {
    #expect(try path("save", { Button("Save", id: "save") }) == #"app.buttons["save"]"#)
  }

  @Test func aLabelServesWhereThereIsNoIdentifier() throws {
    #expect(try path("Save", { Button("Save") }) == #"app.buttons["Save"]"#)
  }

  @Test func whatStandsTwiceIsToldByWhatItStandsIn() throws {
    let path = try path("Title") {
      Other("first") { Text("One", id: "Title") }
      Other("second") { Text("Two", id: "Title") }
    }

    #expect(path == #"app.otherElements["first"].staticTexts["Title"]"#)
  }

  @Test func anElementWithoutATextIsToldByWhatItHolds() throws {
    let path = try path(of: .cell) {
      Cell { Text("One") }
      Cell { Text("Two") }
    }

    #expect(path == #"app.cells.containing(.staticText, identifier: "One").element"#)
  }

  @Test func theOnlyOneOfItsTypeNeedsNoText() throws {
    #expect(try path(of: .slider) { Slider("") } == "app.sliders.element")
  }

  @Test func aPlaceInTheOrderIsTheLastResort() throws {
    let path = try path(of: .image) {
      Image("")
      Image("")
    }

    #expect(path == "app.images.element(boundBy: 0)")
  }

  @Test func theAppIsTheApp() throws {
    let screen = try shown { Text("One") }

    #expect(ElementPath(to: 0, in: screen.indexed)?.swift == "app")
    #expect(ElementPath(to: screen.tree.count, in: screen.indexed) == nil)
  }

  @Test func aTextIsUsedUpToALength() throws {
    let label = { String(repeating: "a", count: $0) }
    let limit = PathFinder.textLimit
    let longest = label(limit)
    #expect(
      try path(longest, { Button(.literal(longest)) }) == "app.buttons[\"\(longest)\"]")
    let long = label(limit + 1)
    #expect(try path(long, { Button(.literal(long)) }) == "app.buttons.element")
  }

  @Test func soManyElementsInsideOneAreTriedToTellItApart() throws {
    let limit = PathFinder.contentLimit
    #expect(
      try pathOfCell(withTextAt: limit)
        == #"app.cells.containing(.staticText, identifier: "One").element"#)
    #expect(try pathOfCell(withTextAt: limit + 1) == "app.cells.element(boundBy: 0)")
  }

  @Test("every path finds its element and no other", arguments: 1...40)
  func findsItsElementAlone(seed: UInt64) throws {
    var random = Xoshiro256(key: seed)
    let tree = IndexedSnapshot(Self.randomTree(&random))

    for node in 0..<tree.snapshot.count {
      let path = try #require(ElementPath(to: node, in: tree), "seed \(seed), element \(node)")
      let found = Resolver().resolve(path.query, in: tree)
      #expect(Array(found) == [node], "seed \(seed), \(path.swift)")
    }
  }

  // MARK: - Trees

  private static func randomTree(_ random: inout Xoshiro256) -> ElementSnapshot {
    let types: [ElementType] = [.other, .cell, .button, .staticText]
    let texts = ["", "", "a", "b", "c"]
    var builder = SnapshotBuilder()
    func add(_ depth: Int) {
      for _ in 0..<Int(random.next() % 4) {
        let type = types[Int(random.next() % 4)]
        let node = ElementAttributes(
          type: type, identifier: texts[Int(random.next() % 5)],
          label: texts[Int(random.next() % 5)])
        _ = builder.begin(node)
        if depth < 3 { add(depth + 1) }
        builder.end()
      }
    }
    _ = builder.begin(ElementAttributes(type: .application))
    add(0)
    builder.end()
    return builder.finish()
  }

  /// The path of the first of two cells, which has a text at a place among images.
  private func pathOfCell(withTextAt place: Int) throws -> String? {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application))
    let cell = builder.begin(ElementAttributes(type: .cell))
    for _ in 1..<place { builder.add(ElementAttributes(type: .image)) }
    builder.add(ElementAttributes(type: .staticText, label: "One"))
    builder.end()
    builder.add(ElementAttributes(type: .cell))
    return ElementPath(to: try #require(cell), in: IndexedSnapshot(builder.finish()))?.swift
  }

  private func shown(@ScreenBuilder _ parts: () -> [ScreenPart]) throws -> ScreenSnapshot {
    let app = TinyApps.app([], Screen("one", parts: parts))
    return try #require(RouteWalk(app, coordinator: "Main").snapshot)
  }

  private func path(
    _ text: String, @ScreenBuilder _ parts: () -> [ScreenPart]
  ) throws -> String? {
    let screen = try shown(parts)
    let node = try #require(
      (0..<screen.tree.count).first {
        screen.tree.identifier(of: $0) == text || screen.tree.label(of: $0) == text
      })
    return ElementPath(to: node, in: screen.indexed)?.swift
  }

  private func path(
    of type: ElementType, @ScreenBuilder _ parts: () -> [ScreenPart]
  ) throws -> String? {
    let screen = try shown(parts)
    let node = try #require((0..<screen.tree.count).first { screen.tree.type(of: $0) == type })
    return ElementPath(to: node, in: screen.indexed)?.swift
  }
}
