import EventOrders
import Foundation
import FoundationNetworking
import SimulatedApp
import SwiftUI
import XCTest

/// Causes and advice of tests that meet the answer to a request of an app too early.
final class AnswerCauseTests: SearchingTests {
  func testAWaitThatIsTooShort() {
    let found = RacedTests<AnsweringApp>.search { test in
      let app = test.open(["word": "tea"])
      XCTAssertTrue(app.staticTexts["tea"].waitForExistence(timeout: 1))
    }
    expectCause(found, .networkResourceLoading, "waitForExistence(timeout: 2)")
  }

  func testASleepThatIsTooShort() {
    let found = RacedTests<AnsweringApp>.search { test in
      let app = test.open(["word": "tea"])
      sleep(1)
      XCTAssertTrue(app.staticTexts["tea"].exists)
    }
    expectCause(found, .networkResourceLoading, #"app.staticTexts["tea"].waitForExistence("#)
  }

  func testAFieldThatGetsItsFocusLate() {
    let found = RacedTests<AnsweringApp>.search { test in
      let app = test.open(["word": "tea"])
      sleep(1)
      app.textFields["name"].typeText("Ann")
    }
    expectCause(found, .runnerInteraction, "app.keyboards.firstMatch.waitForExistence(")
  }

  func testAFixedNumberOfSwipes() {
    let found = RacedTests<GrowingApp>.search { test in
      let app = test.open(["word": "tea"])
      for _ in 0..<3 { app.swipeUp() }
      XCTAssertTrue(app.staticTexts["Row 25"].exists)
    }
    expect(found.failure?.diagnosis.blame, .test)
    let text = found.failure?.diagnosis.advice?.text ?? ""
    expect(text.contains("until what is looked for is there"), true, text)
  }

  func testANumberThatDecidesNoWait() {
    let found = RacedTests<GuessingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      sleep(5)
      XCTAssertTrue(app.staticTexts["Heads"].exists)
    }
    expectCause(found, .randomness, "seed the app's random numbers")
  }

  /// Fails unless a search names a cause with an advice that has some words.
  private func expectCause(
    _ found: SearchFindings, _ cause: FlakeCause, _ advice: String, line: UInt = #line
  ) {
    expect(found.failure?.diagnosis.cause, cause, line: line)
    let text = found.failure?.diagnosis.advice?.text ?? ""
    expect(text.contains(advice), true, text, line: line)
  }
}

/// A word that the server knows, and a field that is ready for the keyboard then.
private struct AnsweringApp: App {
  var body: some Scene { WindowGroup { AnsweringView() } }
}

private struct AnsweringView: View {
  @SwiftUI.State private var word = "-"
  @SwiftUI.State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text(word)
      TextField("Name", text: $name).focused($isFocused).accessibilityIdentifier("name")
    }
    .task {
      guard let url = URL(string: "https://api.example.com/v1/word") else { return }
      let answer = try? await URLSession.shared.data(from: url)
      word = answer.map { String(decoding: $0.0, as: UTF8.self) } ?? "none"
      isFocused = true
    }
  }
}

/// A random number that decides what is shown and how long that takes.
private struct GuessingApp: App {
  var body: some Scene { WindowGroup { GuessingView() } }
}

private struct GuessingView: View {
  @SwiftUI.State private var side = "-"

  var body: some View {
    Text(side).task {
      let isHeads = Double.random(in: 0..<1) > 0.3
      if !isHeads { try? await Task.sleep(for: .seconds(1)) }
      side = isHeads ? "Heads" : "Tails"
    }
  }
}

/// A list that asks for its second page when the last row is shown.
private struct GrowingApp: App {
  var body: some Scene { WindowGroup { GrowingView() } }
}

private struct GrowingView: View {
  @SwiftUI.State private var rows = (1...20).map { "Row \($0)" }

  var body: some View {
    List(rows, id: \.self) { row in
      Text(row).frame(height: 60).onAppear { if row == "Row 20" { more() } }
    }
  }

  private func more() {
    guard rows.count == 20, let url = URL(string: "https://api.example.com/v1/word") else { return }
    Task {
      _ = try? await URLSession.shared.data(from: url)
      rows += (21...40).map { "Row \($0)" }
    }
  }
}
