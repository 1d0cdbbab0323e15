import SimulatedApp
import Testing

@Suite("What raises the events of a screen")
struct ScreenDefinitionSendersTests {
  private func senders(_ change: (inout ScreenDefinition) -> Void) -> [String]? {
    sources(change)?.map(\.words)
  }

  private func sources(_ change: (inout ScreenDefinition) -> Void) -> [EventSource]? {
    var screen = ScreenDefinition(name: "a", initial: "s", states: [StateDefinition(name: "s")])
    change(&screen)
    return screen.senders["GO"]?.map(\.source)
  }

  private static func button(_ gesture: ElementGesture = .tap) -> ElementDefinition {
    var button = ElementDefinition(.button, identifier: "b")
    button.gestures = [GestureDefinition(gesture, raises: "GO")]
    return button
  }

  @Test func `nothing raises an event that no element and no action names`() {
    #expect(senders { _ in } == nil)
  }

  @Test func `a gesture on an element, in a state`() {
    #expect(senders { $0.view = [Self.button(.longPress)] } == ["longPress b"])
    #expect(senders { $0.states[0].view = [Self.button()] } == ["tap b in s"])
  }

  @Test func `a gesture on an item of the bar, at either end`() {
    #expect(senders { $0.barItems = [Self.button()] } == ["tap b"])
    #expect(senders { $0.leftBarItems = [Self.button(.longPress)] } == ["longPress b"])
  }

  @Test func `an element without an identifier has its label`() {
    var button = Self.button()
    button.identifier = ""
    button.label = .bind("item.name")
    #expect(senders { $0.view = [button] } == ["tap {item.name}"])
  }

  @Test func `an element depends on what hides it, and what is around it`() {
    var button = Self.button()
    button.isEnabled = .predicate("y")
    var group = ElementDefinition(.other, children: [button])
    group.isHidden = .predicate("x")
    #expect(senders { $0.view = [group] } == ["tap b unless x while y"])
  }

  @Test func `a case of a choice depends on its predicate`() {
    var choice = ElementDefinition(.other)
    choice.container.cases = [CaseDefinition(when: "x", show: Self.button())]
    #expect(senders { $0.view = [choice] } == ["tap b while x"])
  }

  @Test(arguments: [
    (
      ActionDefinition.alert(
        AlertDefinition(title: "T", buttons: [.init(label: "Yes", event: "GO")])),
      "Yes of an alert"
    ),
    (.ask(PermissionDefinition(.camera, event: "GO")), "the answer for camera"),
    (.share(ShareDefinition("t", event: "GO")), "the share sheet"),
    (.paste(event: "GO"), "a paste"),
    (.signIn(SignInDefinition("a.example", event: "GO")), "the answer for a.example"),
    (.raise(event: "GO", after: .zero), "the app"),
  ])
  func `an action raises it`(action: ActionDefinition, words: String) {
    #expect(senders { $0.states[0].entry = [action] } == [words])
  }

  @Test func `an alert depends on the gestures that open it`() {
    let found = sources {
      var button = Self.button()
      button.gestures = [GestureDefinition(.tap, raises: "ASK")]
      $0.states[0].view = [button]
      let alert = AlertDefinition(title: "T", buttons: [.init(label: "Yes", event: "GO")])
      $0.on = [EventDefinition("ASK", [TransitionDefinition(actions: [.alert(alert)])])]
    }
    #expect(found?.map(\.words) == ["Yes of an alert after tap b in s"])
    #expect(found?.map(\.place) == ["s"])
    #expect(found?.map(\.withoutOpener.words) == ["Yes of an alert"])
    #expect(EventSource("tap b", in: "s").withoutOpener.words == "tap b in s")
  }
}
