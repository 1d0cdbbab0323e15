import AccessibilityTree
import Testing

@Suite struct QueryTests {
  @Test(arguments: [
    (QueryStep.descendants(.button), "Descendants matching type Button"),
    (.children(.any), "Children matching type Any"),
    (.identified(by: "x"), #"Elements matching predicate '"x" IN identifiers'"#),
    (.identified(by: #"a"b\"#), #"Elements matching predicate '"a\"b\\" IN identifiers'"#),
    (.matching(.all, text: "label == 1"), "Elements matching predicate 'label == 1'"),
    (.matchingType(.any, identifier: "x"), #"Elements matching predicate '"x" IN identifiers'"#),
    (.matchingType(.button, identifier: nil), "Elements matching predicate 'elementType == 9'"),
    (
      .containing(.all, text: "value == 1"),
      "Elements containing elements matching predicate 'value == 1'"
    ),
    (
      .containingType(.button, identifier: "x"),
      #"Elements containing elements matching predicate 'elementType == 9 AND "x" IN identifiers'"#
    ),
    (.index(2), "Element at index 2"), (.first, "First Match"),
    (.identity([1]), "Identity Binding"),
  ])
  func `a step reads as XCUITest prints it`(step: QueryStep, text: String) {
    #expect(step.text == text)
  }

  @Test func `a query reads as its steps joined by arrows`() {
    let query = Query().descendants(.button).identified(by: "x")
    #expect(
      query.text
        == "`Descendants matching type Button` -> `Elements matching predicate '\"x\" IN identifiers'`"
    )
  }

  @Test func `appending leaves the shorter query as it was`() {
    let cells = Query().descendants(.cell)
    _ = cells.first()
    #expect(cells == Query([.descendants(.cell)]))
  }

  @Test func `queries bound to other elements differ`() {
    #expect(Query([.identity([1])]) != Query([.identity([2])]))
  }

  @Test func `matches are put in order without duplicates`() {
    #expect(Array(ElementMatches(elements: [3, 1, 3, 2])) == [1, 2, 3])
  }
}
