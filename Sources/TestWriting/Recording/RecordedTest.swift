import AccessibilityTree
import SimulatedApp
import VirtualTime

/// A recorded test, which has already been run when it is written.
///
/// ```swift
/// let test = try RecordedTest(live, named: "LoginTests")
/// test.source
/// ```
package struct RecordedTest: Sendable, Equatable {
  /// The source file.
  package let source: String
  /// Its steps.
  package let steps: [TestStep]
  /// Whether it fixes how loaders end that fail at random.
  package let decidesLoaders: Bool

  /// Writes and runs the test, with page objects if they have the same effect, else with queries.
  ///
  /// - Parameters:
  ///   - live: the app and the steps so far.
  ///   - name: the name of the test class.
  ///   - folder: the folder of the app that the test drives; nil for the usual one.
  ///   - command: the command of the tool that recorded it, for its first line.
  /// - Throws: why the test does not pass.
  package init(
    _ live: LiveApp, named name: String, folder: String? = nil, by command: String = "open"
  ) throws(TestStep.Failure) {
    let pages = PageObjects(of: live.app.definition)
    var failure = TestStep.Failure(description: "nothing was done")
    guard !live.moments.isEmpty else { throw failure }
    for manner in Self.manners {
      var recorder = Recorder(pages: pages, manner: manner)
      let steps = recorder.record(live.moments)
      for isTimed in [true, false] {
        do throws(TestStep.Failure) {
          try Self.run(steps, of: live, isTimed: isTimed)
          let text = RecordedText(
            name: name, folder: folder, isTimed: isTimed, steps: steps, pages: pages,
            app: live.app, command: command)
          source = text.source
          self.steps = steps.flatMap(\.steps)
          decidesLoaders = RecordedText.decidesLoaders(of: live.app, steps)
          return
        } catch {
          failure = error
        }
      }
    }
    throw failure
  }

  /// The best first.
  private static let manners = [
    Recorder.Manner(hasPages: true, keepsPauses: false),
    Recorder.Manner(hasPages: true, keepsPauses: true),
    Recorder.Manner(hasPages: false, keepsPauses: false),
    Recorder.Manner(hasPages: false, keepsPauses: true),
  ]

  /// Runs the steps as the test will run: on the app's own device, once with the usual seed and
  /// once with that of the recording.
  private static func run(
    _ steps: [RecordedStep], of live: LiveApp, isTimed: Bool
  ) throws(TestStep.Failure) {
    for seed in Set([1, live.seed]).sorted(by: { "\($0)" < "\($1)" }) {
      let session = AppSession(
        app: live.app,
        configuration: SessionConfiguration(seed: seed, timing: isTimed ? .xcode26 : .zero))
      if RecordedText.decidesLoaders(of: live.app, steps) {
        session.device.force(nil, toFail: false)
      }
      for step in steps.flatMap(\.steps) { try step.run(on: session) }
    }
  }
}

/// The source of a recorded test.
struct RecordedText {
  let name: String
  let folder: String?
  let isTimed: Bool
  let steps: [RecordedStep]
  let pages: PageObjects
  let app: CompiledApp
  let command: String

  /// Whether the test must fix how loaders end, because it is random.
  static func decidesLoaders(of app: CompiledApp, _ steps: [RecordedStep]) -> Bool {
    app.definition.loaders.contains { $0.failureRate > 0 }
      || steps.flatMap(\.steps).contains { if case .fail = $0 { true } else { false } }
  }

  var source: String {
    let lines = RecordedLines.lines(steps, pages: pages)
    let decides = Self.decidesLoaders(of: app, steps)
    let hasApp = lines.contains { $0.contains("app.") } || decides
    let hasPages = steps.contains { if case .plain = $0.words { false } else { true } }
    let imports =
      (decides ? ["AppTunnel"] : []) + (hasPages ? ["PageObjects"] : [])
      + (isTimed ? [] : ["SimulatedApp"]) + ["XCTest"]
    var all = ["// Recorded by `rehearse \(command)`."] + imports.map { "import \($0)" }
    all += ["", "final class \(name): XCTestCase {"] + overrides
    if hasApp { all += ["  private let app = XCUIApplication()", ""] }
    all += ["  override func setUp() {", "    continueAfterFailure = false"]
    if decides { all.append("    app.tunnel.loaders.alwaysSucceed()") }
    let throwing = lines.contains { $0.contains("try ") } ? " throws" : ""
    all += ["  }", "", "  @MainActor", "  func \(testName)()\(throwing) {"]
    all += lines.flatMap { SwiftLine.wrapped($0, indent: 4) } + ["  }", "}"]
    return all.joined(separator: "\n") + "\n"
  }

  private var overrides: [String] {
    var all: [String] = []
    if let folder {
      all.append(
        "  override class var simulatedApp: String? { \(SwiftLiteral.string(folder)) }")
    }
    if !isTimed { all.append("  override class var simulatedTiming: AutomationTiming? { .zero }") }
    return all.isEmpty ? [] : all + [""]
  }

  private var testName: String {
    var screens: [String] = []
    for case let screen? in steps.flatMap({ [$0.screen, $0.next] }) where !screens.contains(screen)
    {
      screens.append(screen)
    }
    let names = screens.prefix(3).map { SwiftName.type($0) }
    return "test" + (names.isEmpty ? "Recorded" : names.joined(separator: "And"))
  }
}
