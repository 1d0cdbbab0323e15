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

  @Test func `keys of a number pad are asked for by digits and by its delete key`() {
    func pad(_ name: String) -> KeyboardKind? {
      Query().descendants(.key).identified(by: name).pad
    }
    #expect(pad("5") == .numberPad && pad("Delete") == .numberPad && pad(".") == .decimalPad)
    #expect(pad("a") == nil && pad("delete") == nil && pad("12") == nil)
    #expect(Query().descendants(.button).identified(by: "5").pad == nil)
  }

  @Test func `a field begins with a capital if a test looks for its key`() {
    #expect(Query().descendants(.key).identified(by: "G").isCapital)
    #expect(!Query().descendants(.key).identified(by: "g").isCapital)
    #expect(!Query().descendants(.button).identified(by: "G").isCapital)
    var field = DraftElement(.textField, identifier: "name")
    field.capitalizes = true
    let made = ElementMaking(fields: FieldNames([field])).element(field)
    #expect(made.typing == TypingDefinition(capitalization: .sentences))
  }

  @Test func `a field has the keyboard whose key a test looks for`() {
    var field = DraftElement(.textField, identifier: "amount")
    field.keyboard = .numberPad
    let made = ElementMaking(fields: FieldNames([field])).element(field)
    #expect(made.typing == TypingDefinition(keyboard: .numberPad))
  }

  @Test func `a field that a test gives a return key has it in the files`() {
    var field = DraftElement(.searchField, identifier: "words")
    field.returnKey = .search
    let made = ElementMaking(fields: FieldNames([field])).element(field)
    #expect(made.typing?.returnKey == .search)
  }
}
