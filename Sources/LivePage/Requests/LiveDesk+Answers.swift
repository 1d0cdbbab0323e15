import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting

extension LiveDesk {
  /// Does what a request asks for and returns the answer; a fault changes nothing.
  func answer(_ request: LiveRequest, known: KnownParts) throws(SessionFault) -> JSONNode {
    switch request {
    case .look: break
    case .choices(let name): return try AppView.node(of: sessions.apps.app(named: name))
    case .start(let settings, let coordinator, let arguments):
      try start(settings, by: coordinator, arguments: arguments)
    case .again(let settings): try startAgain(settings)
    case .choose(let id): try choose(id)
    case .close(let id): try close(id)
    case .act(let act, let screen): try perform(act, on: screen)
    case .advance(let duration): try run().advance(by: duration)
    case .nextEvent: try run().advanceToNextEvent()
    case .undo: try run().undo()
    case .goBack(let id):
      let run = try run()
      try run.goBack(to: run.screen(id))
    case .branch(let id): try branch(at: id)
    case .past(let id):
      return RunView(desk: self, known: known).node(past: try run().screen(id))
    case .details(let place, let id): return try details(place, on: id)
    case .test(let name): return .only("test", .text(try run().served.test(named: name).source))
    case .journal:
      let journal = try run().served.journal
      return .only("journal", .text(String(decoding: journal, as: UTF8.self)))
    }
    return RunView(desk: self, known: known).node()
  }

  private func perform(_ act: LiveAct, on screen: Int) throws(SessionFault) {
    let run = try run()
    guard run.present?.id == screen else {
      throw SessionFault(.staleElement, "The screen has changed since; look at it again.")
    }
    var words = act.words
    if case .touch(_, let place) = act, let name = try name(at: place, in: run) {
      words += " \(name)"
    }
    try run.perform(act.actions(in: run.served), words)
  }

  /// What an element is called in the list of screens.
  private func name(at place: LivePlace, in run: LiveRun) throws(SessionFault) -> String? {
    guard let tree = run.served.session.device.snapshot?.tree,
      let node = Self.node(at: place, in: tree)
    else { return nil }
    let names = [tree.label(of: node), tree.title(of: node), tree.identifier(of: node)]
    return names.first { !$0.isEmpty }.map { String($0.prefix(40)) }
  }

  private func details(_ place: LivePlace, on id: Int) throws(SessionFault) -> JSONNode {
    let run = try run()
    let screen = try run.screen(id)
    let session = run.present?.id == id ? run.served.session : screen.session
    guard let snapshot = session.device.snapshot else {
      throw SessionFault(session.absence, in: session)
    }
    guard let node = Self.node(at: place, in: snapshot.tree) else {
      return JSONNode(.object([]))
    }
    return ElementDetails.node(node, in: snapshot)
  }

  private static func node(at place: LivePlace, in tree: ElementSnapshot) -> Int? {
    switch place {
    case .point(let point): tree.pointed(at: point)
    case .node(let node): (0..<tree.count).contains(node) ? node : nil
    }
  }
}
