import SeededCases
import Testing

@testable import AccessibilityTree

@Suite struct TreeTextTests {
  private let resolver = Resolver()

  private var login: ElementSnapshot {
    var builder = SnapshotBuilder()
    let screen = ElementFrame(x: 0, y: 0, width: 375, height: 812)
    builder.begin(ElementAttributes(type: .application, label: "Demo", processID: 12))
    builder.begin(
      ElementAttributes(type: .window, frame: screen, flags: [.isEnabled, .isMainWindow]))
    builder.begin(ElementAttributes(type: .other, frame: screen))
    builder.add(
      ElementAttributes(
        type: .textField, identifier: "email", value: "ada@example.com",
        placeholderValue: "E-mail", frame: ElementFrame(x: 16, y: 60.25, width: 343, height: 36),
        flags: [.isEnabled, .hasKeyboardFocus]))
    builder.add(
      ElementAttributes(
        type: .button, identifier: "go", label: "Let's go", title: "Go",
        frame: ElementFrame(x: -1, y: 100, width: 80, height: 20.66), flags: [.isSelected]))
    builder.end()
    builder.end()
    builder.add(ElementAttributes(type: .window, frame: .nowhere))
    return builder.finish()
  }

  @Test func `a tree prints with an arrow, indents and made-up addresses`() {
    #expect(
      TreeText(login).subtree() == """
         →Application, 0x600000000000, pid: 12, label: 'Demo'
            Window (Main), 0x600000000080, {{0.0, 0.0}, {375.0, 812.0}}
              Other, 0x600000000100, {{0.0, 0.0}, {375.0, 812.0}}
                TextField, 0x600000000180, {{16.0, 60.2}, {343.0, 36.0}}, identifier: 'email', \
        placeholderValue: 'E-mail', value: ada@example.com, Keyboard Focused
                Button, 0x600000000200, {{-1.0, 100.0}, {80.0, 20.7}}, identifier: 'go', \
        title: 'Go', label: 'Let's go', Disabled, Selected
            Window, 0x600000000280, {{inf, inf}, {0.0, 0.0}}

        """)
  }

  @Test func `a subtree is indented from its own root`() {
    #expect(
      TreeText(login, addresses: .none).subtree(of: 2).hasPrefix(
        " →Other, {{0.0, 0.0}, {375.0, 812.0}}\n    TextField, {{16.0"))
  }

  @Test func `a path has an arrow a level`() {
    #expect(
      TreeText(login, addresses: .none).path(to: 2) == """
         →Application, pid: 12, label: 'Demo'
          ↳Window (Main), {{0.0, 0.0}, {375.0, 812.0}}
           ↳Other, {{0.0, 0.0}, {375.0, 812.0}}

        """)
  }

  @Test func `a sparse tree shows matches and what lies above them`() {
    #expect(
      TreeText(login).sparseTree(of: ElementMatches(elements: [3, 5])) == """
        Application, pid: 12, label: 'Demo'
          Window (Main)
            Other
              TextField, identifier: 'email', placeholderValue: 'E-mail', \
        value: ada@example.com, Keyboard Focused
          Window

        """)
  }

  @Test func `a listing has so many bytes, and says how many elements come after them`() {
    let listing = { (limit: Int) in
      self.login.withReader { reader in
        var writer = TreeWriter(reader: reader, addresses: .none)
        writer.byteLimit = limit
        writer.appendSubtree(of: 0)
        return writer.finish()
      }
    }
    let whole = listing(TreeText.byteLimit)
    let lines = whole.split(separator: "\n")
    let beforeLast = whole.utf8.count - (lines.last?.utf8.count ?? 0) - 1
    #expect(listing(beforeLast) == whole)
    #expect(listing(beforeLast - 1).hasSuffix("\n... 1 more elements\n"))
  }

  @Test func `a long listing is what its rows are one by one`() {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application, label: "Demo"))
    for row in 0..<1_000 {
      let frame = ElementFrame(x: 16, y: Double(row / 2) * 44.5, width: 358, height: 44)
      builder.add(ElementAttributes(type: .cell, label: "Zeile \(row) – groß", frame: frame))
    }
    let text = TreeText(builder.finish())
    let rows = (1...1_000).map { "    " + text.row($0) }
    #expect(text.subtree() == ([" →" + text.row(0)] + rows).joined(separator: "\n") + "\n")
  }

  @Test func `a value is shown up to a length`() {
    let row = { (count: Int) in
      var builder = SnapshotBuilder()
      builder.add(ElementAttributes(type: .other, value: String(repeating: "a", count: count)))
      return TreeText(builder.finish(), addresses: .none).shortRow(0)
    }
    let limit = TreeText.valueLimit
    let longest = String(repeating: "a", count: limit)
    #expect(row(limit).hasSuffix("value: " + longest))
    #expect(row(limit + 1).hasSuffix("value: " + longest + "..."))
  }

  @Test(arguments: [
    ("123456789012345678", "123456789012345678"), ("1234567890123456789", "123456789012345678..."),
    (
      "\u{767B}\u{5F55}\u{767B}\u{5F55}\u{767B}\u{5F55}\u{767B}",
      "\u{767B}\u{5F55}\u{767B}\u{5F55}\u{767B}\u{5F55}\u{767B}"
    ),
  ])
  func `a long value is cut to 18 characters`(value: String, shown: String) {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .switch, value: value))
    #expect(TreeText(builder.finish()).shortRow(0) == "Switch, value: \(shown)")
  }

  @Test func `a chain shows what each step matched`() {
    let tree = IndexedSnapshot(login)
    let query = Query().descendants(.button).identified(by: "go")
    let text = TreeText(login, addresses: .none).chain(
      from: "Target Application 'com.x'", query, outputs: resolver.trace(query, in: tree))
    let row = "Button, {{-1.0, 100.0}, {80.0, 20.7}}, identifier: 'go', title: 'Go', "
    #expect(
      text == """
        Query chain:
         →Find: Target Application 'com.x'
          Output: {
            Application, pid: 12, label: 'Demo'
          }
          ↪︎Find: Descendants matching type Button
            Output: {
              \(row)label: 'Let's go', Disabled, Selected
            }
            ↪︎Find: Elements matching predicate '"go" IN identifiers'
              Output: {
                \(row)label: 'Let's go', Disabled, Selected
              }

        """)
  }

  @Test func `the chain of a query has no arrow in front`() {
    let text = TreeText(login, addresses: .none).chain(
      from: "Target Application 'x'", Query(), outputs: [], isHeaded: false)
    #expect(
      text == """
        Find: Target Application 'x'
          Output: {
            Application, pid: 12, label: 'Demo'
          }

        """)
  }

  @Test func `the chain of a missing element has no outputs`() {
    let tree = IndexedSnapshot(login)
    let query = Query().descendants(.other).identified(by: "Missing View")
    let text = TreeText(login).description(
      of: resolver.first(query, in: tree), from: "Target Application 'x'", query,
      outputs: resolver.trace(query, in: tree))
    #expect(
      text == """
        Query chain:
         →Find: Target Application 'x'
          ↪︎Find: Descendants matching type Other
            ↪︎Find: Elements matching predicate '"Missing View" IN identifiers'

        """)
  }

  @Test func `a description has attributes, subtree, path and chain`() {
    let text = TreeText(login).description(
      of: 0, from: "Target Application 'x'", Query(), outputs: [])
    let headings = ["Attributes: Application, 0x600000000000, pid: 12, label: 'Demo'"]
    #expect(text.hasPrefix(headings[0] + "\nElement subtree:\n →Application"))
    #expect(text.contains("\nPath to element:\n →Application") && text.contains("\nQuery chain:\n"))
  }

  @Test func `an element outside the tree prints nothing`() {
    let text = TreeText(login)
    #expect(text.row(99) + text.subtree(of: -1) + text.path(to: 6) == "")
  }

  @Test func `each match and all above it appear once in a sparse tree`() {
    for seed in FuzzCount.times(200) {
      var numbers = SeededNumbers(state: seed)
      let tree = snapshot(of: RandomTree.make(&numbers, size: 30))
      let matches = (0..<4).map { _ in numbers.below(tree.count) }
      let shown = Set(matches + matches.flatMap { tree.ancestors(of: $0) }).sorted()
      let rows = shown.map {
        String(repeating: "  ", count: tree.depth(of: $0)) + TreeText(tree).shortRow($0) + "\n"
      }
      let text = TreeText(tree).sparseTree(of: ElementMatches(elements: matches))
      #expect(text == rows.joined(), "seed \(seed)")
    }
  }
}
