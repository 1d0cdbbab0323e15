import AccessibilityTree
import SeededCases
import Testing
import WebDriver

/// Class chains find what iOS drivers find.
struct ClassChainTests {
  /// A window with a table of three cells, each with a button and a text; the second is disabled.
  static let tree: DriverTree = {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application, label: "App"))
    builder.begin(ElementAttributes(type: .window))
    builder.begin(ElementAttributes(type: .table, identifier: "list"))
    for name in ["one", "two", "three"] {
      builder.begin(ElementAttributes(type: .cell, identifier: name))
      builder.add(ElementAttributes(type: .button, label: "Buy \(name)"))
      builder.add(ElementAttributes(type: .staticText, label: "it`s \(name)"))
      builder.end()
    }
    builder.end()
    builder.end()
    builder.end()
    return DriverTree(builder.finish())
  }()

  private func labels(_ chain: String) throws -> [String] {
    try ClassChain(chain).matches(in: Self.tree, from: 0).map {
      Self.tree.snapshot.label(of: $0) + Self.tree.snapshot.identifier(of: $0)
    }
  }

  private func fault(_ chain: String) -> String? {
    do throws(LocatorFault) {
      _ = try ClassChain(chain)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `goes to children, and with stars to descendants`() throws {
    #expect(try labels("XCUIElementTypeButton").isEmpty)
    #expect(try labels("**/XCUIElementTypeButton") == ["Buy one", "Buy two", "Buy three"])
    #expect(try labels("XCUIElementTypeWindow/*/XCUIElementTypeCell") == ["one", "two", "three"])
  }

  @Test func `picks by an index from either end`() throws {
    #expect(try labels("**/XCUIElementTypeCell[2]") == ["two"])
    #expect(try labels("**/XCUIElementTypeCell[-1]/XCUIElementTypeButton") == ["Buy three"])
    #expect(try labels("**/XCUIElementTypeCell[4]").isEmpty)
  }

  @Test func `keeps what a predicate in backticks holds for`() throws {
    #expect(try labels("**/XCUIElementTypeAny[`label BEGINSWITH 'Buy t'`][-1]") == ["Buy three"])
    #expect(try labels("**/*[`type == 'XCUIElementTypeCell' AND name == 'two'`]") == ["two"])
    #expect(try labels("**/*[`label == 'it``s one'`]") == ["it`s one"])
  }

  @Test func `keeps what contains a descendant that a predicate in dollar signs holds for`() throws
  {
    #expect(try labels("**/XCUIElementTypeCell[$label == 'Buy two'$]") == ["two"])
    #expect(
      try labels("**/XCUIElementTypeCell[$label CONTAINS 'Buy'$][`name != 'one'`][1]") == ["two"])
  }

  @Test func `says what is expected and what is found`() {
    #expect(
      fault("**/XCUIElementTypeButton[0]")
        == "The class chain \"**/XCUIElementTypeButton[0]\" is not valid: column 26: expected a "
        + "predicate in ` or $, or an index other than 0, found \"0\".")
    #expect(
      fault("**/XCUIElementTypeButon")
        == "The class chain \"**/XCUIElementTypeButon\" is not valid: column 4: there is no type "
        + "XCUIElementTypeButon; did you mean XCUIElementTypeButton?")
    #expect(
      fault("*[`label == 1")
        == "The class chain \"*[`label == 1\" is not valid: column 14: expected ` after the "
        + "predicate, found the end.")
    #expect(
      fault("*[`lable == 1`]")?.hasSuffix("did you mean label?") == true)
  }
}

/// Class chains find what a search of all elements finds.
struct ClassChainFuzzTests {
  private struct Step {
    var type: ElementType
    var isDeep: Bool
    var own: String?
    var inner: String?
    var index: Int?

    var text: String {
      (isDeep ? "**/" : "") + (type == .any ? "*" : "XCUIElementType\(type.name)")
        + (own.map { "[`name == \"\(Self.escaped($0))\"`]" } ?? "")
        + (inner.map { "[$label == \"\(Self.escaped($0))\"$]" } ?? "")
        + (index.map { "[\($0)]" } ?? "")
    }

    private static func escaped(_ text: String) -> String {
      text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    }
  }

  private func step(_ numbers: inout SeededNumbers) -> Step {
    var step = Step(
      type: numbers.one(of: RandomTrees.types + [.any]), isDeep: numbers.below(2) == 0)
    if numbers.below(3) == 0 {
      step.own = numbers.one(of: RandomTrees.names.filter { !$0.isEmpty })
    }
    if numbers.below(4) == 0 {
      step.inner = numbers.one(of: RandomTrees.names.filter { !$0.isEmpty })
    }
    if numbers.below(3) == 0 { step.index = numbers.one(of: [1, 2, 3, -1, -2]) }
    return step
  }

  /// Looks at every element for every step.
  private func naive(_ steps: [Step], _ tree: DriverTree) -> [Int] {
    let all = tree.snapshot
    var found: Set<Int> = [0]
    for step in steps {
      var next = (0..<all.count).filter { node in
        found.contains { step.isDeep ? all.isDescendant(node, of: $0) : all.parent(of: node) == $0 }
          && (step.type == .any || all.type(of: node) == step.type)
          && (step.own == nil || tree.name(of: node) == step.own)
          && (step.inner == nil
            || (0..<all.count).contains {
              all.isDescendant($0, of: node) && tree.label(of: $0) == step.inner
            })
      }
      if let index = step.index {
        let place = index > 0 ? index - 1 : next.count + index
        next = place >= 0 && place < next.count ? [next[place]] : []
      }
      found = Set(next)
    }
    return found.sorted()
  }

  @Test func `random chains find what a search of all elements finds`() throws {
    var hits = 0
    for seed in FuzzCount.times(2_000) {
      var numbers = SeededNumbers(seed: seed)
      let tree = RandomTrees.tree(&numbers)
      let steps = (0...numbers.below(3)).map { _ in step(&numbers) }
      let text = steps.map(\.text).joined(separator: "/")
      let found = try ClassChain(text).matches(in: tree, from: 0)
      #expect(found == naive(steps, tree), "seed \(seed): \(text)")
      hits += found.count
    }
    #expect(hits > 0)
  }

  @Test func `any text is a locator or a fault`() {
    let pieces = [
      "**/", "/", "*", "[", "]", "`", "$", "1", "-1", "XCUIElementTypeButton", "label", "==", "'a'",
      "name", " ", "//", "..", "@", "(", ")", "position()", "last()", "=", "contains(", ",", "or",
      "::", "ancestor", "|", "-", "\"", "é", "and", ".", "XCUIElementTypeAny", "not(", "<", "div",
    ]
    for seed in FuzzCount.times(6_000) {
      var numbers = SeededNumbers(seed: seed)
      let tree = RandomTrees.tree(&numbers)
      let text = (0..<numbers.below(14)).map { _ in numbers.one(of: pieces) }.joined()
      for strategy in ["-ios class chain", "xpath", "-ios predicate string", "link text"] {
        guard let locator = try? ElementLocator(using: strategy, value: text),
          let found = try? locator.matches(in: tree)
        else { continue }
        #expect(
          found.allSatisfy { (0..<tree.snapshot.count).contains($0) }, "seed \(seed): \(text)")
      }
    }
  }
}
