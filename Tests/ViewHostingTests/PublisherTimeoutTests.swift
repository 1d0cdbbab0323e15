import Combine
import SwiftUI
import XCTest

struct TimeoutApp: App {
  var body: some Scene { WindowGroup { Answers() } }
}

private final class Questions: ObservableObject {
  @Published var state = "asked"
  private let answers = PassthroughSubject<String, Never>()
  private var kept: AnyCancellable?

  init() {
    kept = answers.timeout(.seconds(10), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in
        self?.state += ", over"
      } receiveValue: { [weak self] in
        self?.state += ", \($0)"
      }
  }

  func answer() { answers.send("answered") }
}

private struct Answers: View {
  @StateObject private var questions = Questions()

  var body: some View {
    Text(questions.state).accessibilityIdentifier("state")
    Button("Answer") { questions.answer() }
  }
}

/// Publishers that end when nothing comes for a time, which is virtual.
final class PublisherTimeoutTests: HostedAppTests<TimeoutApp> {
  private var state: String { app.staticTexts["state"].label }

  func testAPublisherEndsWhenNothingComes() {
    sleep(8)
    XCTAssertEqual(state, "asked")
    sleep(3)
    XCTAssertEqual(state, "asked, over")
  }

  func testAValueBeginsTheTimeAnew() {
    sleep(8)
    app.buttons["Answer"].tap()
    sleep(8)
    XCTAssertEqual(state, "asked, answered")
    sleep(3)
    app.buttons["Answer"].tap()
    XCTAssertEqual(state, "asked, answered, over")
  }
}
