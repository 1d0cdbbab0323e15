import SimulatedApp
import Testing

@testable import ModelDrafting

@Suite struct ReturnKeyTests {
  @Test func `a return key is asked for on the keyboard alone`() {
    let key = Query().descendants(.keyboard).descendants(.button).identified(by: "Search")
    #expect(key.returnKey == .search)
    #expect(Query().descendants(.button).identified(by: "Search").returnKey == nil)
    #expect(
      Query().descendants(.keyboard).descendants(.key).identified(by: "a").returnKey == nil)
  }

  @Test func `a field that a test gives a return key has it in the files`() {
    var field = DraftElement(.searchField, identifier: "words")
    field.returnKey = .search
    let made = ElementMaking(fields: FieldNames([field])).element(field)
    #expect(made.typing?.returnKey == .search)
  }
}
