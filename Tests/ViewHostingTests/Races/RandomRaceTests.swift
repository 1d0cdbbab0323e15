import AppTunnel
import EventOrders
import Foundation
import SeededCases
import SimulatedApp
import SwiftUI
import Trials
import VirtualTime
import XCTest

@testable import TestRuns

/// A search of random apps whose tasks share a plain variable certifies only what trials, which
/// share no code with it, never see fail.
final class RandomRaceTests: SearchingTests {
  /// The trials that judge a certificate.
  private static let trials = FuzzCount.times(150).map { $0 + 1 }

  func testNoCertificateIsFalse() {
    var judged = 0
    for seed in FuzzCount.times(2) {
      let program = RaceProgram(seed: seed + 1)
      var wanted: String?
      let test = RacedTests<ProgramApp>.repeated { _ in
        let shown = program.play()
        if wanted == nil { wanted = shown }
        XCTAssertEqual(shown, wanted)
      }
      _ = test.run(RunRequest(seed: 1))
      var search = OrderSearch(test: test)
      search.runLimit = 100
      search.run { $0.trial.outcome == .failed }
      guard OrderCertificate(of: search) != nil else { continue }
      judged += 1
      let failing = Self.trials.filter { test.run(RunRequest(seed: Seed($0))).outcome == .failed }
      expect(failing, [], "program \(seed + 1) has a certificate")
    }
    expectValue(judged > 0 ? judged : nil, "a program with a certificate")
  }
}

/// Tasks to start by taps, one after the other, and what is shown when all have ended.
struct RaceProgram: Codable {
  enum Step: Codable {
    /// Asks the server, which takes up to so many tenths of a second.
    case ask(Int, tenths: Int)
    /// Waits for so many milliseconds.
    case rest(Int)
    /// Changes the variable, so that the order of changes matters.
    case change(Int)
  }

  var tasks: [[Step]] = []
  /// The milliseconds before each tap.
  private var pauses: [Int] = []

  /// Draws a program.
  init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var asked = 0
    for _ in 0..<2 {
      var steps: [Step] = []
      for _ in 0..<1 + numbers.below(2) {
        switch numbers.below(4) {
        case 0, 1:
          steps.append(.ask(asked, tenths: 2 + numbers.below(6)))
          asked += 1
        case 2: steps.append(.rest(10 * (1 + numbers.below(60))))
        default: steps.append(.change(2 + numbers.below(40)))
        }
      }
      tasks.append(steps + [.change(2 + numbers.below(40))])
      pauses.append(numbers.below(4) * numbers.below(400))
    }
  }

  /// Runs the program in an app, and returns what that shows at the end.
  func play() -> String {
    let app = XCUIApplication()
    app.tunnel.stubs.push {
      for case .ask(let number, let tenths) in tasks.joined() {
        Stub(
          "GET", "/v1/ask/\(number)",
          answers: .text("yes").after(
            .uniform(from: .milliseconds(100), through: .milliseconds(100 * tenths))))
      }
    }
    let json = (try? JSONEncoder().encode(tasks)) ?? Data()
    app.launchEnvironment["PROGRAM"] = String(decoding: json, as: UTF8.self)
    app.launch()
    for (number, pause) in pauses.enumerated() {
      usleep(UInt32(pause) * 1_000)
      app.buttons["Task \(number)"].tap()
    }
    sleep(8)
    app.buttons["Show"].tap()
    return app.staticTexts["shown"].label
  }
}

/// What the tasks of a program share: a plain variable.
@MainActor private final class ProgramMachine {
  private(set) var number = 1

  func run(_ steps: [RaceProgram.Step]) async {
    for step in steps {
      switch step {
      case .ask(let number, _): _ = await RaceServer.words(at: "ask/\(number)")
      case .rest(let milliseconds): try? await Task.sleep(for: .milliseconds(milliseconds))
      case .change(let other): number = (3 * number + other) % 9_973
      }
    }
  }
}

struct ProgramApp: App {
  var body: some Scene { WindowGroup { ProgramView() } }
}

private struct ProgramView: View {
  @SwiftUI.State private var machine = ProgramMachine()
  @SwiftUI.State private var shown = "none"

  var body: some View {
    VStack {
      Text(shown).accessibilityIdentifier("shown")
      ForEach(0..<tasks.count, id: \.self) { number in
        Button("Task \(number)") { Task { await machine.run(tasks[number]) } }
      }
      Button("Show") { shown = "\(machine.number)" }
    }
  }

  private var tasks: [[RaceProgram.Step]] {
    let json = ProcessInfo.processInfo.environment["PROGRAM"] ?? "[]"
    return (try? JSONDecoder().decode([[RaceProgram.Step]].self, from: Data(json.utf8))) ?? []
  }
}
