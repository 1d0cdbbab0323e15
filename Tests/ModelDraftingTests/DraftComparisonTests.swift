import SimulatedApp
import Testing

@testable import ModelDrafting

@Suite struct DraftComparisonTests {
  private static func button(_ label: String, _ event: String) -> ElementDefinition {
    ElementDefinition(
      .button, label: .literal(label), gestures: [GestureDefinition(.tap, raises: event)])
  }

  /// An app with a button that leads to a second screen, which shows a text.
  private static func app(
    button label: String = "Go", text: String = "Done", pushes: Bool = true
  ) -> AppDefinition {
    let step = TransitionDefinition(
      to: pushes ? nil : "only", actions: pushes ? [.push(screen: "second", with: [:])] : [])
    let first = ScreenDefinition(
      name: "first", initial: "only",
      states: [
        StateDefinition(
          name: "only", on: [EventDefinition("GO", [step])], view: [button(label, "GO")])
      ])
    let second = ScreenDefinition(
      name: "second", initial: "only",
      states: [
        StateDefinition(
          name: "only", view: [ElementDefinition(.staticText, label: .literal(text))])
      ])
    return AppDefinition(
      name: "A", bundleIdentifier: "a.b", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "first", container: .plain)],
      screens: [first, second])
  }

  private func comparison(of draft: AppDefinition) -> DraftComparison {
    DraftComparison(of: draft, with: Self.app())
  }

  @Test func `a draft that is the app has all of it`() {
    let same = comparison(of: Self.app())
    #expect(same.missing.isEmpty)
    #expect(
      same.text
        == "The app has 2 of 2 drafted elements (100 %) and 1 of 1 transitions (100 %).")
  }

  @Test func `an element that the app does not show is missing, with its gesture`() {
    let other = comparison(of: Self.app(button: "Start"))
    #expect(other.elements == .init(same: 1, all: 2))
    #expect(other.transitions == .init(same: 0, all: 1))
    #expect(other.missing == ["Button Start", "tap on Button Start"])
  }

  @Test(arguments: [("…", true), ("G…", true), ("…o", true), ("…G…o", true), ("…x…", false)])
  func `a name that is known in part is that of any element with these parts`(
    name: String, isThere: Bool
  ) {
    let other = comparison(of: Self.app(button: name))
    #expect(other.elements.same == (isThere ? 2 : 1))
    #expect(other.transitions.same == (isThere ? 1 : 0))
  }

  @Test func `a gesture has to lead to a screen that shares an element`() {
    #expect(comparison(of: Self.app(text: "Failed")).transitions.same == 0)
    #expect(comparison(of: Self.app(pushes: false)).transitions.same == 0)
  }

  @Test func `what comes in time counts as what follows a gesture`() {
    var app = Self.app(pushes: false)
    let later = TransitionDefinition(actions: [.push(screen: "second", with: [:])])
    app.screens[0].states[0].on = [EventDefinition("GO", [TransitionDefinition(to: "waiting")])]
    app.screens[0].states.append(
      StateDefinition(
        name: "waiting", after: [DelayedTransitionDefinition(.fixed(.seconds(2)), [later])]))
    let same = DraftComparison(of: Self.app(), with: app)
    #expect(same.transitions == .init(same: 1, all: 1))
  }

  @Test func `a row without a name is known by what is inside`() {
    func app(row: String) -> AppDefinition {
      var app = Self.app()
      var cell = ElementDefinition(.cell, gestures: [GestureDefinition(.tap, raises: "GO")])
      cell.children = [ElementDefinition(.staticText, label: .literal(row))]
      app.screens[0].states[0].view = [cell]
      return app
    }
    let known = app(row: "Kettle")
    #expect(DraftComparison(of: app(row: "Kettle"), with: known).transitions.same == 1)
    #expect(DraftComparison(of: app(row: "Lamp"), with: known).transitions.same == 0)
  }

  /// The app with an alert that no exploration sees, in a variant of it.
  private static var variant: AppDefinition {
    var app = app()
    let alert = AlertDefinition(title: "News", buttons: [.init(label: "Later")])
    app.screens[1].states[0].entry = [.alert(alert)]
    app.screens[1].states[0].view.append(
      ElementDefinition(.cell, identifier: .bind("'row-' + item.id")))
    return app
  }

  @Test func `what stands in a variant is there, and its gestures are not judged`() {
    var draft = Self.app(button: "Later")
    draft.screens[0].states[0].view += [
      ElementDefinition(.alert, label: .literal("News")),
      ElementDefinition(.cell, identifier: .literal("row-7")),
    ]
    let alone = DraftComparison(of: draft, with: Self.app())
    #expect(alone.elements == .init(same: 1, all: 4))
    let other = DraftComparison(of: draft, with: Self.app(), variants: [Self.variant])
    #expect(other.missing.isEmpty)
    #expect(other.elements == .init(same: 4, all: 4))
    #expect(other.transitions == .init(same: 0, all: 0))
    #expect(other.unjudged == ["tap on Button Later"])
    #expect(other.text.hasSuffix(" 1 more start at places that its exploration did not reach."))
  }

  @Test func `an element of another type is told with the type that the app has`() {
    var draft = Self.app()
    draft.screens[1].states[0].view = [ElementDefinition(.other, label: .literal("Done"))]
    #expect(
      DraftComparison(of: draft, with: Self.app()).missing.first
        == "Other Done, which is a StaticText there")
  }

  @Test(arguments: [
    ("row-…", "row-7", true), ("row-…", "…-7", true), ("a…b", "a…c", false), ("…", "", true),
    ("…-Pix-", "way-…-…-", true), ("row-7", "row-7", false), ("row-…", "cell-…", false),
  ])
  func `names that are known in part can be of one element`(
    left: String, right: String, isOne: Bool
  ) {
    let keys = [left, right].map { ElementKey(type: .cell, name: $0) }
    #expect(keys[0].fits(keys[1]) == isOne)
    #expect(keys[1].fits(keys[0]) == isOne)
  }
}
