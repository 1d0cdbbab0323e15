import ModelDrafting
import SimulatedApp
import Testing

/// What a test sees of a script's scenes.
@Suite struct ScriptAppTests {
  private static let types = ElementType.allCases.filter {
    ![.any, .application, .window, .keyboard, .key, .statusBar].contains($0)
  }

  private func session(_ script: DraftScript) -> AppSession { directed(script).session }

  private func directed(
    _ script: DraftScript, on device: String = "iPhone 15"
  ) -> (session: AppSession, director: ScriptDirector) {
    var app = ScriptApp(script).definition(with: [])
    app.device = device
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    let director = ScriptDirector(script, in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    return (session, director)
  }

  @Test(arguments: types) func anElementOfEveryTypeIsFound(type: ElementType) {
    var script = DraftScript()
    script.scenes[SceneKey(action: 1)] = DraftTree([DraftElement(type, identifier: "one_two")])
    let faults = ScriptApp(script).definition(with: []).check()
    #expect(faults.isEmpty, "\(faults)")
    let query = Query().descendants(type).identified(by: "one_two")
    #expect(session(script).exists(query))
  }

  @Test func `a tap begins a scene that shows nothing, a swipe begins none`() {
    var script = DraftScript()
    script.scenes[SceneKey(action: 1)] = DraftTree([DraftElement(.button, label: "Delete")])
    let session = session(script)
    let button = Query().descendants(.button)
    #expect(session.exists(button))
    #expect(session.perform(.swipeUp, on: button, title: "") == nil)
    #expect(session.exists(button))
    #expect(session.perform(.tap, on: button, title: "") == nil)
    #expect(!session.exists(button))
  }

  @Test(arguments: [ElementGesture.tap, .doubleTap, .rightClick])
  func `a click begins a scene, as a tap does`(click: ElementGesture) {
    var script = DraftScript()
    script.scenes[SceneKey(action: 1)] = DraftTree([DraftElement(.button, label: "Delete")])
    let (session, director) = directed(script, on: "iPad (A16)")
    let button = Query().descendants(.button)
    #expect(session.perform(.gesture(.pointer(click), at: .element(button))) == nil)
    #expect(!session.exists(button))
    let acts = director.run.events.compactMap { event in
      if case .act(let act) = event { act } else { nil }
    }
    #expect(acts.last?.kind == .gesture(click))
    #expect(acts.last?.to == SceneKey(action: 2))
  }

  @Test func `what is typed into the app goes to the field that was tapped`() {
    var script = DraftScript()
    let field = DraftElement(.textView, identifier: "message")
    script.scenes[SceneKey(action: 1)] = DraftTree([field, DraftElement(.button, label: "Send")])
    let (session, director) = directed(script)
    #expect(session.perform(.tap, on: Query().descendants(.textView), title: "") == nil)
    #expect(session.perform(.type("Hello", into: Query())) == nil)
    let send = Query().descendants(.button).identified(by: "Send")
    #expect(session.perform(.tap, on: send, title: "") == nil)
    let typed = director.run.events.compactMap { event in
      if case .act(let act) = event { act.typed[field.key] } else { nil }
    }
    #expect(typed.last == "Hello")
  }

  @Test func `a screen that may be too small for its elements scrolls`() {
    let few = DraftTree([DraftElement(.button, label: "A")])
    let many = DraftTree((1...20).map { DraftElement(.button, label: "\($0)") })
    #expect(ElementMaking.root(over: [few]).type == .other)
    #expect(ElementMaking.root(over: [few, many]).type == .scrollView)
    let asked = DraftTree([DraftElement(.scrollView)])
    #expect(ElementMaking.root(over: [many, asked]).type == .webView)
    let all = DraftTree([ElementType.scrollView, .webView].map { DraftElement($0) })
    #expect(ElementMaking.root(over: [many, all]).type == .collectionView)
  }

  @Test func `bars with a title stand above all else`() {
    let (bar, button) = (
      DraftElement(.navigationBar, identifier: "Chats"), DraftElement(.button, label: "Send")
    )
    var tree = DraftTree([button])
    tree.add(bar, in: [])
    #expect(tree.elements == [bar, button])
    #expect(DraftTree([button]).union(with: DraftTree([bar]))?.elements == [bar, button])
  }
}
