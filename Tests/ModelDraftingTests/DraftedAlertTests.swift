import AccessibilityTree
import SimulatedApp
import Testing

@testable import ModelDrafting

@Suite struct DraftedAlertTests {
  private static let question = DraftTree([
    DraftElement(.staticText, label: "Cart"), alert(holding: []),
    DraftElement(.button, label: "Delete"), DraftElement(.button, label: "Edit"),
  ])

  private static func alert(holding children: [DraftElement]) -> DraftElement {
    var alert = DraftElement(.alert, label: "Delete all?")
    alert.children = children
    return alert
  }

  /// The event of the button that tests tap beside the alert.
  private static func event(_ path: [ElementKey]) -> String? {
    path.last?.name == "Delete" ? "DELETE" : nil
  }

  private static func field(_ element: DraftElement, _ path: [ElementKey]) -> ElementDefinition {
    ElementDefinition(element.type, identifier: .literal(element.identifier))
  }

  @Test func `texts and buttons of an alert are its own`() throws {
    let tree = DraftTree([
      Self.alert(holding: [
        DraftElement(.staticText, label: "Delete all?"),
        DraftElement(.staticText, label: "It cannot be undone."),
        DraftElement(.button, label: "Delete"), DraftElement(.button, label: "Keep"),
      ])
    ])
    let drafted = try #require(DraftedAlert(in: tree, event: Self.event, field: Self.field))
    #expect(
      drafted.alert
        == AlertDefinition(
          title: "Delete all?", message: "It cannot be undone.",
          buttons: [.init(label: "Delete", event: "DELETE"), .init(label: "Keep")]))
  }

  @Test func `what tests tap beside an alert is one of its buttons`() throws {
    let drafted = try #require(
      DraftedAlert(in: Self.question, event: Self.event, field: Self.field))
    #expect(drafted.alert.buttons == [.init(label: "Delete", event: "DELETE")])
    #expect(drafted.parts.map(\.name) == ["Delete all?", "Delete"])
  }

  @Test func `a sheet is an action sheet, which has at least one button`() throws {
    let drafted = try #require(
      DraftedAlert(in: DraftTree([DraftElement(.sheet)]), event: Self.event, field: Self.field))
    #expect(drafted.alert.style == .actionSheet)
    #expect(drafted.alert.buttons.count == 1)
  }

  @Test func `a text field is one of the alert`() throws {
    let tree = DraftTree([Self.alert(holding: [DraftElement(.textField, identifier: "name")])])
    let drafted = try #require(DraftedAlert(in: tree, event: Self.event, field: Self.field))
    #expect(drafted.alert.fields == [ElementDefinition(.textField, identifier: "name")])
  }

  @Test(arguments: [(ElementType.sheet, ElementType.textField), (.alert, .switch)])
  func `what no alert can hold stays among the elements`(around: ElementType, part: ElementType) {
    var alert = DraftElement(around, label: "Delete all?")
    alert.children = [DraftElement(part, identifier: "name")]
    #expect(DraftedAlert(in: DraftTree([alert]), event: Self.event, field: Self.field) == nil)
  }

  @Test func `without an alert there is none`() {
    #expect(DraftedAlert(in: DraftTree(), event: Self.event, field: Self.field) == nil)
  }
}
