import AppTunnel
import Combine
import SimulatedApp
import SwiftUI
import XCTest

struct LoadedApp: App {
  var body: some Scene {
    WindowGroup { LoadedView() }
  }
}

private final class Greeting: ObservableObject {
  @Published var words = "Nothing"
  private var loading: AnyCancellable?

  func load() {
    guard let url = URL(string: "https://shop.example.com/v1/greeting") else { return }
    loading = URLSession.shared.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "No answer")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.words = $0 }
  }

  func leave() { loading = nil }
}

private struct LoadedView: View {
  @StateObject private var greeting = Greeting()

  var body: some View {
    VStack {
      Text(greeting.words)
      Button("Load") { greeting.load() }
      Button("Leave") { greeting.leave() }
    }
  }
}

/// Requests of an app are answered by the stubs, after their latency in virtual time.
final class LoadedTests: HostedAppTests<LoadedApp> {
  private func answer(_ answer: StubAnswer) {
    app.tunnel.stubs.push { Stub("GET", "/v1/greeting", answers: answer) }
  }

  func testAPublisherSendsTheAnswerOfAStub() {
    answer(.text("Hello").after(.seconds(2)))
    app.buttons["Load"].tap()
    XCTAssertFalse(app.staticTexts["Hello"].waitForExistence(timeout: 1))
    XCTAssertTrue(app.staticTexts["Hello"].waitForExistence(timeout: 2))
  }

  func testAPublisherFailsWithTheFailureOfAStub() {
    answer(.failing(.offline))
    app.buttons["Load"].tap()
    XCTAssertTrue(app.staticTexts["No answer"].waitForExistence(timeout: 2))
  }

  func testACancelledRequestSendsNothing() {
    answer(.text("Hello").after(.seconds(2)))
    app.buttons["Load"].tap()
    app.buttons["Leave"].tap()
    XCTAssertFalse(app.staticTexts["Hello"].waitForExistence(timeout: 5))
  }
}
