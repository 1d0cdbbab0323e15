import ModelDrafting
import SeededCases
import SimulatedApp
import Testing

/// What a tree gets so that a query matches.
@Suite struct QueryConjuringTests {
  private func tree(_ query: Query, from tree: DraftTree = DraftTree()) -> DraftTree? {
    QueryConjuring(query).trees(from: tree).first
  }

  private let button = Query().descendants(.button)

  @Test func aNameAsCodeWritesItIsAnIdentifier() {
    let made = tree(button.identified(by: "login_button"))
    #expect(made == DraftTree([DraftElement(.button, identifier: "login_button")]))
  }

  @Test func aNameAsPeopleReadItIsALabel() {
    let made = tree(button.identified(by: "Log in"))
    #expect(made == DraftTree([DraftElement(.button, label: "Log in")]))
  }

  @Test func anIndexNeedsAllElementsBeforeIt() {
    #expect(tree(Query().descendants(.cell).index(2))?.count == 3)
  }

  @Test func theFirstOfOneAtAnIndexIsThatOne() {
    #expect(tree(Query().descendants(.cell).index(2).appending(.first))?.count == 3)
  }

  @Test func anElementThatWasOnlyCountedGetsTheName() {
    let counted = DraftTree([DraftElement(.button, label: "One"), DraftElement(.button)])
    #expect(
      tree(button.identified(by: "Two"), from: counted)?.all.map(\.label) == ["One", "Two"])
  }

  @Test func aRowThatWasFoundWithoutItsListMovesIntoANewOne() {
    let row = DraftElement(.cell, label: "Tea leaves")
    let inList = Query().descendants(.table).descendants(.cell).identified(by: "Tea leaves")
    let made = tree(inList, from: DraftTree([row]))
    #expect(made?.all.map(\.type) == [.table, .cell])
  }

  @Test func anIndexHasALimit() {
    let limit = QueryConjuring.countLimit
    #expect(tree(Query().descendants(.cell).index(limit - 1))?.count == limit)
    #expect(tree(Query().descendants(.cell).index(limit)) == nil)
  }

  @Test func aTreeHasSoManyElements() {
    let rows = { (count: Int) in
      DraftTree((0..<count).map { DraftElement(.cell, identifier: "row_\($0)") })
    }
    let go = button.identified(by: "go_button")
    #expect(tree(go, from: rows(DraftTree.limit - 1))?.count == DraftTree.limit)
    #expect(tree(go, from: rows(DraftTree.limit)) == nil)
  }

  @Test func aContainedTextIsInsideTheCell() {
    let query = Query().descendants(.cell)
      .appending(.containingType(.staticText, identifier: "Tea"))
    #expect(tree(query)?.elements.first?.children == [DraftElement(.staticText, label: "Tea")])
  }

  @Test func aTextIsFoundByWhatItContainsItself() {
    let query = Query().descendants(.staticText)
      .appending(.containing(.contains(.label, "Total"), text: "label CONTAINS"))
    #expect(tree(query) == DraftTree([DraftElement(.staticText, label: "Total")]))
  }

  @Test func aPartOfALabelIsTheLabel() {
    let query = button.appending(.matching(.contains(.label, "Total"), text: "label CONTAINS"))
    #expect(tree(query) == DraftTree([DraftElement(.button, label: "Total")]))
  }

  @Test func aPartOfAnIdentifierSaysWhereTheRestIs() {
    func identifier(_ tests: ElementTest...) -> String? {
      let query = tests.reduce(Query().descendants(.cell)) {
        $0.appending(.matching($1, text: "a predicate"))
      }
      return tree(query)?.elements.first?.identifier
    }
    #expect(identifier(.hasPrefix(.identifier, "row-")) == "row-…")
    #expect(identifier(.hasSuffix(.identifier, "-tea")) == "…-tea")
    #expect(identifier(.contains(.identifier, "-1-")) == "…-1-…")
    #expect(
      identifier(.hasSuffix(.identifier, "-tea"), .hasPrefix(.identifier, "row-")) == "row-…-tea")
    #expect(
      identifier(.hasPrefix(.identifier, "row-"), .contains(.identifier, "w-")) == "row-…")
  }

  @Test func aClosureIsReadByItsFormat() {
    let query = button.appending(
      .matching(
        .custom("label BEGINSWITH[c] \"Hi\"") { $0.label.hasPrefix("Hi") }, text: "a predicate"))
    #expect(tree(query) == DraftTree([DraftElement(.button, label: "Hi")]))
  }

  @Test(arguments: [
    #"label == "Tap 'Start' to begin.""#, #"label LIKE "Tap 'Start' to begin.""#,
    #"label == 'Tap \'Start\' to begin.'"#,
  ])
  func aTextInAFormatMayHoldQuotes(format: String) {
    let words = "Tap 'Start' to begin."
    let texts = Query().descendants(.staticText)
      .appending(.matching(.custom(format) { $0.label == words }, text: "a predicate"))
    #expect(tree(texts)?.all.map(\.label) == [words])
  }

  @Test func aTextInAFormatMayHaveLines() {
    let format = #"label LIKE 'An account is needed.\nSee \'Sign in\'.'"#
    let texts = Query().descendants(.staticText)
      .appending(.matching(.custom(format) { $0.label.contains("\n") }, text: "a predicate"))
    #expect(tree(texts)?.all.map(\.label) == ["An account is needed.\nSee 'Sign in'."])
  }

  @Test func anElementWithoutATypeGetsTheTypeThatALaterQueryNames() {
    let untyped = tree(Query().descendants(.any).identified(by: "row_1"))
    let typed = untyped.flatMap {
      tree(Query().descendants(.cell).identified(by: "row_1"), from: $0)
    }
    #expect(typed == DraftTree([DraftElement(.cell, identifier: "row_1")]))
  }

  @Test func anElementMovesToWhereALaterQueryLooksForIt() {
    let free = DraftTree([
      DraftElement(.button, identifier: "add_one"), DraftElement(.cell, identifier: "row_1"),
    ])
    let query = Query().descendants(.cell).identified(by: "row_1").descendants(.button)
      .identified(by: "add_one")
    let moved = tree(query, from: free)
    #expect(moved?.elements.map(\.type) == [.cell])
    #expect(moved?.count == 2)
  }

  @Test func theKeyboardIsNotMadeUp() {
    #expect(tree(Query().descendants(.keyboard).descendants(.button)) == nil)
  }

  @Test(arguments: FuzzCount.times(200)) func whatIsMadeUpMatches(seed: UInt64) {
    var chance = SeededNumbers(seed: seed)
    let query = Query.random(&chance)
    for made in QueryConjuring(query).trees(from: DraftTree()) {
      #expect(made.indexed.count(of: query) > 0, "seed \(seed): \(query.text)")
    }
  }
}

extension Query {
  /// A query of one to three stages.
  fileprivate static func random(_ chance: inout SeededNumbers) -> Query {
    var query = Query()
    let types: [ElementType] = [.button, .cell, .staticText, .other, .any, .textField]
    for _ in 0..<Int.random(in: 1...3, using: &chance) {
      query = query.descendants(types.randomElement(using: &chance) ?? .button)
      switch Int.random(in: 0..<6, using: &chance) {
      case 0: query = query.identified(by: "name_\(Int.random(in: 0..<3, using: &chance))")
      case 1: query = query.index(Int.random(in: 0..<4, using: &chance))
      case 2: query = query.appending(.matching(.hasPrefix(.label, "La"), text: "label"))
      case 3: query = query.appending(.containingType(.staticText, identifier: "Tea"))
      default: break
      }
    }
    return query
  }
}
