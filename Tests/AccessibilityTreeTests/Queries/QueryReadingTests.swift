import AccessibilityTree
import Testing

@Suite("Queries read back from their texts")
struct QueryReadingTests {
  static let steps: [QueryStep] =
    [
      .children(.window), .index(0), .index(27), .first, .identified(by: "login"),
      .identified(by: "a \"quoted\" \\ one"), .identified(by: "` -> `"), .identified(by: ""),
      .identified(by: "' IN identifiers"), .matchingType(.button, identifier: "ok"),
      .matchingType(.cell, identifier: nil), .matchingType(.any, identifier: nil),
      .containingType(.staticText, identifier: "Row"), .containingType(.image, identifier: nil),
      .containingType(.any, identifier: "x"),
    ] + ElementType.allCases.map(QueryStep.descendants)

  @Test(arguments: steps)
  func `are what was written`(step: QueryStep) throws {
    let query = Query([.descendants(.any), step, .first])
    let (read, texts) = Query.read(query.text)
    guard !step.text.contains("` -> `") else {
      // Such a text says two things; nothing wrong may come of it.
      #expect(read.steps == [.descendants(.any)])
      return
    }
    #expect(read == query)
    #expect(texts == query.steps.map(\.text))
  }

  @Test func `end before a predicate that a text does not tell`() {
    let query = Query([.descendants(.button), .matching(.all, text: "label CONTAINS 'x'"), .first])
    let (read, texts) = Query.read(query.text)
    #expect(read == Query([.descendants(.button)]))
    #expect(texts.count == 3)
  }

  @Test(arguments: [
    "", "`", "``", "no backticks", "`Element at index x`", "`Descendants matching type Nonsense`",
    "`Descendants matching type `", "`Elements matching predicate 'elementType == 999'`",
    "`Elements matching predicate '\"a\" IN identifiers AND \"b\" IN identifiers'`",
    "`Elements matching predicate 'elementType == 9 OR label == \"x\"'`",
  ])
  func `have no step where nothing is said`(text: String) {
    #expect(Query.read(text).query.steps.isEmpty)
  }

  @Test func `match what they matched`() {
    let frame = ElementFrame(x: 0, y: 0, width: 10, height: 10)
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application, frame: frame))
    builder.add(ElementAttributes(type: .button, identifier: "a", frame: frame))
    builder.add(ElementAttributes(type: .button, label: "b", frame: frame))
    let tree = IndexedSnapshot(builder.finish())
    let query = Query().descendants(.button).identified(by: "b")
    #expect(Array(Resolver().resolve(Query.read(query.text).query, in: tree)) == [2])
  }
}
