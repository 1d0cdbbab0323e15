import AccessibilityTree
import AppRuntime

/// The directions in which VoiceOver can move.
package enum VoiceOverMove: String, Sendable, CaseIterable {
  case forward, backward, inside, outside
}

/// VoiceOver: moves over the elements of a session and reads them.
package struct ScreenReader: SessionPart {
  let session: AppSession

  /// Moves VoiceOver and returns what it says; throws and stays if there is nothing that way.
  package func move(_ move: VoiceOverMove) throws(VoiceOverFailure) -> String {
    guard device.voiceOver != nil else { throw .notRunning }
    return try session.call("Move VoiceOver \(move.rawValue)") { () throws(VoiceOverFailure) in
      waitForIdle()
      guard let tree = device.snapshot?.tree, let next = target(of: move, in: tree) else {
        throw .noSpeech
      }
      device.voiceOver?.token = tree.token(of: next)
      device.voiceOver?.index = next
      return Utterance.text(of: tree[next])
    }
  }

  /// What VoiceOver says about its current element.
  package func speech() throws(VoiceOverFailure) -> String {
    guard let state = device.voiceOver else { throw .notRunning }
    waitForIdle()
    guard let tree = device.snapshot?.tree, let place = place(of: state, in: tree) else {
      throw .noSpeech
    }
    return Utterance.text(of: tree[place])
  }

  private func target(of move: VoiceOverMove, in tree: ElementSnapshot) -> Int? {
    let order = ReadingOrder(tree)
    let here = device.voiceOver.flatMap { place(of: $0, in: tree) }
    switch move {
    case .forward: return following(here, in: order, tree)
    case .backward:
      guard let here else { return nil }
      return neighbours(of: here, in: order).last { $0 < here }
    case .inside: return here.flatMap { order.stops(inside: $0).first }
    case .outside: return here.flatMap { order.stop(around: $0) }
    }
  }

  private func following(_ here: Int?, in order: ReadingOrder, _ tree: ElementSnapshot) -> Int? {
    guard let here else { return order.stops.first }
    return neighbours(of: here, in: order).first { $0 >= tree.subtree(of: here).upperBound }
  }

  /// The elements to move between: the parts of an opened element, else those of the screen.
  private func neighbours(of element: Int, in order: ReadingOrder) -> [Int] {
    order.stop(around: element).map { order.stops(inside: $0) } ?? order.stops
  }

  /// The index of the element that was read last; nil if it has gone or lies behind a sheet.
  private func place(of state: VoiceOverState, in tree: ElementSnapshot) -> Int? {
    guard let token = state.token else { return nil }
    let front = tree.front
    if front.contains(state.index), tree.token(of: state.index) == token { return state.index }
    return token == 0 ? nil : front.first { tree.token(of: $0) == token }
  }
}

extension AppSession {
  /// VoiceOver on the device.
  package var screenReader: ScreenReader { ScreenReader(session: self) }
}
