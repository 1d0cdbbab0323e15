import AccessibilityTree
import OutputFiles
import PredicateFormat
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

  /// The app in its current state.
  private(set) var live: LiveApp
  private let isColoured: Bool
  /// The name of the recorded test.
  private let testName: String
  /// The app folder named in the recorded test; nil for the default.
  private let folder: String?

  /// The most pending events that are listed; the others are only counted.
  private static let eventLimit = 8
  /// The most elements that `find` lists.
  private static let findLimit = 20

  /// Takes an app that is not launched yet.
  init(_ live: LiveApp, testName: String, folder: String?, isColoured: Bool) {
    self.live = live
    self.testName = testName
    self.folder = folder
    self.isColoured = isColoured
  }

  private var definition: AppDefinition { live.app.definition }

  /// Performs the command in a line.
  mutating func answer(_ line: String) -> Answer {
    do throws(InstructionFault) {
      return try obey(try Instruction(line))
    } catch {
      let isEnded = error.message.last.map { ".?".contains($0) } ?? true
      return Answer(text: error.message + (isEnded ? "" : "."), isFault: true)
    }
  }

  /// A test that repeats the steps so far.
  func recordedTest() throws(TestStep.Failure) -> RecordedTest {
    try RecordedTest(live, named: testName, folder: folder)
  }

  private mutating func obey(_ instruction: Instruction) throws(InstructionFault) -> Answer {
    switch instruction {
    case .quit: return Answer(text: "", isEnd: true)
    case .help: return Answer(text: InstructionHelp.text)
    case .show: break
    case .tree: return Answer(text: TreeText(try tree().tree, addresses: .none).subtree())
    case .find(let text): return Answer(text: try found(text))
    case .test: return Answer(text: try test())
    case .seed(let seed): live = live.reseeded(Seed(UInt64(seed)))
    case .undo:
      guard live.undo() != nil else { throw InstructionFault(message: "There is nothing to undo") }
    case .type(let text): try perform([.type(text, into: try focused())])
    case .fill(let field, let text):
      let path = try path(to: field)
      try perform([.gesture(.tap, path), .type(text, into: path)])
    default: try perform([try step(for: instruction)])
    }
    return Answer(text: screen, isScreen: true)
  }

  private mutating func perform(_ steps: [TestStep]) throws(InstructionFault) {
    var done = 0
    do throws(TestStep.Failure) {
      for step in steps {
        try live.perform(step)
        done += 1
      }
    } catch {
      for _ in 0..<done { live.undo() }
      throw InstructionFault(message: Self.firstLine(error.description))
    }
  }

  // MARK: - Performing instructions

  private func step(for instruction: Instruction) throws(InstructionFault) -> TestStep {
    switch instruction {
    case .gesture(let gesture, let word): .gesture(gesture, try path(to: word))
    case .back: .gesture(.tap, try back())
    case .launch(let coordinator, let arguments):
      .launch(arguments: try self.arguments(coordinator) + arguments)
    case .open(let link): .open(link: link)
    case .turn(let orientation): .turn(orientation)
    case .fail(let loader):
      .fail(loader: try known(loader, "loader", in: definition.loaders.map(\.name)))
    case .wait(let duration?): .pause(duration)
    case .wait(nil): .pause(try untilNext())
    default: throw InstructionFault(message: "That cannot be done")
    }
  }

  private func arguments(_ coordinator: String?) throws(InstructionFault) -> [String] {
    let names = definition.coordinators.map(\.name)
    let name = try known(coordinator ?? definition.defaultCoordinator, "coordinator", in: names)
    return ["-" + definition.coordinatorArgument, name]
  }

  private func known(
    _ name: String, _ what: String, in names: [String]
  ) throws(InstructionFault) -> String {
    guard !names.contains(name) else { return name }
    let nearest = NearestName.of(name, in: names).map { ". Did you mean '\($0)'?" }
    let known = names.isEmpty ? "" : ". There are: " + names.joined(separator: ", ")
    throw InstructionFault(message: "There is no \(what) '\(name)'" + (nearest ?? known))
  }

  private func untilNext() throws(InstructionFault) -> VirtualDuration {
    guard let next = live.session.nextEvent else {
      throw InstructionFault(message: "Nothing is to come")
    }
    return next - live.session.now
  }

  // MARK: - Elements

  private func tree() throws(InstructionFault) -> ScreenSnapshot {
    guard let snapshot = live.session.device.snapshot else {
      throw InstructionFault(message: "The app is not in front; 'launch' starts it")
    }
    return snapshot
  }

  private func path(to word: String) throws(InstructionFault) -> ElementPath {
    let tree = try tree().indexed
    guard !word.isEmpty else { return .app }
    do throws(ShownElements.Fault) {
      return try path(toNode: ShownElements(tree).element(word).node, in: tree)
    } catch {
      throw InstructionFault(message: error.message)
    }
  }

  private func path(
    toNode node: Int, in tree: IndexedSnapshot
  ) throws(ShownElements.Fault) -> ElementPath {
    guard let path = ElementPath(to: node, in: tree) else { throw .none("", nearest: nil) }
    return path
  }

  private func focused() throws(InstructionFault) -> ElementPath {
    let tree = try tree().indexed
    let node = (0..<tree.snapshot.count).first {
      tree.snapshot.flags(of: $0).contains(.hasKeyboardFocus)
    }
    guard let path = node.flatMap({ ElementPath(to: $0, in: tree) }) else {
      throw InstructionFault(message: "No field has the keyboard: tap one, or use 'fill'")
    }
    return path
  }

  private func back() throws(InstructionFault) -> ElementPath {
    let back = PageObject.backButton.path
    guard Resolver().exists(back.query, in: try tree().indexed) else {
      throw InstructionFault(message: "There is no way back here")
    }
    return back
  }

  private func found(_ text: String) throws(InstructionFault) -> String {
    let tree = try tree().indexed
    let sought = text.lowercased()
    let shown = ShownElements(tree).all.filter { element in
      element.names.contains { $0.lowercased().contains(sought) }
    }
    guard !shown.isEmpty else { throw InstructionFault(message: "Nothing here has '\(text)'") }
    let lines = shown.prefix(Self.findLimit).map { element in
      let number = element.number.map { "\($0)" } ?? "-"
      let path = ElementPath(to: element.node, in: tree)?.swift ?? ""
      return "\(number)  \(TreeText(tree.snapshot).shortRow(element.node))  \(path)"
    }
    let rest = shown.count - lines.count
    return (lines + (rest > 0 ? ["... and \(rest) more"] : [])).joined(separator: "\n")
  }

  private func test() throws(InstructionFault) -> String {
    do throws(TestStep.Failure) {
      return String(try recordedTest().source.dropLast())
    } catch {
      throw InstructionFault(
        message: "There is no test of this: \(Self.firstLine(error.description))")
    }
  }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { !$0.isNewline })
  }

  // MARK: - What is shown

  /// The picture, the status of the app and its pending events.
  var screen: String {
    (picture + ([status] + pending).map { VisibleText.of($0) }).joined(separator: "\n")
  }

  private var picture: [String] {
    guard let tree = live.session.device.snapshot?.indexed else { return [] }
    return ScreenSketch.lines(of: ShownElements(tree), isColoured: isColoured)
  }

  private var status: String {
    let place = live.session.frontPlace.map { place in
      place.screen + (place.state.isEmpty ? "" : ", \(place.state)")
    }
    let crash = live.session.crash.map { "the app has crashed: \($0)" }
    return "\(crash ?? place ?? "the app is not in front")  \(live.session.now)  seed \(live.seed)"
  }

  private var pending: [String] {
    let events = live.session.pendingEvents(limit: Self.eventLimit + 1)
    let told = events.prefix(Self.eventLimit).map { "  \($0.deadline)  \($0.words)" }
    return told + (events.count > told.count ? ["  ... and more"] : [])
  }
}
