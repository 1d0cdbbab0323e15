import AccessibilityTree
import OutputFiles
import ServedSessions
import SimulatedApp
import TestWriting
import VirtualTime

/// An app that is used with lines of text: it receives a command and returns the visible screen.
///
/// It does no input or output.
struct TerminalApp {
  /// The answer to a line.
  struct Answer: Equatable {
    /// The text to show.
    let text: String
    /// Whether it was the last line.
    var isEnd = false
    /// Whether the command failed.
    var isFault = false
    /// Whether the text may have colours.
    var isScreen = false
  }

  /// The session that the lines go to.
  private(set) var served: ServedSession
  let sessions: ServedSessions
  private let isColoured: Bool
  /// The name of the recorded test.
  private let testName: String
  /// The place of each session before each command that had an effect.
  private var pasts: [String: [SessionPlace]] = [:]

  /// The most pending events that are listed; the others are only counted.
  static let eventLimit = 8
  /// The most elements that `find` lists.
  static let findLimit = 20

  /// Opens a session, in which nothing is launched yet.
  init(
    _ sessions: ServedSessions, _ settings: SessionSettings, testName: String, isColoured: Bool
  ) throws(SessionFault) {
    self.sessions = sessions
    served = try sessions.open(settings)
    self.testName = testName
    self.isColoured = isColoured
  }

  /// Performs the command in a line.
  mutating func answer(_ line: String) -> Answer {
    do throws(SessionFault) {
      return try obey(try Instruction(line))
    } catch {
      return Answer(text: error.description, isFault: true)
    }
  }

  /// A test that repeats the steps so far.
  func recordedTest() throws(SessionFault) -> RecordedTest {
    try served.test(named: testName, by: OpenCommand.name)
  }

  private mutating func obey(_ instruction: Instruction) throws(SessionFault) -> Answer {
    switch instruction {
    case .quit: return Answer(text: "", isEnd: true)
    case .help: return Answer(text: InstructionHelp.text)
    case .show: break
    case .tree:
      return Answer(text: TreeText(try served.snapshot().tree, addresses: .none).subtree())
    case .find(let text): return Answer(text: try found(text))
    case .test: return Answer(text: String(try recordedTest().source.dropLast()))
    case .journal: return Answer(text: String(decoding: served.journal.dropLast(), as: UTF8.self))
    case .seed(let seed): try repeatSteps(with: Seed(UInt64(seed)))
    case .undo: try undo()
    case .branch(let time): try branch(at: time.map { .start + $0 } ?? served.now)
    case .session(let id): served = try sessions.session(id)
    default:
      let place = served.place
      try served.perform(actions(for: instruction))
      pasts[served.id, default: []].append(place)
    }
    return Answer(text: screen, isScreen: true)
  }

  // MARK: - Performing instructions

  private func actions(for instruction: Instruction) throws(SessionFault) -> [SessionAction] {
    switch instruction {
    case .act(let action): return [action]
    case .gesture(let gesture, let word): return [.gesture(gesture, on: try target(word))]
    case .fill(let field, let text):
      let target = try target(field)
      return [.gesture(.tap, on: target), .type(text, into: target)]
    case .back: return [.gesture(.tap, on: try back())]
    case .launch(let coordinator, let arguments):
      let usual = served.live.app.definition.defaultCoordinator
      return [try served.launch(by: coordinator ?? usual, arguments: arguments)]
    default: return []
    }
  }

  private mutating func undo() throws(SessionFault) {
    guard let place = pasts[served.id]?.popLast() else {
      throw SessionFault(.refused, "There is nothing to undo.")
    }
    try served.goBack(to: place)
  }

  private mutating func repeatSteps(with seed: Seed) throws(SessionFault) {
    var settings = served.settings
    settings.configuration.seed = seed
    let other = try sessions.again(served, with: settings)
    try sessions.close(served.id)
    pasts[served.id] = nil
    pasts[other.id] = other.places
    served = other
  }

  private mutating func branch(at instant: VirtualInstant) throws(SessionFault) {
    let branch = try sessions.branch(from: served, at: instant)
    pasts[branch.id] = pasts[served.id]?.filter {
      $0.steps < branch.live.steps.count && $0.instant <= instant
    }
    served = branch
  }

  // MARK: - Elements

  private func target(_ word: String) throws(SessionFault) -> ElementTarget {
    guard !word.isEmpty else { return .app }
    let snapshot = try served.snapshot()
    let shown = ShownElements(snapshot.indexed)
    let node: Int
    do throws(ShownElements.Fault) {
      node = try shown.element(word).node
    } catch {
      throw SessionFault(.noElement, error.message, help: shown.remark ?? "")
    }
    return .reference(try served.reference(to: node, in: snapshot).name)
  }

  private func back() throws(SessionFault) -> ElementTarget {
    let back = PageObject.backButton.path.query
    guard served.exists(back) else {
      throw SessionFault(.noElement, "There is no way back here.")
    }
    return .query(back)
  }

  private func found(_ text: String) throws(SessionFault) -> String {
    let tree = try served.snapshot().indexed
    let sought = text.lowercased()
    let elements = ShownElements(tree)
    let shown = elements.all.filter { element in
      element.names.contains { $0.lowercased().contains(sought) }
    }
    guard !shown.isEmpty else {
      throw SessionFault(.noElement, "No element contains '\(text)'.", help: elements.remark ?? "")
    }
    let lines = shown.prefix(Self.findLimit).map { element in
      let number = element.number.map { "\($0)" } ?? "-"
      let path = ElementPath(to: element.node, in: tree)?.swift ?? ""
      return "\(number)  \(TreeText(tree.snapshot).shortRow(element.node))  \(path)"
    }
    let rest = shown.count - lines.count
    let more = [rest > 0 ? "... and \(rest) more" : nil, elements.remark].compactMap(\.self)
    return (lines + more).joined(separator: "\n")
  }

  // MARK: - What is shown

  /// The picture, the status of the app and its pending events.
  var screen: String {
    (picture + ([status] + alert + pending).map { VisibleText.of($0) }).joined(separator: "\n")
  }

  private var picture: [String] {
    guard let tree = served.session.device.snapshot?.indexed else { return [] }
    let shown = ShownElements(tree)
    return ScreenSketch.lines(of: shown, isColoured: isColoured) + [shown.remark].compactMap(\.self)
  }

  private var status: String {
    let place = served.session.frontPlace.map { place in
      place.screen + (place.state.isEmpty ? "" : ", \(place.state)")
    }
    let crash = served.session.crash.map { "the app has crashed: \($0)" }
    let ids = sessions.ids
    let others = ids.count > 1 ? "  session \(served.id) of \(ids.joined(separator: ", "))" : ""
    return "\(crash ?? place ?? "the app is not in front")  \(served.now)  "
      + "seed \(served.live.seed)" + others
  }

  /// The system's alert, which lies over the picture.
  private var alert: [String] {
    guard let alert = served.alert, alert.isOfSystem else { return [] }
    return ["  alert '\(alert.title)': answer \(alert.buttons.joined(separator: ", "))"]
  }

  private var pending: [String] {
    let events = served.session.pendingEvents(limit: Self.eventLimit + 1)
    let told = events.prefix(Self.eventLimit).map { "  \($0.deadline)  \($0.words)" }
    return told + (events.count > told.count ? ["  ... and more"] : [])
  }
}
